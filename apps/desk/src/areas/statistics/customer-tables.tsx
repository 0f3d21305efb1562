import type { DeskAnalysis } from '@quayside/contract/statistics/dashboards.schemas';
import { ChangeText } from '@quayside/ui/statistics/change-text';
import { exactText, shareText } from '@quayside/ui/kernel/figure-texts';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';

/** The customers with most revenue, and the sums of each account manager. */
export function CustomerTables({ data: { customers, managers } }: { data: DeskAnalysis }) {
  const { t } = useTranslation('statistics');
  return (
    <>
      <section className="panel">
        <div className="panel-head">
          <h2>{t('analysis.by_customer')}</h2>
          <span className="quiet">{t('analysis.more', { count: customers.length })}</span>
        </div>
        <div className="statistics-table" tabIndex={0} role="region" aria-label={t('analysis.by_customer')}>
          <table>
            <caption className="sr-only">{t('analysis.by_customer')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('analysis.customer')}</th>
                <th scope="col">{t('analysis.manager')}</th>
                <th scope="col">{t('analysis.revenue')}</th>
                <th scope="col">{t('change')}</th>
                <th scope="col">{t('measure.orders')}</th>
                <th scope="col">{t('measure.units')}</th>
                <th scope="col">{t('countries.exceptions')}</th>
              </tr>
            </thead>
            <tbody>
              {customers.map((row) => (
                <tr key={row.customer_id}>
                  <th scope="row">
                    <CustomerLink customer_id={row.customer_id} customer_name={row.name} />
                  </th>
                  <td>{row.account_manager ?? '-'}</td>
                  <td>{exactText(row.revenue)}</td>
                  <td>
                    <ChangeText now={row.revenue} before={row.revenue_before} better="up" />
                  </td>
                  <td>{exactText(String(row.orders))}</td>
                  <td>{exactText(String(row.units))}</td>
                  <td>{shareText(String(row.exceptions), String(row.orders))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section className="panel">
        <div className="panel-head">
          <h2>{t('analysis.by_manager')}</h2>
        </div>
        <div className="statistics-table" tabIndex={0} role="region" aria-label={t('analysis.by_manager')}>
          <table>
            <caption className="sr-only">{t('analysis.by_manager')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('analysis.manager')}</th>
                <th scope="col">{t('analysis.customers')}</th>
                <th scope="col">{t('measure.orders')}</th>
                <th scope="col">{t('analysis.revenue')}</th>
              </tr>
            </thead>
            <tbody>
              {managers.map((row) => (
                <tr key={row.staff_id ?? 0}>
                  <th scope="row">{row.staff_id === null ? t('analysis.no_manager') : row.name}</th>
                  <td>{exactText(String(row.customers))}</td>
                  <td>{exactText(String(row.orders))}</td>
                  <td>{exactText(row.revenue)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </>
  );
}
