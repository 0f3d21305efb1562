import type { Lane } from '@quayside/contract/statistics/dashboards.schemas';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { exactText, shareText } from '../kernel/figure-texts.ts';
import { useCountryName } from '../kernel/use-country-name.ts';

type LaneProps = { lanes: readonly Lane[]; methodName: (method: string) => string; linkTo?: (lane: Lane, name: string) => ReactNode };

/** Cost per order, delivery time and exceptions by method and country. */
export function LaneTable({ lanes, methodName, linkTo }: LaneProps) {
  const { t } = useTranslation('statistics');
  const countryOf = useCountryName();
  if (lanes.length === 0) return <p className="quiet panel-body">{t('empty_title')}</p>;
  return (
    <div className="statistics-table" tabIndex={0} role="region" aria-label={t('lanes.title')}>
      <table>
        <caption className="sr-only">{t('lanes.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('lanes.lane')}</th>
            <th scope="col">{t('measure.orders')}</th>
            <th scope="col">{t('per_order')}</th>
            <th scope="col">{t('lanes.delivered')}</th>
            <th scope="col">P50</th>
            <th scope="col">P90</th>
            <th scope="col">{t('countries.exceptions')}</th>
          </tr>
        </thead>
        <tbody>
          {lanes.map((lane) => {
            const name = `${methodName(lane.method)} · ${countryOf(lane.country)}`;
            return (
              <tr key={name}>
                <th scope="row">{linkTo ? linkTo(lane, name) : name}</th>
                <td>{exactText(String(lane.orders))}</td>
                <td>{lane.cost_per_order === null ? '-' : exactText(lane.cost_per_order)}</td>
                <td>{exactText(String(lane.delivered))}</td>
                <td>{lane.p50 ?? '-'}</td>
                <td>{lane.p90 ?? '-'}</td>
                <td>{shareText(String(lane.exceptions), String(lane.orders))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
