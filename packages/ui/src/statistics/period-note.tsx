import { useTranslation } from 'react-i18next';
import { monthLabel } from '../kernel/figure-texts.ts';

type Period = { from: string; to: string; before_from: string; before_to: string; running: string | null };

/** What is compared with what, and whether the last month is over. */
export function PeriodNote({ period }: { period: Period }) {
  const { t } = useTranslation('statistics');
  const range = (from: string, to: string) => (from === to ? monthLabel(from) : `${monthLabel(from)} – ${monthLabel(to)}`);
  return (
    <p className="quiet period-note">
      {t('compared', { now: range(period.from, period.to), before: range(period.before_from, period.before_to) })}
      {period.running !== null && ` ${t('running', { month: monthLabel(period.running) })}`}
    </p>
  );
}
