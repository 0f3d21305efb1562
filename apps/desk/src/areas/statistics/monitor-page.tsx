import { statisticsDeskCalls } from '@quayside/contract/statistics/statistics.desk-calls';
import { useRead } from '@quayside/ui/kernel/query';
import { PageHead } from '@quayside/ui/shell/page-head';
import { MONITOR_POLL_MS, MonitorView } from '@quayside/ui/statistics/monitor-view';
import { StatisticsState } from '@quayside/ui/statistics/statistics-state';
import { usePeriod } from '@quayside/ui/kernel/use-period';
import { useTranslation } from 'react-i18next';
import { ManagerPicker, useManagerId } from './manager-picker.tsx';

/** What is happening now at all customers, or at those of an account manager (DASH-01). */
export function MonitorPage() {
  const { t } = useTranslation('statistics');
  const { change } = usePeriod();
  const manager = useManagerId();
  const read = useRead(statisticsDeskCalls.deskMonitor, manager, { silent: true, keepPrevious: true, pollMs: () => MONITOR_POLL_MS });
  return (
    <div className="page statistics-page">
      <PageHead
        title={t('monitor.title')}
        purpose={t('monitor.desk_purpose')}
        actions={<ManagerPicker choice={read.data?.choice ?? []} onChange={change} />}
      />
      <StatisticsState read={read} isEmpty={() => false}>
        {(data) => <MonitorView data={data} />}
      </StatisticsState>
    </div>
  );
}
