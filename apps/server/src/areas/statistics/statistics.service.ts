import { shippingMeasures, volumeMeasures } from '@quayside/contract/statistics/statistics.schemas';
import { feeGroupOf, feeGroups } from '@quayside/domain/statistics/fee-groups';
import { divideExact, fromUnits, sumExact } from '@quayside/domain/statistics/exact';
import { percentileDays } from '@quayside/domain/statistics/percentiles';
import type { Period } from '@quayside/domain/statistics/months';
import type { Tx } from '#server/kernel/database.ts';
import { answeredPeriod } from './asked-period.ts';
import { measuresOf, monthValues, seriesOf } from './month-values.ts';
import * as statistics from './statistics.queries.ts';

/** Who asks for which months; calls and exports ask the same way. */
export type Question = Period & {
  readonly tx: Tx;
  readonly now: Date;
  readonly customerId: number;
  readonly warehouse_id?: number | undefined;
};

/** The rows of the range and of the months before it. */
function askedWithBefore(question: Question) {
  const period = answeredPeriod(question.now, question);
  const { customerId, warehouse_id, to } = question;
  return { period, asked: { customerId, warehouse_id, from: period.before_from, to } };
}

/** Orders and units that were shipped (STAT-01). */
export async function monthlyShipping(question: Question, split: statistics.Split) {
  const { period, asked } = askedWithBefore(question);
  const cells = (await statistics.shippingCells(question.tx, asked, split)).map(({ month, key, orders, units }) => ({
    month,
    key,
    orders: String(orders),
    units: String(units),
  }));
  const { months } = period;
  return { ...period, series: seriesOf(months, cells, shippingMeasures), total: measuresOf(months, cells, shippingMeasures) };
}

/** Volume, chargeable and actual weight of the parcels (STAT-03). */
export async function monthlyVolume(question: Question, split: statistics.Split) {
  const { period, asked } = askedWithBefore(question);
  const cells = (await statistics.shippingCells(question.tx, asked, split)).map((cell) => ({
    month: cell.month,
    key: cell.key,
    volume_m3: fromUnits(BigInt(cell.volume_cm3), 6),
    chargeable_kg: fromUnits(BigInt(cell.chargeable_g), 3),
    weight_kg: fromUnits(BigInt(cell.weight_g), 3),
  }));
  const { months } = period;
  return { ...period, series: seriesOf(months, cells, volumeMeasures), total: measuresOf(months, cells, volumeMeasures) };
}

/** What was paid, by fee group and below it by fee type (STAT-04). */
export async function monthlyExpenses(question: Question) {
  const { period, asked } = askedWithBefore(question);
  const { months } = period;
  const found = await statistics.expenseCells(question.tx, asked);
  const cells = found.flatMap(({ month, fee_type, value }) => (fee_type === null ? [] : [{ month, key: fee_type, amount: value }]));
  const fees = seriesOf(months, cells, ['amount']);
  const series = feeGroups.flatMap((group) => {
    const own = cells.filter(({ key }) => feeGroupOf(key) === group);
    const below = fees.filter(({ key }) => feeGroupOf(key) === group);
    if (below.length === 0) return [];
    const head = { key: group, parent: null, measures: measuresOf(months, own, ['amount']) };
    return [head, ...below.map((fee) => ({ ...fee, parent: group }))];
  });
  const orders = found.filter(({ fee_type }) => fee_type === null);
  return { ...period, series, total: measuresOf(months, cells, ['amount']), orders: monthValues(months, orders, 0) };
}

type Cells = readonly statistics.CountryCell[];
const figuresOf = (cells: Cells, delivered: readonly statistics.DeliveryCell[]) => {
  const sum = (key: 'orders' | 'units' | 'exceptions') => cells.reduce((all, cell) => all + cell[key], 0);
  const [orders, cost] = [
    sum('orders'),
    sumExact(
      cells.map((cell) => cell.cost),
      2,
    ),
  ];
  return {
    orders,
    units: sum('units'),
    cost,
    cost_per_order: divideExact(cost, orders, 2),
    exceptions: sum('exceptions'),
    p50: percentileDays(delivered, 0.5),
  };
};
const plainOf = (cells: Cells) => {
  const { orders, units, cost } = figuresOf(cells, []);
  return { orders, units, cost };
};

/** Orders, units and cost by country, most orders first (STAT-02). */
export async function countryData(question: Question) {
  const { tx, from } = question;
  const { period, asked } = askedWithBefore(question);
  const all = await statistics.countryCells(tx, asked, from);
  const [cells, before] = [all.filter(({ is_before }) => !is_before), all.filter(({ is_before }) => is_before)];
  const delivered = await statistics.deliveryCells(tx, { ...asked, from });
  const list = cells.map((cell) => ({
    country: cell.country,
    ...figuresOf(
      [cell],
      delivered.filter(({ key }) => key === cell.country),
    ),
    before: plainOf(before.filter(({ country }) => country === cell.country)),
  }));
  return {
    ...period,
    list: list.toSorted((a, b) => b.orders - a.orders || a.country.localeCompare(b.country)),
    total: { ...figuresOf(cells, delivered), before: plainOf(before), countries: cells.length, countries_before: before.length },
  };
}
