import { divideExact, sumExact } from '@quayside/domain/statistics/exact';
import { addMonths } from '@quayside/domain/statistics/months';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { dayOf, daysBetween } from '#server/kernel/days.ts';
import { answeredPeriod, askedPeriod, monthOf } from './asked-period.ts';
import * as queries from './analysis.queries.ts';
import { laneFigures, lanesOf } from './lanes.ts';

const LANES = 30;
const SKUS = 20;
const SALES_MONTHS = 3;
const STORAGE_DAYS = 7;
const FORECAST_DAYS = 30;
const YEAR = 365;

type Input = { from?: string | undefined; to?: string | undefined };

/** Costs, lanes and delivery times of a merchant's own shipments; stock beside sales (DASH-01, D-97). */
export async function getAnalysis({ tx, now, actor: { customerId } }: MerchantCtx, input: Input) {
  const period = answeredPeriod(now, askedPeriod(now, input));
  const asked = { customerId, from: period.from, to: period.to };
  const earlier = { customerId, from: period.before_from, to: period.before_to };
  const cells = await queries.laneCells(tx, asked);
  const days = await queries.laneDays(tx, asked);
  const { orders, cost } = laneFigures(await queries.laneCells(tx, earlier), []);
  return {
    ...period,
    total: { ...laneFigures(cells, days), before: { orders, cost } },
    lanes: lanesOf(cells, days, LANES),
    spend: { now: await queries.spent(tx, asked), before: await queries.spent(tx, earlier) },
    ...(await stockOf(tx, customerId, now)),
    storage: await storageOf(tx, customerId),
  };
}

type Tx = MerchantCtx['tx'];

/** Two whole months and the days of the running one. */
async function stockOf(tx: Tx, customerId: number, now: Date) {
  const since = addMonths(monthOf(now), 1 - SALES_MONTHS);
  const elapsed = daysBetween(`${since}-01`, dayOf(now)) + 1;
  const cover = (await queries.coverRows(tx, customerId, since, SKUS)).map((row) => ({
    ...row,
    days: Math.floor((row.available * elapsed) / row.shipped),
    turnover: row.available === 0 ? null : Math.round(((row.shipped / elapsed) * YEAR * 10) / row.available) / 10,
  }));
  const dead = await queries.deadRows(tx, customerId, since, SKUS);
  const list = dead.map(({ skus: _skus, all_units: _units, ...row }) => row);
  return { cover, dead: { skus: dead[0]?.skus ?? 0, units: dead[0]?.all_units ?? 0, list } };
}

async function storageOf(tx: Tx, customerId: number) {
  const { amount, days } = await queries.lastStorage(tx, customerId, STORAGE_DAYS);
  const thirty = sumExact(
    Array.from({ length: FORECAST_DAYS }, () => amount),
    2,
  );
  return { per_day: divideExact(amount, days, 2) ?? '0.00', days, next_30: divideExact(thirty, days, 2) ?? '0.00' };
}
