import { statisticsCalls } from '@quayside/contract/statistics/statistics.calls';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { Figures } from '@quayside/ui/display/figures';
import { useCan } from '@quayside/ui/kernel/context';
import { useRead } from '@quayside/ui/kernel/query';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '@quayside/ui/statistics/change-text';
import { countryMeasures, type CountryTotal } from './country-measures.ts';
import { CountryPanels } from './country-panels.tsx';
import { CountryTable } from './country-table.tsx';
import { exactText } from '@quayside/ui/kernel/figure-texts';
import { StatisticsState } from '@quayside/ui/statistics/statistics-state';
import { PeriodNote } from '@quayside/ui/statistics/period-note';
import { StatisticsHead } from './statistics-head.tsx';
import { shippedDays } from './use-names.ts';
import { usePeriod } from '@quayside/ui/kernel/use-period';

/** Orders, units and cost by country, on a map and in a table (STAT-02). */
export function CountryDataPage() {
  const { t } = useTranslation('statistics');
  const { input, change, choice } = usePeriod();
  const measure = choice('measure', countryMeasures);
  const read = useRead(statisticsCalls.countryData, input, { silent: true, keepPrevious: true });
  const [marked, mark] = useState<string | null>(null);
  const canRead = useCan('orders.read');
  const linkOf = (country: string) => {
    if (!canRead || !read.data) return null;
    const warehouse = input.warehouse_id === undefined ? {} : { warehouse_id: String(input.warehouse_id) };
    return orderPaths.filtered({ country, ...shippedDays(read.data, null), ...warehouse });
  };
  return (
    <div className="page statistics-page">
      <StatisticsHead
        title={t('countries.title')}
        purpose={t('countries.purpose')}
        shown={read.data}
        warehouse={input.warehouse_id}
        onChange={change}
        exports={{ page: 'countries', ...input }}
      >
        <Segmented
          value={measure}
          options={countryMeasures.map((value) => ({ value, label: t(`measure.${value}`) }))}
          onChange={(value) => change({ measure: value })}
        />
      </StatisticsHead>
      <StatisticsState read={read} isEmpty={() => false}>
        {(data) => {
          const rows = data.list.toSorted((a, b) => Number(b[measure]) - Number(a[measure]));
          return (
            <>
              <section className="panel">
                <CountryFigures total={data.total} />
                <PeriodNote period={data} />
              </section>
              <CountryPanels rows={rows} measure={measure} total={data.total} marked={marked} onMark={mark} linkOf={linkOf} />
              {rows.length > 0 && (
                <CountryTable rows={rows} measure={measure} total={data.total} marked={marked} onMark={mark} linkOf={linkOf} />
              )}
            </>
          );
        }}
      </StatisticsState>
    </div>
  );
}

function CountryFigures({ total }: { total: CountryTotal }) {
  const { t } = useTranslation('statistics');
  const before = total.before.orders === 0 ? null : Number(total.before.cost) / total.before.orders;
  return (
    <Figures
      figures={[
        {
          key: 'orders',
          label: t('measure.orders'),
          value: exactText(String(total.orders)),
          note: <ChangeText now={total.orders} before={total.before.orders} better="up" />,
        },
        {
          key: 'countries',
          label: t('countries.count'),
          value: total.countries,
          note: <ChangeText now={total.countries} before={total.countries_before} better="up" />,
        },
        {
          key: 'units',
          label: t('measure.units'),
          value: exactText(String(total.units)),
          note: <ChangeText now={total.units} before={total.before.units} better="up" />,
        },
        {
          key: 'cost',
          label: t('measure.cost'),
          value: exactText(total.cost),
          note: <ChangeText now={total.cost} before={total.before.cost} />,
        },
        {
          key: 'per_order',
          label: t('per_order'),
          value: total.cost_per_order === null ? '-' : exactText(total.cost_per_order),
          note:
            total.cost_per_order === null || before === null ? undefined : (
              <ChangeText now={total.cost_per_order} before={before} better="down" />
            ),
        },
      ]}
    />
  );
}
