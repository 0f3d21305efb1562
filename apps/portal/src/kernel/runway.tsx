import { dashboardsCalls } from '@quayside/contract/dashboards/dashboards.calls';
import { useRead } from '@quayside/ui/kernel/query';
import { useTranslation } from 'react-i18next';

const SOON_DAYS = 14;

/** Keeps the height of the line while nothing is known. */
const NOTHING = '\u00a0';

/** How long the balance lasts at the present spend. */
export function Runway() {
  const { t } = useTranslation('wallets');
  const runway = useRead(dashboardsCalls.runway, {}, { silent: true }).data;
  // The place is kept, so that the cards below do not move.
  if (!runway || runway.days === null) return <p className="quiet runway">{NOTHING}</p>;
  const { days, per_day } = runway;
  return <p className={days < SOON_DAYS ? 'runway is-soon' : 'quiet runway'}>{t('runway', { count: days, per_day })}</p>;
}
