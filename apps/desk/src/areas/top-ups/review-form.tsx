import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { ReviewInput, type DeskTopUpRow } from '@quayside/contract/top-ups/top-ups.schemas';
import { moneyText } from '@quayside/domain/kernel/money';
import { inUsd, keptAmount } from '@quayside/domain/top-ups/top-up-rules';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { amountText } from '@quayside/ui/kernel/values';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { Alert, App, Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApprovalHint } from '#desk/kernel/approval-hint.tsx';

const Fields = createSchemaForm(ReviewInput.pick({ credited_usd: true, rate: true, rate_source: true, remark: true }));
type Entered = Parameters<Parameters<typeof Fields.Form>[0]['onSubmit']>[0];

/** `onProposed`: the top-up still waits, now for a second person. */
type FormProps = { topUp: DeskTopUpRow; onTouched: () => void; onDone: () => void; onProposed: () => void };

/** The credited amount and rate, or the reason of a rejection. Both need a confirmation: neither can be undone. */
export function ReviewForm({ topUp, onTouched, onDone, onProposed }: FormProps) {
  const { t } = useTranslation('desk-top-ups');
  const [form] = Fields.useForm();
  const { decide, failure, isSaving } = useDecide(topUp, form, onDone, onProposed);
  const { currency } = topUp;
  const isForeign = currency !== 'USD';
  return (
    <Fields.Form
      form={form}
      autoComplete="off"
      validateTrigger="onBlur"
      initialValues={{
        credited_usd: topUp.proposed_usd ?? undefined,
        ...(isForeign && { rate: topUp.proposed_rate ?? undefined, rate_source: topUp.proposed_source ?? undefined }),
      }}
      onValuesChange={({ rate }) => {
        onTouched();
        // A source belongs to its rate: the proposed one comes back with the proposed rate only.
        if (rate !== undefined) form.setFieldValue('rate_source', rate === topUp.proposed_rate ? (topUp.proposed_source ?? '') : '');
        const worth = rate === undefined ? null : worthAt(topUp, rate);
        if (worth !== null) form.setFieldValue('credited_usd', worth);
      }}
      onSubmit={(entered) => decide('receive', entered)}
    >
      {failure !== null && <Alert className="form-failure" type="error" showIcon title={failure} />}
      {topUp.proposed_usd === null && <Alert className="form-failure" type="warning" showIcon title={t('no_rate', { currency })} />}
      <ApprovalHint about={isForeign ? ['amount', 'rate'] : ['amount']} />
      {isForeign && (
        <>
          <Fields.Item name="rate" label={t('rate', { currency })}>
            <Input inputMode="decimal" />
          </Fields.Item>
          <Fields.Item name="rate_source" label={t('rate_source')}>
            <Input maxLength={120} />
          </Fields.Item>
        </>
      )}
      <Fields.Item name="credited_usd" label={t('credited_usd')} required>
        <Input inputMode="decimal" suffix="USD" />
      </Fields.Item>
      <Fields.Item name="remark" label={t('remark')} extra={t('remark_hint')}>
        <Input.TextArea rows={3} maxLength={500} showCount />
      </Fields.Item>
      <div className="drawer-foot">
        <Button danger disabled={isSaving} onClick={() => decide('reject', form.getFieldsValue() as Entered)}>
          {t('reject')}
        </Button>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {t('receive')}
        </Button>
      </div>
    </Fields.Form>
  );
}

function useDecide(topUp: DeskTopUpRow, form: ReturnType<typeof Fields.useForm>[0], onDone: () => void, onProposed: () => void) {
  const { t } = useTranslation(['desk-top-ups', 'desk-approvals', 'fields', 'kernel']);
  const { modal } = App.useApp();
  const { customer_id, top_up_id, reference, customer_name } = topUp;
  const { save, failure, isSaving } = useSave(topUpsDeskCalls.deskReview, ['top-ups', 'wallets', 'approvals'], {
    form,
    saved: ({ status, approval_id }) =>
      approval_id === null
        ? t(status === 'received' ? 'received_done' : 'rejected_done', { reference })
        : t('sent', { ns: 'desk-approvals' }),
    onSaved: ({ approval_id }) => (approval_id === null ? onDone() : onProposed()),
  });
  const decide = (decision: 'receive' | 'reject', { remark = '', ...entered }: Partial<Entered>) => {
    // Checked before the confirmation, so that the server does not refuse afterwards.
    if (decision === 'reject' && remark.trim() === '')
      return form.setFields([{ name: 'remark', errors: [t('top-ups.remark_needed', { ns: 'fields' })] }]);
    if (decision === 'receive' && !entered.credited_usd)
      return form.setFields([{ name: 'credited_usd', errors: [t('top-ups.usd_needed', { ns: 'fields' })] }]);
    const amount = amountText(entered.credited_usd ?? '', 'USD', currentLanguage()) ?? '';
    modal.confirm({
      title: decision === 'receive' ? t('receive_title', { amount, customer: customer_name }) : t('reject_title', { reference }),
      content: t(`${decision}_text`),
      okText: t(decision),
      okButtonProps: { danger: decision === 'reject' },
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => save({ customer_id, top_up_id, decision, remark, ...(decision === 'receive' ? entered : {}) }),
    });
  };
  return { decide, failure, isSaving };
}

/** The amount at another rate, exact to the cent; null while the rate is invalid. */
function worthAt({ amount, currency }: DeskTopUpRow, rate: string): string | null {
  return /^\d{1,8}(\.\d{1,8})?$/.test(rate) ? moneyText(inUsd(keptAmount(amount, currency), rate)) : null;
}
