import { sumExact } from '@quayside/domain/statistics/exact';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { answeredPeriod, askedPeriod } from './asked-period.ts';
import * as queries from './desk-analysis.queries.ts';
import { lanesOf } from './lanes.ts';

const LANES = 30;
/** Rows of the page; the totals are of all customers. */
const CUSTOMERS = 100;

type Input = { from?: string | undefined; to?: string | undefined; account_manager_id?: number | undefined };
type Sums = readonly queries.CustomerSums[];

const sumOf = (rows: Sums, key: 'orders' | 'units' | 'exceptions') => rows.reduce((sum, row) => sum + row[key], 0);
const money = (rows: Sums, key: 'revenue' | 'revenue_before') =>
  sumExact(
    rows.map((row) => row[key]),
    2,
  );

/** The provider's view: all customers, by account manager, and the lanes of all of them (DASH-01). */
export async function getDeskAnalysis({ tx, now }: DeskCtx, input: Input) {
  const period = answeredPeriod(now, askedPeriod(now, input));
  const range = { ...period, managerId: input.account_manager_id };
  const rows = await queries.customerSumsAcrossMerchants(tx, range);
  const lanes = await queries.lanesAcrossMerchants(tx, range);
  return {
    ...period,
    customers: rows.slice(0, CUSTOMERS).map(({ staff_id: _staff, ...row }) => row),
    managers: managersOf(rows),
    choice: await queries.managersAcrossMerchants(tx),
    lanes: lanesOf(lanes, await queries.laneDaysAcrossMerchants(tx, range), LANES),
    total: {
      customers: rows.length,
      orders: sumOf(rows, 'orders'),
      units: sumOf(rows, 'units'),
      exceptions: sumOf(rows, 'exceptions'),
      revenue: money(rows, 'revenue'),
      revenue_before: money(rows, 'revenue_before'),
    },
  };
}

function managersOf(rows: Sums) {
  return [...Map.groupBy(rows, (row) => row.staff_id)]
    .map(([staff_id, own]) => ({
      staff_id,
      name: own[0]?.account_manager ?? '',
      customers: own.length,
      orders: sumOf(own, 'orders'),
      revenue: money(own, 'revenue'),
    }))
    .toSorted((a, b) => Number(b.revenue) - Number(a.revenue));
}
