import { trackingDeskCalls } from '@quayside/contract/tracking/tracking.desk-calls';
import { trackingMove, type OrderStatus } from '@quayside/domain/orders/order-machine';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoteDialog } from '#desk/kernel/order-review/note-dialog.tsx';
import type { ParcelOrder } from './parcel-order.ts';

const statuses = trackingDeskCalls.deskSet.input.shape.status.options;

/** Forwards only: the server asks the same table. */
export const settable = (status: OrderStatus) => statuses.filter((one) => trackingMove(status, one) !== null);

type DialogProps = { order: ParcelOrder; status: OrderStatus; onClose: () => void };

/** What the carrier told staff by other means (STAFF-08). */
export function SetStatusDialog({ order: { customer_id, order_id, order_no }, status, onClose }: DialogProps) {
  const { t } = useTranslation('desk-shipping');
  const { t: statusName } = useTranslation('order-status');
  const { message } = App.useApp();
  const textOf = useFailureText();
  const choices = settable(status);
  const [chosen, choose] = useState(choices[0] ?? null);
  const set = useWrite(trackingDeskCalls.deskSet, ['tracking', 'orders', 'exceptions', 'my-work'], {
    silent: true,
    onDone: () => {
      void message.success(t('parcel.status_set', { number: order_no }));
      onClose();
    },
  });
  return (
    <NoteDialog
      title={t('parcel.set_title', { number: order_no })}
      hint={t('parcel.set_hint')}
      label={t('parcel.reason')}
      okText={t('parcel.set_status')}
      needed={t('parcel.reason_needed')}
      isSaving={set.isPending}
      failure={set.error ? textOf(set.error) : null}
      onSend={(remark) => chosen && set.mutate({ customer_id, order_id, status: chosen, remark })}
      onClose={onClose}
    >
      <Select
        value={chosen}
        aria-label={t('parcel.status')}
        options={choices.map((value) => ({ value, label: statusName(value) }))}
        onChange={choose}
      />
    </NoteDialog>
  );
}
