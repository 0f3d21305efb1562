import { sql } from 'kysely';
import { addStock } from '#server/areas/inventory/inventory.public.ts';
import { reviewTopUp } from '#server/areas/top-ups/review-top-up.ts';
import { expireBatch } from '#server/areas/tracking/tracking.service.ts';
import { balanceOf } from '#server/areas/wallets/wallets.public.ts';
import { planLedger } from '#server/demo/demo-ledger.ts';
import { planOrders } from '#server/demo/demo-orders.ts';
import { pay } from '#server/demo/demo-payments.ts';
import { planStock } from '#server/demo/demo-stock.ts';
import type { SystemCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { tellBatch } from './batch-story.ts';
import { beginWave } from './begin-wave.ts';
import type { Scene } from './order-story.ts';
import { takeOrders, type Products } from './take-orders.ts';
import { Timeline } from './timeline.ts';
import { peopleOf, type People } from './year-people.ts';
import { DAY_MS, planYear, type YearOrder } from './year-plan.ts';

const HOUR_MS = 3_600_000;
/** A delivery brings what is sold until the next one. */
const RESTOCK_DAYS = 30;
/** Units of everything that are on the shelf when the year begins. */
const RESERVE = 12;
const WEEK_MS = 7 * DAY_MS;
/** Long enough ago for anybody to take the order over that lies on the table. */
const WAVE_MS = 40 * 60_000;
/** Below this the merchant pays again; wires of the last weeks are those of `demo-ledger.ts`. */
const LOW_USD = 1500;
const PAID = '2000.00';

/** Lives through the shop's year: deliveries, payments, nightly bills and every order, each at its moment by the service people use. */
export async function fillYear(ctx: SystemCtx, customerId: number, count: number): Promise<void> {
  const timeline = new Timeline();
  const people = await peopleOf(ctx, customerId);
  const products = await productsOf(ctx, customerId);
  const year = planYear(ctx.now, count);
  restock(timeline, customerId, year, products);
  payWhenLow(timeline, people, ctx, customerId, year);
  for (const { at, week } of weeks(ctx, year)) {
    timeline.add(at, expireBatch);
    if (Number.isInteger(Math.log2(week))) timeline.add(at, analyze);
  }
  const scene: Scene = { now: ctx.now.getTime(), alerts: 5, replied: 2, pickUps: 3, outs: 3, packed: 5, wishes: 2 };
  for (const [at, orders] of Map.groupBy(year, (order) => order.at))
    timeline.add(at, async (then) => {
      tellBatch(timeline, people, scene, await takeOrders(people.merchant(then), orders, products));
    });
  await planStock(timeline, ctx, customerId);
  planLedger(timeline, ctx, people, customerId);
  await planOrders(timeline, ctx, people, customerId);
  if (count > 0) timeline.add(ctx.now.getTime() - WAVE_MS, (at) => beginWave(people.packer(at)));
  await timeline.live(ctx);
}

async function productsOf({ tx }: SystemCtx, customerId: number): Promise<Products> {
  const rows = await tx
    .selectFrom('products')
    .select(['sku', 'product_id', 'name_en', 'declared_value'])
    .where('customer_id', '=', customerId)
    .execute();
  return new Map(rows.map((row) => [row.sku, row]));
}

function weeks({ now }: SystemCtx, [first]: readonly YearOrder[]): { week: number; at: number }[] {
  const start = first ? first.at - DAY_MS : now.getTime();
  return Array.from({ length: Math.ceil((now.getTime() - start) / WEEK_MS) }, (_, week) => ({ week, at: start + week * WEEK_MS }));
}

/** In one transaction nobody else counts the rows: without it the statements of the whole year are planned for empty tables. */
async function analyze({ tx }: SystemCtx): Promise<void> {
  await sql`analyze orders, order_lines, order_quotes, order_events, tracking_events, stock_log, stock_layers, stock_freezes, stock_levels,
    wallet_entries, wallet_holds, products`.execute(tx);
}

function restock(timeline: Timeline, customerId: number, year: readonly YearOrder[], products: Products): void {
  const [first] = year;
  if (!first) return;
  const start = first.at - 2 * DAY_MS;
  const windows = Map.groupBy(year, ({ at }) => Math.floor((at - first.at) / (RESTOCK_DAYS * DAY_MS)));
  for (const [window, orders] of windows) {
    const at = start + window * RESTOCK_DAYS * DAY_MS;
    const units = new Map<string, { warehouse_id: number; product_id: number; quantity: number }>();
    for (const { warehouse_id, lines } of orders)
      for (const { sku, quantity } of lines) {
        const key = `${warehouse_id} ${sku}`;
        const known = units.get(key) ?? {
          warehouse_id,
          product_id: products.get(sku)?.product_id ?? 0,
          quantity: window === 0 ? RESERVE : 0,
        };
        units.set(key, { ...known, quantity: known.quantity + quantity });
      }
    const document = { type: 'inbound' as const, no: `ASN-${dayOf(new Date(at)).slice(2).replaceAll('-', '')}` };
    timeline.add(at, (then) => addStock(then, customerId, document, [...units.values()]));
  }
}

/** Looks at the balance every few days and pays when it is low; staff receive it some hours later. */
function payWhenLow(timeline: Timeline, people: People, ctx: SystemCtx, customer_id: number, year: readonly YearOrder[]): void {
  for (const { at } of weeks(ctx, year)) {
    timeline.add(at, async (then) => {
      if (Number((await balanceOf(then.tx, customer_id)).spendable) >= LOW_USD) return;
      const method = ctx.now.getTime() - at > RESTOCK_DAYS * DAY_MS ? 'wire_transfer' : 'paypal';
      const { top_up_id } = await pay(people.merchant(then), { method, currency: 'USD', amount: PAID, remark: '' });
      const verdict = { decision: 'receive', credited_usd: PAID, remark: '' } as const;
      timeline.add(at + 5 * HOUR_MS, (later) => reviewTopUp(people.finance(later), { customer_id, top_up_id, ...verdict }));
    });
  }
}
