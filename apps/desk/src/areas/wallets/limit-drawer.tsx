import { walletsDeskCalls } from '@quayside/contract/wallets/wallets.desk-calls';
import { CreditLimitInput, type WalletRow } from '@quayside/contract/wallets/wallets.schemas';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApprovalHint } from '#desk/kernel/approval-hint.tsx';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';

const LimitForm = createSchemaForm(CreditLimitInput.omit({ customer_id: true }));

/** The credit limit: how far a merchant's balance may go below zero. */
export function LimitDrawer({ wallet, onClose }: { wallet: WalletRow; onClose: () => void }) {
  const { t } = useTranslation(['desk-wallets', 'desk-approvals']);
  const { customer_id, customer_name: customer, credit_limit } = wallet;
  const [form] = LimitForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(walletsDeskCalls.deskSetCreditLimit, ['wallets', 'approvals'], {
    form,
    saved: ({ approval_id }) => (approval_id === null ? t('limit_saved', { customer }) : t('sent', { ns: 'desk-approvals' })),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="credit-limit"
      title={t('limit_title', { customer })}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <ApprovalHint about={['amount']} />
      <LimitForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={{ credit_limit }}
        onValuesChange={touch}
        onSubmit={(values) => void save({ ...values, customer_id })}
      >
        <LimitForm.Item name="credit_limit" label={t('limit_field')} extra={t('limit_hint')}>
          <Input inputMode="decimal" suffix="USD" />
        </LimitForm.Item>
        <LimitForm.Item name="reason" label={t('reason')} extra={t('reason_hint')}>
          <Input.TextArea rows={3} maxLength={500} showCount />
        </LimitForm.Item>
      </LimitForm.Form>
    </FormDrawer>
  );
}
