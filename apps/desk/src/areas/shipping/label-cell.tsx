import { shippingDeskCalls } from '@quayside/contract/shipping/shipping.desk-calls';
import type { ShippingRow } from '@quayside/contract/shipping/shipping.schemas';
import { Copyable } from '@quayside/ui/display/copyable';
import { StateTag } from '@quayside/ui/display/state-tag';
import { useWrite } from '@quayside/ui/kernel/query';
import { Button, Space } from 'antd';
import { useTranslation } from 'react-i18next';

/** The carrier's label: its number, or why there is none. */
export function LabelCell({ row: { customer_id, order_id, label } }: { row: ShippingRow }) {
  const { t } = useTranslation('desk-shipping');
  const again = useWrite(shippingDeskCalls.deskLabelAgain, ['shipping', 'my-work']);
  if (!label) return null;
  if (label.state === 'bought') return <Copyable value={label.tracking_no} />;
  if (label.state === 'waiting') return <StateTag tone="waiting">{t('label_waiting')}</StateTag>;
  return (
    <Space orientation="vertical" size={4}>
      <StateTag tone="bad">{t('label_failed')}</StateTag>
      <span className="quiet">{label.reason}</span>
      <Button size="small" loading={again.isPending} onClick={() => again.mutate({ customer_id, order_id })}>
        {t('label_again')}
      </Button>
    </Space>
  );
}
