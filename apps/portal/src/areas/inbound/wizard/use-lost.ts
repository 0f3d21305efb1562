import { boxCount } from '@quayside/domain/inbound/packing';
import { useTranslation } from 'react-i18next';
import { groupsOf, type Work } from './work.ts';

/** What a change would clear, as text; null when there is nothing to lose (D-48). */
export function useLost(): (work: Work, withArrival: boolean) => string | null {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  return ({ boxes, shipping }, withArrival) => {
    const count = boxCount(groupsOf(boxes));
    const hasArrival = withArrival && (shipping.arrival_date !== '' || shipping.arrival_period !== null);
    const lost = [...(count > 0 ? [t('lost_boxes', { count })] : []), ...(hasArrival ? [t('lost_arrival')] : [])];
    return lost.length === 0 ? null : lost.join(t('inbound:list_separator'));
  };
}
