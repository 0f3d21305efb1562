import { BarChart } from '@quayside/ui/display/bar-chart';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { shortDayText, wholeText } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';
import { useOrderSummary } from './use-customer-facts.ts';

/** Orders of each of the last thirty days. */
export function OrdersChart({ customer_id }: { customer_id: number }) {
  const { t } = useTranslation('customers');
  const summary = useOrderSummary(customer_id);
  if (!summary) return null;
  const language = currentLanguage();
  const peak = Math.max(...summary.days.map(({ count }) => count));
  const bars = summary.days.map(({ day, count }) => ({
    key: day,
    label: shortDayText(day, language),
    value: count,
    text: wholeText(count, language),
  }));
  return (
    <section className="panel" aria-labelledby="customer-chart">
      <div className="panel-head">
        <h2 id="customer-chart">{t('chart.title')}</h2>
        <span className="quiet">{t('chart.peak', { peak: wholeText(peak, language) })}</span>
      </div>
      <div className="panel-body">
        <BarChart bars={bars} label={t('chart.title')} unit={t('chart.unit')} isCount />
      </div>
    </section>
  );
}
