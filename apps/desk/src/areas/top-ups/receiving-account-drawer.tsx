import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import type { ReceivingAccountRow } from '@quayside/contract/top-ups/top-ups.schemas';
import { useSave } from '@quayside/ui/form/use-save';
import { currencyDigits } from '@quayside/domain/kernel/money';
import { paymentMethods } from '@quayside/domain/kernel/payment-methods';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useBrandOptions } from '#desk/kernel/brand-names.ts';
import { ApprovalHint } from '#desk/kernel/approval-hint.tsx';
import { FlagSwitch } from '#desk/kernel/flag-switch.tsx';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';
import { AccountForm, accountInput } from './receiving-account-form.ts';

const currencies = Object.keys(currencyDigits).map((value) => ({ value, label: value }));

/** Proposes a receiving account, or a new version of one: merchants see it once a second person agrees. */
export function ReceivingAccountDrawer({ account, onClose }: { account: ReceivingAccountRow | null; onClose: () => void }) {
  const { t } = useTranslation(['desk-top-ups', 'desk-approvals', 'desk-kernel']);
  const [form] = AccountForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(topUpsDeskCalls.deskSaveAccount, ['top-ups', 'approvals'], {
    form,
    saved: ({ approval_id, account }) =>
      approval_id === null ? t('saved', { ns: 'desk-kernel', name: account?.account_name ?? '' }) : t('sent', { ns: 'desk-approvals' }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="receiving-account"
      title={account === null ? t('account_add') : t('edit_title', { ns: 'desk-kernel', name: account.account_name })}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <ApprovalHint about={['always']} />
      <AccountForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={account === null ? { enabled: 1 } : accountInput(account)}
        onValuesChange={touch}
        onSubmit={(values) => void save(account === null ? values : { ...values, receiving_account_id: account.receiving_account_id })}
      >
        <AccountFields />
      </AccountForm.Form>
    </FormDrawer>
  );
}

function AccountFields() {
  const { t } = useTranslation(['desk-top-ups', 'top-up-words', 'desk-kernel']);
  const ns = 'top-up-words';
  const methods = paymentMethods.map((value) => ({ value, label: t(`method.${value}`, { ns }) }));
  return (
    <>
      <AccountForm.Item name="platform_type" label={t('brand')} kind="select">
        <Select options={useBrandOptions()} />
      </AccountForm.Item>
      <AccountForm.Item name="method" label={t('method')} kind="select">
        <Select options={methods} />
      </AccountForm.Item>
      <AccountForm.Item name="currency" label={t('currency')} kind="select">
        <Select showSearch options={currencies} />
      </AccountForm.Item>
      <AccountForm.Item name="account_name" label={t('account_name', { ns })}>
        <Input maxLength={120} />
      </AccountForm.Item>
      <AccountForm.Item name="account_number" label={t('account_number', { ns })}>
        <Input maxLength={120} />
      </AccountForm.Item>
      <AccountForm.Item name="bank" label={t('bank', { ns })}>
        <Input maxLength={120} />
      </AccountForm.Item>
      <AccountForm.Item name="swift" label={t('swift', { ns })}>
        <Input maxLength={20} />
      </AccountForm.Item>
      <AccountForm.Item name="note_en" label={t('note_en')}>
        <Input.TextArea rows={2} maxLength={500} lang="en" />
      </AccountForm.Item>
      <AccountForm.Item name="note_cn" label={t('note_cn')}>
        <Input.TextArea rows={2} maxLength={500} lang="zh-CN" />
      </AccountForm.Item>
      <AccountForm.Item name="enabled" label={t('enabled.field', { ns: 'desk-kernel' })}>
        <FlagSwitch />
      </AccountForm.Item>
    </>
  );
}
