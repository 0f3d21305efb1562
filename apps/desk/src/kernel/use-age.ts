import { useTranslation } from 'react-i18next';
import { useNow } from './use-now.ts';

/** How long something has waited: "5 h 12 min". */
export function useAge(since: string | null): string {
  const { t } = useTranslation('desk-kernel');
  const now = useNow();
  const minutes = Math.max(0, Math.floor((now - (since === null ? now : Date.parse(since))) / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return t('age_days', { days: Math.floor(hours / 24) });
  return hours === 0 ? t('age_minutes', { minutes }) : t('age_hours', { hours, minutes: minutes % 60 });
}
