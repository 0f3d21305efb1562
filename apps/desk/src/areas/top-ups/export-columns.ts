import type { ListToExport } from '@quayside/ui/kernel/list-export';
import { paymentMethods } from '@quayside/domain/kernel/payment-methods';
import { statementLineStates, topUpStatuses } from '@quayside/domain/top-ups/top-up-rules';
import { useTranslation } from 'react-i18next';

type Columns = ListToExport['columns'];

export function useTopUpExport(): Columns {
  const { t } = useTranslation(['desk-top-ups', 'top-up-words', 'desk-kernel']);
  const methods = paymentMethods.map((one) => [one, t(`method.${one}`, { ns: 'top-up-words' })]);
  const statuses = topUpStatuses.map((one) => [one, t(`status.${one}`, { ns: 'top-up-words' })]);
  return [
    { field: 'reference', title: t('reference') },
    { field: 'customer_name', title: t('customer', { ns: 'desk-kernel' }) },
    { field: 'status', title: t('status'), words: Object.fromEntries(statuses) },
    { field: 'amount', title: t('amount'), kind: 'number' },
    { field: 'currency', title: t('currency') },
    { field: 'method', title: t('method'), words: Object.fromEntries(methods) },
    { field: 'paid_on', title: t('paid_on') },
    { field: 'submitted_at', title: t('submitted_at') },
    { field: 'credited_usd', title: `${t('credited')}, USD`, kind: 'money' },
    { field: 'reviewed_by', title: t('reviewed_by') },
    { field: 'staff_remark', title: t('remark') },
  ];
}

export function useLineExport(): Columns {
  const { t } = useTranslation('desk-top-ups');
  const states = statementLineStates.map((one) => [one, t(`line_states.${one}`)]);
  return [
    { field: 'booked_on', title: t('booked_on') },
    { field: 'words', title: t('line_text') },
    { field: 'amount', title: t('fits_amount'), kind: 'number' },
    { field: 'currency', title: t('currency') },
    { field: 'state', title: t('status'), words: Object.fromEntries(states) },
    { field: 'top_up.reference', title: t('reference') },
    { field: 'reason', title: t('match_reason') },
    { field: 'decided_by', title: t('reviewed_by') },
    { field: 'statement', title: t('statement') },
  ];
}
