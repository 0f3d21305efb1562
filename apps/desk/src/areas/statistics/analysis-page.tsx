import type { DeskAnalysis } from '@quayside/contract/statistics/dashboards.schemas';
import { statisticsDeskCalls } from '@quayside/contract/statistics/statistics.desk-calls';
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
import { CustomerTables } from './customer-tables.tsx';
import { ManagerPicker, useManagerId } from './manager-picker.tsx';

/** All customers: revenue, orders and lanes, by customer and by account manager (DASH-01). */
export function AnalysisPage() {
  const { t } = useTranslation('statistics');
  const { input, change } = usePeriod();
  const { warehouse_id: _none, ...range } = input;
  const read = useRead(statisticsDeskCalls.deskAnalysis, { ...range, ...useManagerId() }, { silent: true, keepPrevious: true });
  return (
    <div className="page statistics-page">
      <PageHead
        title={t('analysis.title')}
        purpose={t('analysis.desk_purpose')}
        actions={
          <div className="statistics-filters">
            <ManagerPicker choice={read.data?.choice ?? []} onChange={change} />
            <MonthRange shown={read.data} onChange={change} />
          </div>
        }
      />
      <StatisticsState read={read} isEmpty={() => false}>
        {(data) => (
          <>
            <section className="panel">
              <TotalFigures total={data.total} />
              <PeriodNote period={data} />
            </section>
            <CustomerTables data={data} />
            <section className="panel">
              <div className="panel-head">
                <h2>{t('lanes.title')}</h2>
                <span className="quiet">{t('lanes.note')}</span>
              </div>
              <LaneTable lanes={data.lanes} methodName={(method) => method || '-'} />
            </section>
          </>
        )}
      </StatisticsState>
    </div>
  );
}

function TotalFigures({ total }: Pick<DeskAnalysis, 'total'>) {
  const { t } = useTranslation('statistics');
  return (
    <Figures
      figures={[
        {
          key: 'revenue',
          label: t('analysis.revenue'),
          value: exactText(total.revenue),
          note: <ChangeText now={total.revenue} before={total.revenue_before} better="up" />,
        },
        { key: 'customers', label: t('analysis.customers'), value: exactText(String(total.customers)) },
        { key: 'orders', label: t('measure.orders'), value: exactText(String(total.orders)) },
        { key: 'units', label: t('measure.units'), value: exactText(String(total.units)) },
        { key: 'exceptions', label: t('countries.exceptions'), value: shareText(String(total.exceptions), String(total.orders)) },
      ]}
    />
  );
}
