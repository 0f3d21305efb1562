import type { Analysis } from '@quayside/contract/statistics/dashboards.schemas';
import { statisticsDashboardCalls } from '@quayside/contract/statistics/dashboards.calls';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { divideExact } from '@quayside/domain/statistics/exact';
import { Figures } from '@quayside/ui/display/figures';
import { useRead } from '@quayside/ui/kernel/query';
import { PageHead } from '@quayside/ui/shell/page-head';
import { ChangeText } from '@quayside/ui/statistics/change-text';
import { exactText, shareText } from '@quayside/ui/kernel/figure-texts';
import { LaneTable } from '@quayside/ui/statistics/lane-table';
import { MonthRange } from '@quayside/ui/statistics/month-range';
import { PeriodNote } from '@quayside/ui/statistics/period-note';
import { StatisticsState } from '@quayside/ui/statistics/statistics-state';
import { usePeriod } from '@quayside/ui/kernel/use-period';
import '@quayside/ui/statistics/statistics.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StockTables } from './stock-tables.tsx';
import { shippedDays, useSplitName } from './use-names.ts';

/** Costs, lanes, delivery times and stock (DASH-01, D-97). */
export function AnalysisPage() {
  const { t } = useTranslation('statistics');
  const { input, change } = usePeriod();
  const { warehouse_id: _none, ...range } = input;
  const read = useRead(statisticsDashboardCalls.analysis, range, { silent: true, keepPrevious: true });
  const nameOf = useSplitName('method');
  return (
    <div className="page statistics-page">
      <PageHead title={t('analysis.title')} purpose={t('analysis.purpose')} actions={<MonthRange shown={read.data} onChange={change} />} />
      <StatisticsState read={read} isEmpty={() => false}>
        {(data) => (
          <>
            <section className="panel">
              <AnalysisFigures data={data} />
              <PeriodNote period={data} />
            </section>
            <section className="panel">
              <div className="panel-head">
                <h2>{t('lanes.title')}</h2>
                <span className="quiet">{t('lanes.note')}</span>
              </div>
              <LaneTable
                lanes={data.lanes}
                methodName={nameOf}
                linkTo={({ method, country }, name) => (
                  <Link to={orderPaths.filtered({ ...shippedDays(data, null), method, country })}>{name}</Link>
                )}
              />
            </section>
            <StockTables cover={data.cover} dead={data.dead} />
          </>
        )}
      </StatisticsState>
    </div>
  );
}

function AnalysisFigures({ data: { total, spend, storage } }: { data: Analysis }) {
  const { t } = useTranslation('statistics');
  const before = divideExact(total.before.cost, total.before.orders, 2);
  return (
    <Figures
      figures={[
        {
          key: 'spend',
          label: t('analysis.spend'),
          value: exactText(spend.now),
          note: <ChangeText now={spend.now} before={spend.before} />,
        },
        {
          key: 'per_order',
          label: t('per_order'),
          value: total.cost_per_order === null ? '-' : exactText(total.cost_per_order),
          note:
            total.cost_per_order === null || before === null ? undefined : (
              <ChangeText now={total.cost_per_order} before={before} better="down" />
            ),
        },
        {
          key: 'days',
          label: t('analysis.days'),
          value: `${total.p50 ?? '-'} / ${total.p90 ?? '-'}`,
          note: t('analysis.days_note', { count: total.delivered }),
        },
        { key: 'exceptions', label: t('countries.exceptions'), value: shareText(String(total.exceptions), String(total.orders)) },
        {
          key: 'storage',
          label: t('analysis.storage'),
          value: exactText(storage.next_30),
          note:
            storage.days === 0
              ? t('analysis.storage_none')
              : t('analysis.storage_note', { amount: exactText(storage.per_day), count: storage.days }),
        },
      ]}
    />
  );
}
