import { parseUnits } from './exact.ts';
import { addFault, readableRows, type FaultList, type Placed } from './fault-list.ts';
import type { DutyRuleRow, TaxRuleRow } from './tariff.ts';

type RuleRow = TaxRuleRow | DutyRuleRow;
type RuleSheet = 'tax_rules' | 'duty_rules';

/** At most one rule matches a country, day and value. A pair of rules is named once, however many countries they share. */
export function checkRules(list: FaultList, sheet: RuleSheet, rows: readonly RuleRow[]): void {
  const byCountry = new Map<string, Placed<RuleRow>[]>();
  for (const placed of readableRows(list, sheet, rows)) {
    for (const country of Object.keys(placed.row.countries)) {
      const group = byCountry.get(country);
      if (group) group.push(placed);
      else byCountry.set(country, [placed]);
    }
  }
  const named = new Set<string>();
  for (const group of byCountry.values()) {
    for (const [one, other] of collisions(group)) {
      const [earlier, later] = one.at < other.at ? [one, other] : [other, one];
      const where = `${sheet} ${earlier.row.rule} ${later.row.rule}`;
      if (!named.has(where)) addFault(list, 'OVERLAP', { sheet, at: later.at, column: 'countries' }, where, { other_row: earlier.at });
      named.add(where);
    }
  }
}

type Band = { readonly over: number; readonly to: number; readonly lastDay: string; readonly placed: Placed<RuleRow> };

/** Days are passed in order; the rules of a day stand sorted by value, so that only the two neighbours can collide. */
function collisions(group: readonly Placed<RuleRow>[]): [Placed<RuleRow>, Placed<RuleRow>][] {
  const found: [Placed<RuleRow>, Placed<RuleRow>][] = [];
  /** Values of different currencies, or with and without the day's other parcels, cannot be compared: one list for each kind. */
  const lists = new Map<string, Band[]>();
  const latest = new Map<string, Band>();
  for (const placed of [...group].sort((a, b) => compare(a.row.first_day ?? '', b.row.first_day ?? '') || a.at - b.at)) {
    const { row } = placed;
    const day = row.first_day ?? '';
    const kind = `${row.currency} ${row.sum_per_recipient_day}`;
    const over = parseUnits(row.value_over, 4);
    const band = { over, to: row.value_to === null ? Infinity : parseUnits(row.value_to, 4), lastDay: row.last_day ?? '9999', placed };
    for (const [other, until] of latest) if (other !== kind && until.lastDay >= day) found.push([until.placed, placed]);
    const bands = lists.get(kind) ?? [];
    lists.set(kind, bands);
    const collision = insert(bands, band, day);
    if (collision) found.push([collision.placed, placed]);
    if ((latest.get(kind)?.lastDay ?? '') < band.lastDay) latest.set(kind, band);
  }
  return found;
}

/** Inserts the band by value, or returns the band it overlaps. Bands that ended before the day are dropped on the way. */
function insert(bands: Band[], band: Band, day: string): Band | null {
  let [low, high] = [0, bands.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bands[middle]?.over ?? Infinity) <= band.over) low = middle + 1;
    else high = middle;
  }
  let before = bands[low - 1];
  while (before !== undefined && before.lastDay < day) {
    bands.splice(--low, 1);
    before = bands[low - 1];
  }
  let after = bands[low];
  while (after !== undefined && after.lastDay < day) {
    bands.splice(low, 1);
    after = bands[low];
  }
  if (before !== undefined && before.to > band.over) return before;
  if (after !== undefined && after.over < band.to) return after;
  bands.splice(low, 0, band);
  return null;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
