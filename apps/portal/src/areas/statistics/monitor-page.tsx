import { inboundPaths } from '@quayside/contract/inbound/inbound.paths';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { statisticsDashboardCalls } from '@quayside/contract/statistics/dashboards.calls';
import { useRead } from '@quayside/ui/kernel/query';
import { PageHead } from '@quayside/ui/shell/page-head';
import { MONITOR_POLL_MS, MonitorView } from '@quayside/ui/statistics/monitor-view';
import { StatisticsState } from '@quayside/ui/statistics/statistics-state';
import { useTranslation } from 'react-i18next';

/** What is happening now (DASH-01, D-97). */
export function MonitorPage() {
  const { t } = useTranslation('statistics');
  const read = useRead(statisticsDashboardCalls.monitor, {}, { silent: true, keepPrevious: true, pollMs: () => MONITOR_POLL_MS });
  return (
    <div className="page statistics-page">
      <PageHead title={t('monitor.title')} purpose={t('monitor.purpose')} />
      <StatisticsState read={read} isEmpty={() => false}>
        {(data) => (
          <MonitorView
            data={data}
            statusLink={(status) => orderPaths.filtered({ status })}
            links={{ exceptions: orderPaths.filtered({ status: 'alert' }), inbound: inboundPaths.list }}
          />
        )}
      </StatisticsState>
    </div>
  );
}
