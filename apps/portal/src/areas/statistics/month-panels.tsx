import { DownloadOutlined } from '@ant-design/icons';
import type { MonthValues } from '@quayside/contract/statistics/statistics.schemas';
import { ChartLegend, StackedChart } from '@quayside/ui/display/stacked-chart';
import { useFailureToast } from '@quayside/ui/kernel/failure';
import { savePng } from '@quayside/ui/kernel/svg-to-png';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { exactText, monthLabel } from '@quayside/ui/kernel/figure-texts';
import { MonthTable, type TableRow } from './month-table.tsx';

/** Colours of a chart; what comes after them is one more, "others". */
const MOST_COLOURS = 7;

export type MonthRows = { months: readonly string[]; rows: readonly TableRow[]; total: MonthValues };
type PanelProps = MonthRows & {
  title: string;
  first: string;
  fileName: string;
  isCount: boolean;
  linkOf: (row: TableRow | null, month: string | null) => string | null;
  better?: 'up' | 'down';
};

/** A chart and its table: both are drawn from the same figures. */
export function MonthPanels({ months, rows, total, title, first, fileName, isCount, linkOf, better }: PanelProps) {
  const { t } = useTranslation('statistics');
  const navigate = useNavigate();
  const toast = useFailureToast();
  const drawing = useRef<SVGSVGElement>(null);
  const heads = rows.filter(({ parent }) => parent === null);
  const series = chartSeries(heads, t('others'));
  const columns = months.map((month, at) => ({ key: month, label: monthLabel(month), total: exactText(total.values[at] ?? '0') }));
  const open = (month: string) => {
    const to = linkOf(null, month);
    if (to !== null) void navigate(to);
  };
  return (
    <>
      <section className="panel">
        <div className="panel-head">
          <h2>{title}</h2>
          <Button
            type="text"
            icon={<DownloadOutlined aria-hidden />}
            aria-label={t('save_png')}
            onClick={() => drawing.current && void savePng(drawing.current, fileName).catch(toast)}
          >
            {t('png')}
          </Button>
        </div>
        <div className="panel-body">
          <ChartLegend series={series} />
          <StackedChart
            ref={drawing}
            columns={columns}
            series={series}
            label={title}
            totalLabel={t('total')}
            isCount={isCount}
            onOpen={open}
          />
        </div>
      </section>
      <section className="panel">
        <MonthTable
          caption={title}
          first={first}
          months={months}
          rows={rows}
          total={total}
          linkOf={linkOf}
          {...(better ? { better } : {})}
        />
      </section>
    </>
  );
}

function chartSeries(heads: readonly TableRow[], others: string) {
  const drawn = heads.length > MOST_COLOURS ? heads.slice(0, MOST_COLOURS - 1) : heads;
  const rest = heads.slice(drawn.length);
  const one = ({ key, name, values }: TableRow) => ({
    key,
    label: name,
    values: values.values.map(Number),
    texts: values.values.map(exactText),
  });
  if (rest.length === 0) return drawn.map(one);
  const sums = rest[0]?.values.values.map((_, at) => rest.reduce((sum, { values }) => sum + Number(values.values[at] ?? 0), 0)) ?? [];
  const texts = sums.map((sum) => exactText(String(Math.round(sum * 1e6) / 1e6)));
  return [...drawn.map(one), { key: 'others', label: others, values: sums, texts }];
}
