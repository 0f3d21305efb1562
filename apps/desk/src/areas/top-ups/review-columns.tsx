import type { DeskTopUpRow } from '@quayside/contract/top-ups/top-ups.schemas';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { Copyable } from '@quayside/ui/display/copyable';
import { useCan } from '@quayside/ui/kernel/context';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { AmountText, MoneyText } from '@quayside/ui/display/money-text';
import { DayText } from '@quayside/ui/display/day-text';
import { RowAction } from '@quayside/ui/list/row-actions';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { StatusTag } from './status-tag.tsx';

export function useReviewColumns(onOpen: (row: DeskTopUpRow) => void): ListColumn<DeskTopUpRow>[] {
  const { t } = useTranslation(['desk-top-ups', 'top-up-words', 'desk-kernel', 'kernel']);
  const canReview = useCan('desk.top-ups.review');
  const actionOf = (row: DeskTopUpRow) => (canReview && row.status === 'submitted' ? t('review') : t('view'));
  return [
    { key: 'reference', title: t('reference'), width: 170, pinned: 'start', render: (row) => <Copyable value={row.reference} /> },
    { key: 'customer', title: t('customer', { ns: 'desk-kernel' }), width: 170, render: (row) => <CustomerLink {...row} /> },
    { key: 'status', title: t('status'), width: 120, render: (row) => <StatusTag status={row.status} /> },
    {
      key: 'amount',
      title: t('amount'),
      width: 140,
      align: 'end',
      render: (row) => <MoneyText amount={row.amount} currency={row.currency} />,
    },
    { key: 'method', title: t('method'), width: 130, render: (row) => t(`method.${row.method}`, { ns: 'top-up-words' }) },
    { key: 'paid_on', title: t('paid_on'), width: 115, render: (row) => <DayText day={row.paid_on} /> },
    { key: 'submitted_at', title: t('submitted_at'), width: 165, render: (row) => <TimeText at={row.submitted_at} /> },
    {
      key: 'credited_usd',
      title: t('credited'),
      currency: 'USD',
      width: 150,
      align: 'end',
      render: (row) => row.credited_usd && <AmountText amount={row.credited_usd} currency="USD" />,
    },
    { key: 'reviewed_by', title: t('reviewed_by'), width: 150 },
    { ...actionsColumn(), width: 110, render: (row) => <RowAction onClick={() => onOpen(row)}>{actionOf(row)}</RowAction> },
  ];
}
