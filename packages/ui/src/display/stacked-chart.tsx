import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { axisTicks } from '../kernel/axis-ticks.ts';
import { currentLanguage, localeCode } from '../kernel/i18n.ts';
import { useWidth } from '../kernel/use-width.ts';
import './stacked-chart.css';

/** `values` decide the heights only; `texts` are the exact figures that are printed. */
export type ChartSeries = {
  readonly key: string;
  readonly label: string;
  readonly values: readonly number[];
  readonly texts: readonly string[];
};
export type ChartColumn = { readonly key: string; readonly label: string; readonly total: string };

type ChartProps = {
  readonly columns: readonly ChartColumn[];
  readonly series: readonly ChartSeries[];
  readonly label: string;
  readonly totalLabel: string;
  /** Whole things are counted, so the scale has no fractions. */
  readonly isCount?: boolean;
  readonly onOpen?: ((column: string) => void) | undefined;
  readonly ref?: Ref<SVGSVGElement>;
};

const HEIGHT = 280;
const LEFT = 48;
const TOP = 12;
const BOTTOM = 28;
const BAR = 38;
const LABEL_WIDTH = 56;
const INITIAL_WIDTH = 1000;
/** Up to here the scale steps by one. */
const LEAST_COUNT = 4;

/** A colour of the palette; after seven they repeat. */
export const seriesClass = (at: number) => `series-${at % 7}`;

/**
 * Stacked bars, one for each month. Pointing at a bar, or the arrow keys, show its figures from top to bottom; a click or Enter opens what
 * is behind it. The table under a chart holds the same figures, also for screen readers.
 */
export function StackedChart({ columns, series, label, totalLabel, isCount = false, onOpen, ref }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, INITIAL_WIDTH);
  const [active, setActive] = useState<number | null>(null);
  const heights = columns.map((_, at) => series.reduce((sum, { values }) => sum + Math.max(0, values[at] ?? 0), 0));
  const ticks = axisTicks(Math.max(isCount ? LEAST_COUNT : 0, ...heights));
  const top = ticks.at(-1) ?? 1;
  const slot = (width - LEFT) / Math.max(1, columns.length);
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top);
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / slot));
  return (
    <div className="stacked-chart" ref={box} onPointerLeave={() => setActive(null)}>
      <svg ref={ref} viewBox={`0 0 ${width} ${HEIGHT}`} width="100%" height={HEIGHT} role="group" aria-label={label}>
        {ticks.map((tick) => (
          <g key={tick} aria-hidden>
            <line className={tick === 0 ? 'chart-base' : 'chart-line'} x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} />
            <text className="chart-text" x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {tickText(tick, top)}
            </text>
          </g>
        ))}
        {columns.map((column, at) => {
          const x = LEFT + slot * at;
          return (
            <g
              key={column.key}
              role="button"
              // One stop for the Tab key; the arrow keys go on from there.
              tabIndex={at === (active ?? 0) ? 0 : -1}
              aria-label={`${column.label}: ${column.total}`}
              className={at === active ? 'chart-column is-active' : 'chart-column'}
              data-opens={onOpen !== undefined}
              onPointerEnter={() => setActive(at)}
              onFocus={() => setActive(at)}
              onBlur={() => setActive(null)}
              onClick={() => onOpen?.(column.key)}
              onKeyDown={(event) => moveOrOpen(event, () => onOpen?.(column.key))}
            >
              <rect className="chart-slot" x={x} y={TOP} width={slot} height={HEIGHT - TOP - BOTTOM} />
              <Stack series={series} at={at} x={x + (slot - Math.min(BAR, slot * 0.7)) / 2} width={Math.min(BAR, slot * 0.7)} y={y} />
              {at % every === 0 && (
                <text className="chart-text" aria-hidden x={x + slot / 2} y={HEIGHT - 8} textAnchor="middle">
                  {column.label}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      {active !== null && (
        <Tip columns={columns} series={series} at={active} share={(LEFT + slot * (active + 0.5)) / width} totalLabel={totalLabel} />
      )}
    </div>
  );
}

type StackProps = { series: readonly ChartSeries[]; at: number; x: number; width: number; y: (value: number) => number };

/** What was refunded more than charged has no height. */
function Stack({ series, at, x, width, y }: StackProps) {
  let below = 0;
  return series.map(({ key, values }, index) => {
    const value = Math.max(0, values[at] ?? 0);
    if (value === 0) return null;
    const [from, to] = [y(below), y(below + value)];
    below += value;
    return <rect key={key} className={seriesClass(index)} x={x} y={to} width={width} height={Math.max(0.5, from - to)} />;
  });
}

function moveOrOpen(event: KeyboardEvent<SVGGElement>, open: () => void): void {
  const { previousElementSibling: before, nextElementSibling: after } = event.currentTarget;
  const next = { ArrowLeft: before, ArrowRight: after }[event.key];
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    open();
  }
  if (event.key === 'Escape') event.currentTarget.blur();
  if (!(next instanceof SVGGElement) || next.getAttribute('role') !== 'button') return;
  event.preventDefault();
  next.focus();
}

function tickText(tick: number, top: number): string {
  const short = top >= 10_000 ? ({ notation: 'compact' } as const) : { maximumFractionDigits: 3 };
  return new Intl.NumberFormat(localeCode(currentLanguage()), short).format(tick);
}

type TipProps = Pick<ChartProps, 'columns' | 'series' | 'totalLabel'> & { at: number; share: number };

function Tip({ columns, series, at, share, totalLabel }: TipProps) {
  return (
    <div className="chart-tip" aria-hidden data-side={share > 0.5 ? 'left' : 'right'} style={{ insetInlineStart: `${share * 100}%` }}>
      <strong>{columns[at]?.label}</strong>
      <dl>
        {series
          .map(({ key, label, texts, values }, index) => ({ key, label, text: texts[at], value: values[at] ?? 0, index }))
          .filter(({ value }) => value !== 0)
          .toReversed()
          .map(({ key, label, text, index }) => (
            <div key={key}>
              <dt>
                <i className={`chart-dot ${seriesClass(index)}`} />
                {label}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        <div className="chart-tip-total">
          <dt>{totalLabel}</dt>
          <dd>{columns[at]?.total}</dd>
        </div>
      </dl>
    </div>
  );
}

/** The names of the colours, above a chart. */
export function ChartLegend({ series }: { series: readonly Pick<ChartSeries, 'key' | 'label'>[] }) {
  return (
    <ul className="chart-legend">
      {series.map(({ key, label }, at) => (
        <li key={key}>
          <i className={`chart-dot ${seriesClass(at)}`} />
          {label}
        </li>
      ))}
    </ul>
  );
}
