import { shippingDeskCalls as calls } from '@quayside/contract/shipping/shipping.desk-calls';
import type { RefusedVoid } from '@quayside/contract/shipping/shipping.schemas';
import { Copyable } from '@quayside/ui/display/copyable';
import { TimeText } from '@quayside/ui/display/time-text';
import { useRead, useWrite } from '@quayside/ui/kernel/query';
import { Button, Drawer, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const areas = ['shipping', 'my-work'] as const;

/** Labels that are paid for although their orders were taken back; nothing when every carrier has voided them. */
export function RefusedVoids() {
  const { t } = useTranslation('desk-shipping');
  const [isOpen, setOpen] = useState(false);
  const { data } = useRead(calls.deskVoids, {});
  const list = data?.list ?? [];
  if (list.length === 0) return null;
  const title = t('voids.title', { count: list.length });
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Drawer open={isOpen} size="large" title={title} onClose={() => setOpen(false)}>
        <p className="quiet">{t('voids.hint')}</p>
        <ul className="shipping-voids">
          {list.map((one) => (
            <Void key={one.order_id} one={one} />
          ))}
        </ul>
      </Drawer>
    </>
  );
}

function Void({ one: { customer_id, order_id, ...one } }: { one: RefusedVoid }) {
  const { t } = useTranslation('desk-shipping');
  const again = useWrite(calls.deskVoidAgain, areas);
  const close = useWrite(calls.deskVoidClose, areas);
  return (
    <li>
      <strong>{one.order_no}</strong> {one.customer_name} · <TimeText at={one.requested_at} />
      {one.tracking_no !== '' && <Copyable value={one.tracking_no} />}
      <p>{one.reason}</p>
      <Space>
        <Button size="small" loading={again.isPending} onClick={() => again.mutate({ customer_id, order_id })}>
          {t('voids.again')}
        </Button>
        <Button size="small" loading={close.isPending} onClick={() => close.mutate({ customer_id, order_id })}>
          {t('voids.close')}
        </Button>
      </Space>
    </li>
  );
}
