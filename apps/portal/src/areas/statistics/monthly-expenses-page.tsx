import type { OutputOf } from '@quayside/contract/kernel/call';
import { statisticsCalls } from '@quayside/contract/statistics/statistics.calls';
import { transactionPaths } from '@quayside/contract/transactions/transactions.paths';
import { divideExact, fromUnits } from '@quayside/domain/statistics/exact';
import { feeGroups } from '@quayside/domain/statistics/fee-groups';
import { daysOfMonth } from '@quayside/domain/statistics/months';
import { feeTypes } from '@quayside/domain/wallets/wallet-rules';
import { Figures } from '@quayside/ui/display/figures';
import { useCan } from '@quayside/ui/kernel/context';
import { useRead } from '@quayside/ui/kernel/query';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '@quayside/ui/statistics/change-text';
import { exactText, monthLabel } from '@quayside/ui/kernel/figure-texts';
import { StatisticsState } from '@quayside/ui/statistics/statistics-state';
import { Choice } from './choice.tsx';
import { expenseMeasures, inMeasure } from './expense-measures.ts';
import { MonthPanels } from './month-panels.tsx';
import type { TableRow } from './month-table.tsx';
import { PeriodNote } from '@quayside/ui/statistics/period-note';
import { StatisticsHead } from './statistics-head.tsx';
import { usePeriod } from '@quayside/ui/kernel/use-period';

/** What was paid by month and fee type (STAT-04). A fee opens its ledger entries. */
export function MonthlyExpensesPage() {
  const { t } = useTranslation('statistics');
  const { input, change, choice } = usePeriod();
  const measure = choice('measure', expenseMeasures);
  const read = useRead(statisticsCalls.monthlyExpenses, input, { silent: true, keepPrevious: true });
  const nameOf = useFeeGroupName();
  const canOpen = useCan('transactions.read');
  const linkOf = (row: TableRow | null, month: string | null) => {
    // The ledger has fee types, not groups of them, and no warehouse.
    const isGroup = row !== null && row.parent === null;
    if (!canOpen || !read.data || isGroup || input.warehouse_id !== undefined) return null;
    const days = { from: daysOfMonth(month ?? read.data.from).first, to: daysOfMonth(month ?? read.data.to).last };
    return transactionPaths.filtered({ ...days, ...(row === null ? {} : { fee_type: row.key }) });
  };
  return (
    <div className="page statistics-page">
      <StatisticsHead
        title={t('expenses.title')}
        purpose={t('expenses.purpose')}
        shown={read.data}
        warehouse={input.warehouse_id}
        onChange={change}
        exports={{ page: 'expenses', ...input }}
      >
        <Choice
          value={measure}
          words={expenseMeasures}
          label={(word) => t(`expenses.measure.${word}`)}
          onChange={(next) => change({ measure: next })}
        />
      </StatisticsHead>
      <StatisticsState read={read} isEmpty={({ series, total }) => series.length === 0 && Number(total.amount.before) === 0}>
        {(data) => (
          <>
            <section className="panel">
              <ExpenseFigures data={data} />
              <PeriodNote period={data} />
            </section>
            <MonthPanels
              title={t(`expenses.by_fee.${measure}`)}
              first={t('expenses.fee_type')}
              fileName={t('expenses.title')}
              isCount={false}
              months={data.months}
              rows={data.series.map(({ key, parent, measures }) => ({
                key,
                parent,
                name: nameOf(key, parent),
                label: nameOf(key, parent),
                values: inMeasure(measure, measures.amount, { total: data.total.amount, orders: data.orders }),
              }))}
              total={inMeasure(measure, data.total.amount, { total: data.total.amount, orders: data.orders })}
              linkOf={linkOf}
            />
          </>
        )}
      </StatisticsState>
    </div>
  );
}

function ExpenseFigures({ data }: { data: OutputOf<typeof statisticsCalls.monthlyExpenses> }) {
  const { t } = useTranslation('statistics');
  const { amount } = data.total;
  const last = data.months.length - 1;
  const perOrder = (sum: string, orders: string) => divideExact(sum, Number(orders), 2);
  const [now, before] = [perOrder(amount.sum, data.orders.sum), perOrder(amount.before, data.orders.before)];
  return (
    <Figures
      figures={[
        {
          key: 'sum',
          label: t('sum', { count: data.months.length }),
          value: exactText(amount.sum),
          note: <ChangeText now={amount.sum} before={amount.before} />,
        },
        {
          key: 'last',
          label: monthLabel(data.to),
          value: exactText(amount.values[last] ?? fromUnits(0n, 2)),
          note: last > 0 ? <ChangeText now={amount.values[last] ?? '0'} before={amount.values[last - 1] ?? '0'} /> : undefined,
        },
        {
          key: 'orders',
          label: t('measure.orders'),
          value: exactText(data.orders.sum),
          note: <ChangeText now={data.orders.sum} before={data.orders.before} better="up" />,
        },
        {
          key: 'per_order',
          label: t('per_order'),
          value: now === null ? '-' : exactText(now),
          note: now === null || before === null ? undefined : <ChangeText now={now} before={before} better="down" />,
        },
      ]}
    />
  );
}

/** A storage fee and the group of storage have one key: the parent tells them apart. */
function useFeeGroupName(): (key: string, parent: string | null) => string {
  const { t } = useTranslation(['statistics-columns', 'money-columns']);
  return (key, parent) => {
    const group = parent === null ? feeGroups.find((one) => one === key) : undefined;
    if (group) return t(`group.${group}`);
    const fee = feeTypes.find((one) => one === key);
    return fee ? t(`fee.${fee}`, { ns: 'money-columns' }) : key;
  };
}
