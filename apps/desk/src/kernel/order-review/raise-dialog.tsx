import { exceptionsDeskCalls } from '@quayside/contract/exceptions/exceptions.desk-calls';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoteDialog } from './note-dialog.tsx';

const reasons = exceptionsDeskCalls.deskRaise.input.shape.reason.options;
type Reason = (typeof reasons)[number];
type DialogProps = { order: { order_id: number; order_no: string }; customer_id: number; onClose: () => void };

/** Stops an order and asks the merchant (STAFF-08). */
export function RaiseDialog({ order: { order_id, order_no: number }, customer_id, onClose }: DialogProps) {
  const { t } = useTranslation('desk-exceptions');
  const { message } = App.useApp();
  const textOf = useFailureText();
  const [reason, setReason] = useState<Reason>('address');
  const raise = useWrite(exceptionsDeskCalls.deskRaise, ['orders', 'exceptions', 'my-work'], {
    silent: true,
    onDone: () => {
      void message.success(t('raised', { number }));
      onClose();
    },
  });
  return (
    <NoteDialog
      title={t('raise_title', { number })}
      hint={t('raise_hint')}
      label={t('question')}
      okText={t('raise')}
      isDanger
      needed={t('text_needed')}
      isSaving={raise.isPending}
      failure={raise.error ? textOf(raise.error) : null}
      onSend={(body) => raise.mutate({ customer_id, order_id, reason, body })}
      onClose={onClose}
    >
      <Select<Reason>
        value={reason}
        aria-label={t('reason')}
        options={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        onChange={setReason}
      />
    </NoteDialog>
  );
}
