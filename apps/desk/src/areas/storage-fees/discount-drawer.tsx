import { storageFeesDeskCalls } from '@quayside/contract/storage-fees/storage-fees.desk-calls';
import type { DeskStorageBillRow } from '@quayside/contract/storage-fees/storage-fees.schemas';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { amountText } from '@quayside/ui/kernel/values';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { App, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';
import { useFormSave } from '#desk/kernel/use-form-save.ts';

const DiscountForm = createSchemaForm(storageFeesDeskCalls.deskDiscount.input.pick({ discount: true, reason: true }));

/** Lowers what a bill takes, as long as it is not settled. */
export function DiscountDrawer({ bill, onClose }: { bill: DeskStorageBillRow; onClose: () => void }) {
  const { t } = useTranslation('desk-storage-fees');
  const { message } = App.useApp();
  const { customer_id, bill_id, bill_no, receivable } = bill;
  const [form] = DiscountForm.useForm();
  const [isDirty, setDirty] = useState(false);
  const { save, failure, isSaving } = useFormSave(storageFeesDeskCalls.deskDiscount, ['storage-fees'], form, {
    onDone: () => {
      void message.success(t('discount_saved', { bill_no }));
      onClose();
    },
  });
  return (
    <FormDrawer
      name="storage-discount"
      title={t('discount_title', { bill_no })}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <DiscountForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={{ discount: bill.discount }}
        onValuesChange={() => setDirty(true)}
        onSubmit={(values) => void save({ ...values, customer_id, bill_id })}
      >
        <DiscountForm.Item
          name="discount"
          label={t('discount_field')}
          extra={t('discount_hint', { amount: amountText(receivable, 'USD', currentLanguage()) ?? receivable })}
        >
          <Input inputMode="decimal" suffix="USD" />
        </DiscountForm.Item>
        <DiscountForm.Item name="reason" label={t('reason')}>
          <Input.TextArea rows={3} maxLength={500} showCount />
        </DiscountForm.Item>
      </DiscountForm.Form>
    </FormDrawer>
  );
}
