import { storageFeesCalls } from '@quayside/contract/storage-fees/storage-fees.calls';
import { FORECAST_DAYS } from '@quayside/domain/storage-fees/storage-rules';
import { useRead } from '@quayside/ui/kernel/query';
import { MoneyText } from '@quayside/ui/display/money-text';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Figures } from '@quayside/ui/display/figures';
import { ForecastChart } from './forecast-chart.tsx';
import './storage-fees.css';

/** The unsettled total and the forecast. If they cannot be loaded they are left out: the bills below do not depend on them. */
export function StoragePanel() {
  const { t } = useTranslation('storage-fees');
  const summary = useRead(storageFeesCalls.summary, {}, { silent: true });
  const forecast = useRead(storageFeesCalls.forecast, {}, { silent: true });
  if (summary.isError && forecast.isError) return null;
  const waiting = <Skeleton.Input active size="small" />;
  const list = forecast.data?.list ?? [];
  return (
    <section className="panel storage-panel" aria-label={t('title')}>
      <Figures
        figures={[
          {
            key: 'unsettled',
            label: t('unsettled_sum'),
            value: summary.data ? <MoneyText amount={summary.data.unsettled} currency="USD" /> : waiting,
            ...(summary.data ? { note: <UnsettledNote {...summary.data} /> } : {}),
          },
          {
            key: 'forecast',
            label: t('forecast', { days: FORECAST_DAYS }),
            value: forecast.data ? <MoneyText amount={forecast.data.total} currency="USD" /> : waiting,
            ...(list.length > 0 ? { note: t('forecast_from', { day: list[0]?.day ?? '', until: list.at(-1)?.day ?? '' }) } : {}),
          },
        ]}
      />
      {list.length > 0 && <ForecastChart days={list} label={t('forecast_label', { days: FORECAST_DAYS })} />}
    </section>
  );
}

function UnsettledNote({ bills, automatic }: { bills: number; automatic: 0 | 1 }) {
  const { t } = useTranslation('storage-fees');
  const count = t('unsettled_bills', { count: bills });
  return automatic === 1 ? `${count} · ${t('automatic_on')}` : count;
}
