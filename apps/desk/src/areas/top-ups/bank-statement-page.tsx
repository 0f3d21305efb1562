import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import type { StatementLine } from '@quayside/contract/top-ups/top-ups.schemas';
import { deskTopUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import { isCurrency } from '@quayside/domain/kernel/money';
import { statementLineStates } from '@quayside/domain/top-ups/top-up-rules';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { DayText } from '@quayside/ui/display/day-text';
import { ListPage } from '@quayside/ui/list/list-page';
import { MoneyText } from '@quayside/ui/display/money-text';
import { StateTag, type Tone } from '@quayside/ui/display/state-tag';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IgnoreLine } from './ignore-line.tsx';
import { ImportStatement } from './import-statement.tsx';

const tones = { open: 'quiet', proposed: 'waiting', confirmed: 'good', ignored: 'quiet' } as const satisfies Record<
  StatementLine['state'],
  Tone
>;

/** Incoming payments of the bank beside the top-ups of merchants. */
export function BankStatementPage() {
  const { t } = useTranslation('desk-top-ups');
  return (
    <ListPage
      call={topUpsDeskCalls.deskStatementLines}
      rowKey="line_id"
      title={t('statements_title')}
      purpose={t('statements_purpose')}
      actions={<ImportStatement />}
      tabs={{
        param: 'state',
        counts: topUpsDeskCalls.deskLineCounts,
        items: statementLineStates.map((key) => ({ key, label: t(`line_states.${key}`) })),
      }}
      columns={useLineColumns()}
      empty={{ title: t('lines_empty_title'), hint: t('lines_empty_hint') }}
    />
  );
}

function useLineColumns(): ListColumn<StatementLine>[] {
  const { t } = useTranslation(['desk-top-ups', 'kernel']);
  return [
    { key: 'booked_on', title: t('booked_on'), width: 120, pinned: 'start', render: (row) => <DayText day={row.booked_on} /> },
    { key: 'amount', title: t('line_amount'), width: 160, align: 'end', render: (line) => <LineAmount line={line} /> },
    { key: 'words', title: t('words'), width: 340 },
    {
      key: 'state',
      title: t('line_state'),
      width: 130,
      render: (line) => <StateTag tone={tones[line.state]}>{t(`line_states.${line.state}`)}</StateTag>,
    },
    { key: 'top_up', title: t('proposal'), width: 300, render: (line) => <Proposal line={line} /> },
    { key: 'statement', title: t('statement'), width: 180, render: (line) => `${line.statement} · ${line.row_no}` },
    { ...actionsColumn(), width: 110, render: (line) => <IgnoreLine line={line} /> },
  ];
}

/** The bank's own text: its currency may be unknown to us. */
function LineAmount({ line: { amount, currency } }: { line: StatementLine }) {
  return isCurrency(currency) ? <MoneyText amount={amount} currency={currency} /> : `${amount} ${currency}`;
}

/** The matching top-up; a click opens its review. */
function Proposal({ line }: { line: StatementLine }) {
  const { top_up } = line;
  if (top_up === null) return null;
  return (
    <Link to={deskTopUpPaths.byReference(top_up.reference)}>
      {top_up.reference} · {top_up.customer_name} · {top_up.amount} {top_up.currency}
    </Link>
  );
}
