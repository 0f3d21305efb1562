import { PauseReason, customersDeskCalls, type CustomerDetail } from '@quayside/contract/customers/customers.desk-calls';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { Alert, Input, Modal } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandNames } from '#desk/kernel/brand-names.ts';

const PauseForm = createSchemaForm(PauseReason);

/** Says what pausing does and asks why. */
export function PauseDialog({ customer, onClose }: { customer: CustomerDetail; onClose: () => void }) {
  const { t } = useTranslation(['customers', 'kernel']);
  const { customer_id, name, platform_type } = customer;
  const brandOf = useBrandNames();
  const [form] = PauseForm.useForm();
  const field = useRef<TextAreaRef>(null);
  const { save, failure, isSaving } = useSave(customersDeskCalls.changeStatus, ['customers', 'operation-log'], {
    form,
    saved: t('paused_done', { name }),
    onSaved: onClose,
  });
  return (
    <Modal
      open
      title={t('pause_title', { name })}
      okText={t('pause')}
      okButtonProps={{ danger: true }}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
    >
      <p>{t('pause_text')}</p>
      {failure !== null && <Alert type="error" showIcon title={failure} />}
      <PauseForm.Form form={form} onSubmit={({ reason }) => void save({ customer_id, status: 'paused', reason })}>
        <PauseForm.Item name="reason" label={t('pause_reason')} extra={t('pause_reason_hint', { brand: brandOf(platform_type) })}>
          <Input.TextArea rows={3} maxLength={500} ref={field} />
        </PauseForm.Item>
      </PauseForm.Form>
    </Modal>
  );
}
