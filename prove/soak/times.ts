import type { Timed } from '../kit/meter.ts';
import { atMost, reported, type Line } from '../line.ts';
import { idealSpread, percentile } from './ideal.ts';

/** Fewer than this say nothing about the slowest hundredth. */
const ENOUGH = 100;
const SHOWN = 8;
/** How much more uneven than on a machine that shares its cores ideally (decision 0029). */
const MOST_UNEVEN = 1.5;

/** Compared with requests that are sent one at a time: how unevenly they take turns (decision 0029). */
export type Alone = { readonly times: readonly Timed[]; readonly share: number; readonly seed: number };

/** The mix as a whole, and each kind of call: what an api process can do with a second of its core. */
export function timeLines(part: string, times: readonly Timed[], alone: Alone): Line[] {
  const kinds = [...Map.groupBy(times, ({ call }) => call)]
    .map(([call, some]) => ({ call, count: some.length, ...spread(some) }))
    .filter(({ count }) => count >= ENOUGH)
    .toSorted((a, b) => b.p99 / b.p50 - a.p99 / a.p50);
  const { p50, p99 } = spread(times);
  const ideal = idealSpread(
    alone.times.map(({ ms }) => ms),
    alone,
  );
  const again = times.filter(({ isFirstTry }) => !isFirstTry).length;
  return [
    reported(part, 'p99 against p50 of the whole mix, one request at a time', ratio(spread(alone.times))),
    reported(part, 'p99 against p50 of the whole mix', ratio({ p50, p99 })),
    atMost(
      part,
      `The same against ideally shared cores (${ideal.toFixed(1)})`,
      p99 / p50 / ideal,
      MOST_UNEVEN,
      (p99 / p50 / ideal).toFixed(2),
    ),
    ...(kinds[0] ? [reported(part, `p99 against p50 of the most uneven kind of call: ${kinds[0].call}`, ratio(kinds[0]))] : []),
    reported(part, 'Requests that had to be sent again', String(again)),
    reported(
      part,
      'Slowest kinds of calls, p50 and p99',
      kinds
        .toSorted((a, b) => b.p50 - a.p50)
        .slice(0, SHOWN)
        .map((one) => `${one.call} ${one.p50.toFixed(0)}, ${one.p99.toFixed(0)} ms`)
        .join('; '),
    ),
  ];
}

function spread(times: readonly Timed[]): { p50: number; p99: number } {
  const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

const ratio = ({ p50, p99 }: { p50: number; p99: number }) => `${(p99 / p50).toFixed(1)} (${p99.toFixed(0)} ms, ${p50.toFixed(0)} ms)`;
