import { dashboardsCalls } from '@quayside/contract/dashboards/dashboards.calls';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { growthPercent } from '@quayside/domain/dashboards/inbox';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { wholeText } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from './card.tsx';

/** Orders of the month beside the same days of the one before, with the last fourteen days as a line (DASH-04). */
export function MonthCard() {
  const { t } = useTranslation('dashboards');
  const read = useRead(dashboardsCalls.orderFigures, {}, { silent: true });
  return (
    <Card title={t('month')} read={read} rows={2}>
      {({ month, before, days }) => (
        <>
          <p className="card-figure">
            <Link to={orderPaths.list}>{wholeText(month, currentLanguage())}</Link>
            <SmallLine counts={days.map(({ count }) => count)} />
          </p>
          <Growth percent={growthPercent(month, before)} />
        </>
      )}
    </Card>
  );
}

function SmallLine({ counts }: { counts: readonly number[] }) {
  const top = Math.max(1, ...counts);
  const points = counts.map((count, at) => `${(at / Math.max(1, counts.length - 1)) * 96},${26 - (count / top) * 24}`);
  return (
    <svg className="small-line" viewBox="0 0 96 28" aria-hidden>
      <polyline points={points.join(' ')} />
    </svg>
  );
}

function Growth({ percent }: { percent: number | null }) {
  const { t } = useTranslation('dashboards');
  if (percent === null) return <p className="quiet">{t('no_comparison')}</p>;
  return <p className="quiet">{t('compared', { percent: `${percent < 0 ? '−' : '+'}${Math.abs(percent)}` })}</p>;
}
