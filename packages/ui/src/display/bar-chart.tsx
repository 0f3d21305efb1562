import { useState, type KeyboardEvent } from 'react';
import { axisTicks } from '../kernel/axis-ticks.ts';
import { currentLanguage, localeCode } from '../kernel/i18n.ts';
import './bar-chart.css';

/** `value` decides the height only; `text` is the exact figure that is printed. */
export type Bar = { readonly key: string; readonly label: string; readonly value: number; readonly text: string };
/** `isCount`: whole things are counted, so the scale has no fractions. */
type ChartProps = { readonly bars: readonly Bar[]; readonly label: string; readonly unit: string; readonly isCount?: boolean };

const LABELS = 6;
/** Up to here the scale steps by one. */
const LEAST_COUNT = 4;

/**
 * Bars with a scale, a unit and a label below every few of them. Pointing at a bar, or the arrow keys, show its figure; screen readers
 * get all figures as a table.
 */
export function BarChart({ bars, label, unit, isCount = false }: ChartProps) {
  const [active, setActive] = useState<number | null>(null);
  const ticks = axisTicks(Math.max(isCount ? LEAST_COUNT : 0, ...bars.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  return (
    <figure className="bar-chart">
      <figcaption className="bar-chart-unit">{unit}</figcaption>
      <div className="bar-chart-body">
        <ul className="bar-chart-scale" aria-hidden>
          {ticks.toReversed().map((tick) => (
            <li key={tick}>{tickText(tick, ticks)}</li>
          ))}
        </ul>
        <div className="bar-chart-plot">
          <div className="bar-chart-lines" aria-hidden>
            {ticks.map((tick) => (
              <i key={tick} />
            ))}
          </div>
          {bars.map((bar, at) => (
            <button
              key={bar.key}
              type="button"
              className={at === active ? 'bar-chart-bar is-active' : 'bar-chart-bar'}
              aria-label={`${bar.label}: ${bar.text}`}
              // One stop for the Tab key; the arrow keys go on from there.
              tabIndex={at === (active ?? 0) ? 0 : -1}
              onPointerEnter={() => setActive(at)}
              onPointerLeave={() => setActive(null)}
              onFocus={() => setActive(at)}
              onBlur={() => setActive(null)}
              onKeyDown={(event) => moveFocus(event)}
            >
              <b style={{ height: `${(bar.value / top) * 100}%` }} />
            </button>
          ))}
          <Tip bar={active === null ? undefined : bars[active]} share={((active ?? 0) + 0.5) / bars.length} />
        </div>
        <Labels bars={bars} />
      </div>
      <Figures bars={bars} label={label} />
    </figure>
  );
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const { previousElementSibling: before, nextElementSibling: after } = event.currentTarget;
  const next = { ArrowLeft: before, ArrowRight: after }[event.key];
  if (event.key === 'Escape') event.currentTarget.blur();
  if (!(next instanceof HTMLButtonElement)) return;
  event.preventDefault();
  next.focus();
}

function tickText(tick: number, ticks: readonly number[]): string {
  const top = ticks.at(-1) ?? 0;
  const digits = Math.max(...ticks.map((one) => String(one).split('.')[1]?.length ?? 0));
  const short = top >= 10_000 ? ({ notation: 'compact' } as const) : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(localeCode(currentLanguage()), short).format(tick);
}

function Tip({ bar, share }: { bar: Bar | undefined; share: number }) {
  return (
    <div
      className="bar-chart-tip"
      aria-live="polite"
      hidden={!bar}
      data-side={share > 0.5 ? 'left' : 'right'}
      style={{ insetInlineStart: `${share * 100}%` }}
    >
      {bar && (
        <>
          <span>{bar.label}</span> <strong>{bar.text}</strong>
        </>
      )}
    </div>
  );
}

/** The first bar and every few after it: more would overlap. */
function Labels({ bars }: { bars: readonly Bar[] }) {
  const every = Math.ceil(bars.length / LABELS);
  return (
    <ul className="bar-chart-labels" aria-hidden>
      {bars.map((bar, at) => (
        <li key={bar.key}>{at % every === 0 ? bar.label : ''}</li>
      ))}
    </ul>
  );
}

function Figures({ bars, label }: { bars: readonly Bar[]; label: string }) {
  return (
    <table className="sr-only">
      <caption>{label}</caption>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.key}>
            <th scope="row">{bar.label}</th>
            <td>{bar.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
