import type { OutputOf } from '@quayside/contract/kernel/call';
import { statisticsCalls, splits } from '@quayside/contract/statistics/statistics.calls';
import { shippingMeasures } from '@quayside/contract/statistics/statistics.schemas';
import { Figures } from '@quayside/ui/display/figures';
import { useRead } from '@quayside/ui/kernel/query';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '@quayside/ui/statistics/change-text';
import { exactText } from '@quayside/ui/kernel/figure-texts';
import { StatisticsState } from '@quayside/ui/statistics/statistics-state';
import { Choice } from './choice.tsx';
import { MonthPanels } from './month-panels.tsx';
import { PeriodNote } from '@quayside/ui/statistics/period-note';
import { StatisticsHead } from './statistics-head.tsx';
import { useOrderLink, useSplitName } from './use-names.ts';
import { usePeriod } from '@quayside/ui/kernel/use-period';

/** Orders and units by month, by method or warehouse (STAT-01). */
export function MonthlyShippingPage() {
  const { t } = useTranslation('statistics');
  const { input, change, choice } = usePeriod();
  const measure = choice('measure', shippingMeasures);
  const split = choice('split', splits);
  const read = useRead(statisticsCalls.monthlyShipping, { ...input, split }, { silent: true, keepPrevious: true });
  const nameOf = useSplitName(split);
  const linkOf = useOrderLink(read.data, split, input.warehouse_id);
  return (
    <div className="page statistics-page">
      <StatisticsHead
        title={t('shipping.title')}
        purpose={t('shipping.purpose')}
        shown={read.data}
        warehouse={input.warehouse_id}
        onChange={change}
        exports={{ page: 'shipping', split, ...input }}
      >
        <Choice
          value={measure}
          words={shippingMeasures}
          label={(one) => t(`measure.${one}`)}
          onChange={(one) => change({ measure: one })}
        />
        <Choice value={split} words={splits} label={(one) => t(`split.${one}`)} onChange={(one) => change({ split: one })} />
      </StatisticsHead>
      <StatisticsState read={read} isEmpty={isEmpty}>
        {(data) => (
          <>
            <section className="panel">
              <Figures
                figures={shippingMeasures.map((key) => ({
                  key,
                  label: t(`measure.${key}`),
                  value: exactText(data.total[key].sum),
                  note: <ChangeText now={data.total[key].sum} before={data.total[key].before} better="up" />,
                }))}
              />
              <PeriodNote period={data} />
            </section>
            <MonthPanels
              title={t(`by_${split}`, { measure: t(`measure.${measure}`) })}
              first={t(`split.${split}`)}
              fileName={t('shipping.title')}
              isCount
              months={data.months}
              rows={rowsOf(data, measure, nameOf)}
              total={data.total[measure]}
              linkOf={linkOf}
              better="up"
            />
          </>
        )}
      </StatisticsState>
    </div>
  );
}

type Shipping = OutputOf<typeof statisticsCalls.monthlyShipping>;
const isEmpty = ({ total }: Shipping) => total.orders.sum === '0' && total.orders.before === '0';

function rowsOf({ series }: Shipping, measure: (typeof shippingMeasures)[number], nameOf: (key: string) => string) {
  return series.map(({ key, parent, measures }) => ({ key, parent, name: nameOf(key), label: nameOf(key), values: measures[measure] }));
}
