import { walletsDeskCalls } from '@quayside/contract/wallets/wallets.desk-calls';
import { AdjustmentInput, type WalletRow } from '@quayside/contract/wallets/wallets.schemas';
import { MoneyText } from '@quayside/ui/display/money-text';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { Descriptions, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApprovalHint } from '#desk/kernel/approval-hint.tsx';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';

const AdjustForm = createSchemaForm(AdjustmentInput.omit({ customer_id: true }));

/** Corrects a balance. A large correction is only proposed, and the response says so. */
export function AdjustDrawer({ wallet, onClose }: { wallet: WalletRow; onClose: () => void }) {
  const { t } = useTranslation('desk-wallets');
  const { customer_id, customer_name: customer } = wallet;
  const [form] = AdjustForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(walletsDeskCalls.deskAdjust, ['wallets', 'approvals'], {
    form,
    saved: ({ state }) => t(state === 'booked' ? 'adjust_booked' : 'adjust_proposed'),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="wallet-adjustment"
      title={t('adjust_title', { customer })}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <ApprovalHint about={['amount']} />
      <Descriptions
        className="drawer-facts"
        size="small"
        column={1}
        items={[{ key: 'balance', label: t('balance'), children: <MoneyText amount={wallet.balance} currency="USD" /> }]}
      />
      <AdjustForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        onValuesChange={touch}
        onSubmit={(values) => void save({ ...values, customer_id })}
      >
        <AdjustForm.Item name="direction" label={t('direction')} kind="select">
          <Radio.Group
            options={[
              { value: 'credit', label: t('credit') },
              { value: 'debit', label: t('debit') },
            ]}
          />
        </AdjustForm.Item>
        <AdjustForm.Item name="amount" label={t('amount')}>
          <Input inputMode="decimal" suffix="USD" />
        </AdjustForm.Item>
        <AdjustForm.Item name="reason" label={t('reason')} extra={t('reason_hint')}>
          <Input.TextArea rows={3} maxLength={500} showCount />
        </AdjustForm.Item>
      </AdjustForm.Form>
    </FormDrawer>
  );
}
