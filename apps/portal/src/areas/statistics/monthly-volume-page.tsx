import { statisticsCalls, splits } from '@quayside/contract/statistics/statistics.calls';
import { volumeMeasures } from '@quayside/contract/statistics/statistics.schemas';
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
        <Choice value={measure} words={volumeMeasures} label={(one) => t(`measure.${one}`)} onChange={(one) => change({ measure: one })} />
        <Choice value={split} words={splits} label={(one) => t(`split.${one}`)} onChange={(one) => change({ split: one })} />
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
