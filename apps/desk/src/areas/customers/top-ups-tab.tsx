import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { deskTopUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import { topUpStatuses } from '@quayside/domain/top-ups/top-up-rules';
import { Copyable } from '@quayside/ui/display/copyable';
import { DayText } from '@quayside/ui/display/day-text';
import { AmountText, MoneyText } from '@quayside/ui/display/money-text';
import { StateTag, type Tone } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { ListPage } from '@quayside/ui/list/list-page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const tones = { submitted: 'waiting', received: 'good', rejected: 'bad' } as const satisfies Record<(typeof topUpStatuses)[number], Tone>;

/** The customer's top-ups; the reference opens the review. */
export function TopUpsTab({ customer_id }: { customer_id: number }) {
  const { t } = useTranslation(['customers', 'top-up-words']);
  return (
    <ListPage
      call={topUpsDeskCalls.deskList}
      fixed={{ customer_id }}
      rowKey="top_up_id"
      title={t('tabs.top-ups')}
      tabs={{
        param: 'status',
        items: topUpStatuses.map((status) => ({ key: status, label: t(`status.${status}`, { ns: 'top-up-words' }) })),
      }}
      columns={[
        {
          key: 'reference',
          title: t('top_up.reference'),
          width: 180,
          pinned: 'start',
          render: ({ reference }) => (
            <Copyable value={reference}>
              <Link to={deskTopUpPaths.byReference(reference)}>{reference}</Link>
            </Copyable>
          ),
        },
        {
          key: 'status',
          title: t('status_title'),
          width: 120,
          render: ({ status }) => <StateTag tone={tones[status]}>{t(`status.${status}`, { ns: 'top-up-words' })}</StateTag>,
        },
        {
          key: 'amount',
          title: t('top_up.amount'),
          width: 150,
          align: 'end',
          render: (row) => <MoneyText amount={row.amount} currency={row.currency} />,
        },
        { key: 'method', title: t('top_up.method'), width: 140, render: (row) => t(`method.${row.method}`, { ns: 'top-up-words' }) },
        { key: 'paid_on', title: t('top_up.paid_on'), width: 120, render: (row) => <DayText day={row.paid_on} /> },
        { key: 'submitted_at', title: t('top_up.submitted_at'), width: 170, render: (row) => <TimeText at={row.submitted_at} /> },
        {
          key: 'credited_usd',
          title: t('top_up.credited'),
          currency: 'USD',
          width: 150,
          align: 'end',
          render: (row) => row.credited_usd && <AmountText amount={row.credited_usd} currency="USD" />,
        },
        { key: 'reviewed_by', title: t('top_up.reviewed_by'), width: 150 },
      ]}
      empty={{ title: t('top_up.empty'), hint: t('list_empty_hint') }}
    />
  );
}
