import { statisticsCalls, splits } from '@quayside/contract/statistics/statistics.calls';
import { volumeMeasures } from '@quayside/contract/statistics/statistics.schemas';
import { Figures } from '@quayside/ui/display/figures';
import { useRead } from '@quayside/ui/kernel/query';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '@quayside/ui/statistics/change-text';
import { exactText } from '@quayside/ui/kernel/figure-texts';
import { StatisticsState } from '@quayside/ui/statistics/statistics-state';
import { MonthPanels } from './month-page.tsx';
import { PeriodNote } from '@quayside/ui/statistics/period-note';
import { StatisticsHead } from './statistics-head.tsx';
import { useOrderLink, useSplitName } from './use-names.ts';
import { usePeriod } from '@quayside/ui/kernel/use-period';

/** Volume, chargeable and actual weight by month (STAT-03). */
export function MonthlyVolumePage() {
  const { t } = useTranslation('statistics');
  const { input, change, choice } = usePeriod();
  const measure = choice('measure', volumeMeasures);
  const split = choice('split', splits);
  const read = useRead(statisticsCalls.monthlyVolume, { ...input, split }, { silent: true, keepPrevious: true });
  const nameOf = useSplitName(split);
  const linkOf = useOrderLink(read.data, split, input.warehouse_id);
  return (
    <div className="page statistics-page">
      <StatisticsHead
        title={t('volume.title')}
        purpose={t('volume.purpose')}
        shown={read.data}
        warehouse={input.warehouse_id}
        onChange={change}
        exports={{ page: 'volume', split, ...input }}
      >
        <Segmented
          value={measure}
          options={volumeMeasures.map((value) => ({ value, label: t(`measure.${value}`) }))}
          onChange={(value) => change({ measure: value })}
        />
        <Segmented
          value={split}
          options={splits.map((value) => ({ value, label: t(`split.${value}`) }))}
          onChange={(value) => change({ split: value })}
        />
      </StatisticsHead>
      <StatisticsState read={read} isEmpty={({ total }) => Number(total.weight_kg.sum) + Number(total.weight_kg.before) === 0}>
        {(data) => (
          <>
            <section className="panel">
              <Figures
                figures={volumeMeasures.map((key) => ({
                  key,
                  label: t(`measure.${key}`),
                  value: exactText(data.total[key].sum),
                  note: <ChangeText now={data.total[key].sum} before={data.total[key].before} />,
                }))}
              />
              <PeriodNote period={data} />
            </section>
            <MonthPanels
              title={t(`by_${split}`, { measure: t(`measure.${measure}`) })}
              first={t(`split.${split}`)}
              fileName={t('volume.title')}
              isCount={false}
              months={data.months}
              rows={data.series.map(({ key, parent, measures }) => ({
                key,
                parent,
                name: nameOf(key),
                label: nameOf(key),
                values: measures[measure],
              }))}
              total={data.total[measure]}
              linkOf={linkOf}
            />
          </>
        )}
      </StatisticsState>
    </div>
  );
}
