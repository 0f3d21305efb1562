import { storageFeesDeskCalls } from '@quayside/contract/storage-fees/storage-fees.desk-calls';
import type { DeskStorageBillRow } from '@quayside/contract/storage-fees/storage-fees.schemas';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApprovalHint } from '#desk/kernel/approval-hint.tsx';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';

const ManyForm = createSchemaForm(storageFeesDeskCalls.deskDiscountMany.input.pick({ percent: true, reason: true }));

/** Gives the same part of each of one customer's bills. */
export function DiscountManyDrawer({ bills, onClose }: { bills: readonly DeskStorageBillRow[]; onClose: () => void }) {
  const { t } = useTranslation('desk-storage-fees');
  const { customer_id = 0, customer_name: customer = '' } = bills[0] ?? {};
  const [form] = ManyForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(storageFeesDeskCalls.deskDiscountMany, ['storage-fees', 'approvals'], {
    form,
    saved: (done) => t('discount_many_done', done),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="storage-discount-many"
      title={t('discount_many_title', { count: bills.length, customer })}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <ApprovalHint about={['amount']} />
      <ManyForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        onValuesChange={touch}
        onSubmit={(values) => void save({ ...values, customer_id, bill_ids: bills.map(({ bill_id }) => bill_id) })}
      >
        <ManyForm.Item name="percent" label={t('percent')}>
          <Input inputMode="decimal" suffix="%" />
        </ManyForm.Item>
        <ManyForm.Item name="reason" label={t('reason')}>
          <Input.TextArea rows={3} maxLength={500} showCount />
        </ManyForm.Item>
      </ManyForm.Form>
    </FormDrawer>
  );
}
