import { dashboardsCalls } from '@quayside/contract/dashboards/dashboards.calls';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { wholeText } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from './card.tsx';

/** Orders that are stopped or were sent back (DASH-05). */
export function ExceptionsCard() {
  const { t } = useTranslation('dashboards');
  const read = useRead(dashboardsCalls.orderFigures, {}, { silent: true });
  return (
    <Card title={t('exceptions')} read={read} rows={2}>
      {({ exceptions, errors, due_soon }) => (
        <>
          <p className={exceptions + errors > 0 ? 'card-figure is-bad' : 'card-figure'}>
            <Link to={`${orderPaths.list}?status=${exceptions > 0 || errors === 0 ? 'alert' : 'error'}`}>
              {wholeText(exceptions + errors, currentLanguage())}
            </Link>
          </p>
          <p className="quiet">{t('exceptions_note', { exceptions, errors, due_soon })}</p>
        </>
      )}
    </Card>
  );
}
