import { addFault, groupPlaced, readableRows, type FaultList, type Placed } from './fault-list.ts';
import { MAX_DIGITS, normalizePostcode } from './postcodes.ts';
import type { RemoteRow, ZoneRow } from './tariff.ts';

type PostcodeRow = ZoneRow | RemoteRow;
type PostcodeSheet = 'zones' | 'remote';

/** Prefixes and ranges as they are compared, no row twice, and ranges apart from each other or one inside the other. */
export function checkPostcodes(list: FaultList, sheet: PostcodeSheet, rows: readonly PostcodeRow[]): void {
  const groups = groupPlaced(readableRows(list, sheet, rows), ({ method, country }) => `${method} ${country}`);
  for (const group of groups.values()) {
    const seen = new Set<string>();
    const ranges: Span[] = [];
    for (const placed of group) {
      const where = describe(placed.row);
      const problem = problemOf(placed.row);
      if (problem !== null) addFault(list, problem, { sheet, at: placed.at, column: 'from' }, where);
      else if (seen.has(where)) addFault(list, 'OVERLAP', { sheet, at: placed.at, column: 'from' }, where);
      else if (placed.row.match === 'range') ranges.push(spanOf(placed));
      seen.add(where);
    }
    checkRanges(list, sheet, ranges);
  }
}

/** "US-LINE US range 99501 99950". */
function describe({ method, country, match, from, to }: PostcodeRow): string {
  return `${method} ${country} ${match} ${from ?? ''} ${to ?? ''}`;
}

function problemOf({ match, from, to }: PostcodeRow): 'PREFIX' | 'RANGE' | null {
  if (match === 'all') return from === null && to === null ? null : 'RANGE';
  if (match === 'prefix') return from !== null && from === normalizePostcode(from) && to === null ? null : 'PREFIX';
  const isRange = from !== null && to !== null && /^\d+$/.test(from) && /^\d+$/.test(to);
  return isRange && from.length === to.length && from.length <= MAX_DIGITS && from <= to ? null : 'RANGE';
}

/** A range counted in twelve digits, so that 995–999 and 99501–99950 can be compared. */
type Span = { readonly first: number; readonly last: number; readonly placed: Placed<PostcodeRow> };

function spanOf(placed: Placed<PostcodeRow>): Span {
  const digits = placed.row.from?.length ?? 0;
  const size = 10 ** (MAX_DIGITS - digits);
  return { first: Number(placed.row.from) * size, last: (Number(placed.row.to) + 1) * size - 1, placed };
}

/** One pass over the ranges by start, with the ranges still open on a stack. */
function checkRanges(list: FaultList, sheet: PostcodeSheet, spans: readonly Span[]): void {
  const open: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.first - b.first || b.last - a.last)) {
    while (open.length > 0 && (open.at(-1)?.last ?? 0) < span.first) open.pop();
    const around = open.at(-1);
    const isSame = around?.first === span.first && around.last === span.last;
    if (around !== undefined && (isSame || span.last > around.last)) {
      const [earlier, later] = around.placed.at < span.placed.at ? [around.placed, span.placed] : [span.placed, around.placed];
      const { method, country, from, to } = later.row;
      const figures = { other_row: earlier.at, other: `${earlier.row.from}-${earlier.row.to}` };
      addFault(list, 'OVERLAP', { sheet, at: later.at, column: 'from' }, `${method} ${country} ${from}-${to}`, figures);
    }
    open.push(span);
  }
}
