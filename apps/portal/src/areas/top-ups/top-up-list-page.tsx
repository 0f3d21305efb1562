import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import type { TopUpRow } from '@quayside/contract/top-ups/top-ups.schemas';
import { topUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import { currencyDigits } from '@quayside/domain/kernel/money';
import { paymentMethods } from '@quayside/domain/kernel/payment-methods';
import { topUpStatuses } from '@quayside/domain/top-ups/top-up-rules';
import { Allowed } from '@quayside/ui/shell/allowed';
import { Copyable } from '@quayside/ui/display/copyable';
import type { ListColumn, ListFilter } from '@quayside/ui/list/list-types';
import { ListPage } from '@quayside/ui/list/list-page';
import { AmountText, MoneyText } from '@quayside/ui/display/money-text';
import { DayText } from '@quayside/ui/display/day-text';
import { TimeText } from '@quayside/ui/display/time-text';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { StatusTag } from './status-tag.tsx';

/** All top-ups with their status (TOP-03). */
export function TopUpListPage() {
  const { t } = useTranslation(['top-ups', 'top-up-words']);
  const navigate = useNavigate();
  return (
    <ListPage
      call={topUpsCalls.list}
      rowKey="top_up_id"
      title={t('list_title')}
      purpose={t('list_purpose')}
      actions={
        <Allowed all={['top-ups.edit']}>
          <Button type="primary" onClick={() => navigate(topUpPaths.create)}>
            {t('title')}
          </Button>
        </Allowed>
      }
      tabs={{
        param: 'status',
        counts: topUpsCalls.counts,
        items: topUpStatuses.map((key) => ({ key, label: t(`status.${key}`, { ns: 'top-up-words' }) })),
      }}
      filters={useFilters()}
      columns={useColumns()}
      empty={{ title: t('empty_title'), hint: t('empty_hint') }}
    />
  );
}

function useFilters(): ListFilter<typeof topUpsCalls.list>[] {
  const { t } = useTranslation(['top-ups', 'top-up-words']);
  return [
    { kind: 'text', name: 'reference', label: t('reference') },
    { kind: 'days', from: 'from', to: 'to', label: t('period') },
    {
      kind: 'select',
      name: 'method',
      label: t('method'),
      options: paymentMethods.map((value) => ({ value, label: t(`method.${value}`, { ns: 'top-up-words' }) })),
    },
    {
      kind: 'select',
      name: 'currency',
      label: t('currency'),
      options: Object.keys(currencyDigits).map((value) => ({ value, label: value })),
    },
  ];
}

function useColumns(): ListColumn<TopUpRow>[] {
  const { t } = useTranslation(['top-ups', 'top-up-words']);
  return [
    { key: 'reference', title: t('reference'), width: 180, pinned: 'start', render: (row) => <Reference row={row} /> },
    { key: 'status', title: t('status'), width: 130, render: (row) => <StatusTag status={row.status} /> },
    {
      key: 'amount',
      card: 'amount',
      title: t('amount'),
      width: 170,
      align: 'end',
      render: (row) => <MoneyText amount={row.amount} currency={row.currency} />,
    },
    { key: 'paid_on', title: t('paid_on'), width: 140, card: 'time', render: (row) => <DayText day={row.paid_on} /> },
    { key: 'method', title: t('method'), width: 160, card: 'main', render: (row) => t(`method.${row.method}`, { ns: 'top-up-words' }) },
    {
      key: 'credited_usd',
      title: t('credited'),
      currency: 'USD',
      width: 160,
      align: 'end',
      render: (row) => row.credited_usd && <AmountText amount={row.credited_usd} currency="USD" />,
    },
    { key: 'submitted_at', title: t('submitted_at'), width: 180, sortable: true, render: (row) => <TimeText at={row.submitted_at} /> },
    { key: 'staff_remark', title: t('staff_remark'), width: 220 },
    { key: 'remark', title: t('remark'), width: 200, hidden: true },
  ];
}

function Reference({ row }: { row: TopUpRow }) {
  return (
    <Copyable value={row.reference}>
      <Link to={topUpPaths.detail(row.top_up_id)}>{row.reference}</Link>
    </Copyable>
  );
}
