import { storageFeesDeskCalls } from '@quayside/contract/storage-fees/storage-fees.desk-calls';
import type { DeskStorageBillRow } from '@quayside/contract/storage-fees/storage-fees.schemas';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { amountText } from '@quayside/ui/kernel/values';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApprovalHint } from '#desk/kernel/approval-hint.tsx';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';

const DiscountForm = createSchemaForm(storageFeesDeskCalls.deskDiscount.input.pick({ discount: true, reason: true }));

/** Sets a discount on a bill that is not settled. */
export function DiscountDrawer({ bill, onClose }: { bill: DeskStorageBillRow; onClose: () => void }) {
  const { t } = useTranslation(['desk-storage-fees', 'desk-approvals']);
  const { customer_id, bill_id, bill_no, receivable } = bill;
  const [form] = DiscountForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(storageFeesDeskCalls.deskDiscount, ['storage-fees', 'approvals'], {
    form,
    saved: ({ approval_id }) => (approval_id === null ? t('discount_saved', { bill_no }) : t('sent', { ns: 'desk-approvals' })),
    onSaved: onClose,
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
      <ApprovalHint about={['amount']} />
      <DiscountForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={{ discount: bill.discount }}
        onValuesChange={touch}
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
