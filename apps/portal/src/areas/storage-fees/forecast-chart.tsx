import { BarChart } from '@quayside/ui/display/bar-chart';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { amountText, shortDayText } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';

type Day = { day: string; amount: string };

/** The expected storage fee of each day. Only the height of a bar is a float; the printed amounts stay exact. */
export function ForecastChart({ days, label }: { days: readonly Day[]; label: string }) {
  const { t } = useTranslation('storage-fees');
  const language = currentLanguage();
  const bars = days.map(({ day, amount }) => ({
    key: day,
    label: shortDayText(day, language),
    value: Number(amount),
    text: `${amountText(amount, 'USD', language) ?? amount} USD`,
  }));
  return (
    <div className="forecast">
      <BarChart bars={bars} label={label} unit={t('forecast_unit')} />
    </div>
  );
}
