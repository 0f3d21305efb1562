import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import type { TopUpDetail } from '@quayside/contract/top-ups/top-ups.schemas';
import { useSave } from '@quayside/ui/form/use-save';
import { Alert, Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Allowed } from '@quayside/ui/shell/allowed';
import { ProofStep } from './proof-step.tsx';
import { TopUpFields } from './top-up-fields.ts';

type CorrectProps = { topUp: TopUpDetail };

/** A rejected payment is corrected and sent again in one step, under its reference. */
export function CorrectTopUp({ topUp }: CorrectProps) {
  const { t } = useTranslation('top-ups');
  const [isOpen, setOpen] = useState(false);
  if (topUp.status !== 'rejected') return null;
  return (
    <Allowed all={['top-ups.edit']}>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('correct')}
      </Button>
      {isOpen && <CorrectDialog topUp={topUp} onClose={() => setOpen(false)} />}
    </Allowed>
  );
}

function CorrectDialog({ topUp, onClose }: CorrectProps & { onClose: () => void }) {
  const { t } = useTranslation('top-ups');
  const [form] = TopUpFields.useForm();
  const { top_up_id, round, reference, method, currency, amount, paid_on, voucher_file_id, remark, staff_remark } = topUp;
  const { save, failure, isSaving } = useSave(topUpsCalls.resubmit, ['top-ups'], {
    form,
    saved: t('corrected', { reference }),
    onSaved: onClose,
  });
  return (
    <Modal
      open
      title={t('correct_title', { reference })}
      okText={t('correct_send')}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Alert className="form-failure" type="warning" showIcon title={staff_remark} description={t('correct_hint')} />
      {failure !== null && <Alert className="form-failure" type="error" showIcon title={failure} />}
      <TopUpFields.Form
        form={form}
        autoComplete="off"
        initialValues={{ reference, method, currency, amount, paid_on, voucher_file_id, remark }}
        onSubmit={(entered) =>
          void save({
            top_up_id,
            round,
            amount: entered.amount,
            paid_on: entered.paid_on,
            voucher_file_id: entered.voucher_file_id,
            remark: entered.remark,
          })
        }
      >
        {(['reference', 'method', 'currency'] as const).map((name) => (
          <Form.Item key={name} name={name} hidden>
            <Input />
          </Form.Item>
        ))}
        <ProofStep />
      </TopUpFields.Form>
    </Modal>
  );
}
