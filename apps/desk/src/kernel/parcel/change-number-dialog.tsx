import { shippingDeskCalls } from '@quayside/contract/shipping/shipping.desk-calls';
import { RefusedError } from '@quayside/ui/kernel/errors';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoteDialog } from '#desk/kernel/order-review/note-dialog.tsx';
import type { ParcelOrder } from './parcel-order.ts';

type DialogProps = { order: ParcelOrder; numbers: { tracking_no: string; last_mile_no: string }; onClose: () => void };

/** A wrong carrier's number. What was reported about the right one is applied. */
export function ChangeNumberDialog({ order: { customer_id, order_id, order_no }, numbers, onClose }: DialogProps) {
  const { t } = useTranslation('desk-shipping');
  const { message } = App.useApp();
  const textOf = useFailureText();
  const [tracking_no, setTracking] = useState(numbers.tracking_no);
  const [last_mile_no, setLastMile] = useState(numbers.last_mile_no);
  const change = useWrite(shippingDeskCalls.deskChange, ['tracking', 'shipping', 'orders'], {
    silent: true,
    onDone: () => {
      void message.success(t('parcel.number_changed', { number: order_no }));
      onClose();
    },
  });
  const { error } = change;
  const failure = error ? ((error instanceof RefusedError ? error.fields[0]?.msg : undefined) ?? textOf(error)) : null;
  return (
    <NoteDialog
      title={t('parcel.change_title', { number: order_no })}
      hint={t('parcel.change_hint')}
      label={t('parcel.reason')}
      okText={t('parcel.change_number')}
      needed={t('parcel.reason_needed')}
      isSaving={change.isPending}
      failure={failure}
      onSend={(reason) => change.mutate({ customer_id, order_id, tracking_no, last_mile_no, reason })}
      onClose={onClose}
    >
      <Input
        value={tracking_no}
        maxLength={60}
        aria-label={t('columns.tracking_no')}
        placeholder={t('columns.tracking_no')}
        onChange={(event) => setTracking(event.target.value)}
      />
      <Input
        value={last_mile_no}
        maxLength={60}
        aria-label={t('columns.last_mile_no')}
        placeholder={t('columns.last_mile_no')}
        onChange={(event) => setLastMile(event.target.value)}
      />
    </NoteDialog>
  );
}
