import { trackingDeskCalls } from '@quayside/contract/tracking/tracking.desk-calls';
import type { OrderTracking } from '@quayside/contract/tracking/tracking.schemas';
import { Copyable } from '@quayside/ui/display/copyable';
import { TimeText } from '@quayside/ui/display/time-text';
import { useCan } from '@quayside/ui/kernel/context';
import { useRead } from '@quayside/ui/kernel/query';
import { OrderStatusTag } from '@quayside/ui/orders/order-status-tag';
import { Button, Drawer, Space, Timeline } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrintDocuments } from '#desk/kernel/station/use-print-documents.ts';
import { ChangeNumberDialog } from './change-number-dialog.tsx';
import type { ParcelOrder } from './parcel-order.ts';
import { settable, SetStatusDialog } from './set-status-dialog.tsx';

/** The parcel of a packed order: numbers, what was reported, and what staff may correct or print again. */
export function ParcelDrawer({ order, onClose }: { order: ParcelOrder; onClose: () => void }) {
  const { t } = useTranslation(['desk-shipping', 'public-tracking']);
  const { customer_id, order_id } = order;
  const { data } = useRead(trackingDeskCalls.deskGet, { customer_id, order_id });
  return (
    <Drawer open title={t('parcel.title', { number: order.order_no })} onClose={onClose}>
      {data && (
        <>
          <p>
            <OrderStatusTag status={data.status} />
          </p>
          <ParcelActions order={order} parcel={data} />
          {[data.waybill_no, data.tracking_no, data.last_mile_no, data.tracking_url]
            .filter((value) => value !== '')
            .map((value) => (
              <p key={value}>
                <Copyable value={value} />
              </p>
            ))}
          <Timeline
            items={data.list.map(({ at, status, description, location }) => ({
              // Entries have no id; two at the same moment differ in their text.
              key: `${at} ${status} ${description}`,
              content: (
                <>
                  <strong>{t(`entry.${status}`, { ns: 'public-tracking' })}</strong> {description}
                  <div className="quiet">
                    <TimeText at={at} /> {location}
                  </div>
                </>
              ),
            }))}
          />
        </>
      )}
    </Drawer>
  );
}

function ParcelActions({ order, parcel }: { order: ParcelOrder; parcel: OrderTracking }) {
  const { t } = useTranslation('desk-shipping');
  const [open, setOpen] = useState<'number' | 'status' | null>(null);
  const { print, failed } = usePrintDocuments();
  const [mayShip, maySet, mayPrint] = [useCan('desk.shipping.ship'), useCan('desk.tracking.set'), useCan('desk.packing.pack')];
  const isShipped = parcel.list.some(({ status }) => status === 'shipped') && parcel.status !== 'canceled';
  const close = () => setOpen(null);
  return (
    <Space wrap>
      {mayPrint && (
        <>
          <Button onClick={() => void print(order, ['label'])}>{t('parcel.print_label')}</Button>
          <Button onClick={() => void print(order, ['slip'])}>{t('parcel.print_slip')}</Button>
        </>
      )}
      {mayShip && isShipped && <Button onClick={() => setOpen('number')}>{t('parcel.change_number')}</Button>}
      {maySet && settable(parcel.status).length > 0 && <Button onClick={() => setOpen('status')}>{t('parcel.set_status')}</Button>}
      {failed.map(({ order: { order_id }, text }) => (
        <span key={order_id} role="alert">
          {text}
        </span>
      ))}
      {open === 'number' && <ChangeNumberDialog order={order} numbers={parcel} onClose={close} />}
      {open === 'status' && <SetStatusDialog order={order} status={parcel.status} onClose={close} />}
    </Space>
  );
}
