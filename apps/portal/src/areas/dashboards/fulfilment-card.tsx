import { dashboardsCalls, type FulfilmentDay } from '@quayside/contract/dashboards/dashboards.calls';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { shortDayText } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';
import { Card } from './card.tsx';

const parts = ['delivered', 'on_the_way', 'in_warehouse', 'exception'] as const;
const sumOf = (day: FulfilmentDay) => parts.reduce((sum, part) => sum + day[part], 0);

/** Orders of the last fourteen days by where they are now (DASH-07). */
export function FulfilmentCard() {
  const { t } = useTranslation('dashboards');
  const read = useRead(dashboardsCalls.fulfilment, {}, { silent: true });
  return (
    <Card title={t('a_day')} note={t('a_day_note')} read={read} rows={7}>
      {({ days }) => <Stacked days={days} />}
    </Card>
  );
}

function Stacked({ days }: { days: readonly FulfilmentDay[] }) {
  const { t } = useTranslation('dashboards');
  const top = Math.max(1, ...days.map(sumOf));
  const textOf = (day: FulfilmentDay) => parts.map((part) => `${t(`part.${part}`)} ${day[part]}`).join(', ');
  return (
    <>
      <ul className="stacked-legend">
        {parts.map((part) => (
          <li key={part} className="stacked-key" data-part={part}>
            <i aria-hidden />
            {t(`part.${part}`)}
          </li>
        ))}
      </ul>
      <ol className="stacked" aria-label={t('a_day')}>
        {days.map((day) => (
          <li key={day.day} title={`${shortDayText(day.day, currentLanguage())}: ${textOf(day)}`}>
            <span className="stacked-bar" aria-hidden>
              {parts.map((part) => (
                <i key={part} data-part={part} style={{ height: `${(day[part] / top) * 100}%` }} />
              ))}
            </span>
            <span aria-hidden>{Number(day.day.slice(8))}</span>
            <span className="sr-only">{`${shortDayText(day.day, currentLanguage())}: ${textOf(day)}`}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
