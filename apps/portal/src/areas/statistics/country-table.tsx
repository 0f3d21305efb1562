import type { CountryRow } from '@quayside/contract/statistics/statistics.schemas';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChangeText } from '@quayside/ui/statistics/change-text';
import type { CountryProps } from './country-panels.tsx';
import { exactText, shareText } from '@quayside/ui/kernel/figure-texts';
import { useCountryName } from '@quayside/ui/kernel/use-country-name';

/** Every country with its figures; a row and its shape on the map mark each other. */
export function CountryTable({ rows, total, marked, onMark, linkOf }: CountryProps) {
  const { t } = useTranslation('statistics');
  const nameOf = useCountryName();
  return (
    <section className="panel">
      <div className="statistics-table" tabIndex={0} role="region" aria-label={t('countries.title')}>
        <table>
          <caption className="sr-only">{t('countries.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('countries.country')}</th>
              <th scope="col">{t('measure.orders')}</th>
              <th scope="col">{t('change')}</th>
              <th scope="col">{t('measure.units')}</th>
              <th scope="col">{t('measure.cost')}</th>
              <th scope="col">{t('per_order')}</th>
              <th scope="col">{t('countries.p50')}</th>
              <th scope="col">{t('countries.exceptions')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const to = linkOf(row.country);
              const name = nameOf(row.country);
              return (
                <tr
                  key={row.country}
                  data-marked={row.country === marked}
                  onPointerEnter={() => onMark(row.country)}
                  onPointerLeave={() => onMark(null)}
                >
                  <th scope="row">{to === null ? name : <Link to={to}>{name}</Link>}</th>
                  <Cells row={row} />
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('countries.all', { count: total.countries })}</th>
              <Cells row={total} />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

function Cells({ row }: { row: Omit<CountryRow, 'country'> }) {
  return (
    <>
      <td>{exactText(String(row.orders))}</td>
      <td>
        <ChangeText now={row.orders} before={row.before.orders} better="up" />
      </td>
      <td>{exactText(String(row.units))}</td>
      <td>{exactText(row.cost)}</td>
      <td>{row.cost_per_order === null ? '-' : exactText(row.cost_per_order)}</td>
      <td>{row.p50 ?? '-'}</td>
      <td>{shareText(String(row.exceptions), String(row.orders))}</td>
    </>
  );
}
