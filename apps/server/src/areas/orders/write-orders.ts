import { randomBytes } from 'node:crypto';
import type { OrderInput } from '@quayside/contract/orders/orders.schemas';
import { actorLabel } from '@quayside/domain/kernel/actor';
import { ORDER_NO_RANDOM_LETTERS, orderNoOf } from '@quayside/domain/orders/order-rules';
import { holdProducts } from '#server/areas/products/products.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { quoteRow } from './logistics.ts';
import type { Priced } from './price-order.ts';
import * as writes from './write-orders.queries.ts';

type Quoted = New & { readonly quote_id: number | null };
type New = { readonly input: OrderInput; readonly priced: Priced | null };
/** Rows per statement: a few hundred kilobytes. */
const CHUNK = 500;
/** Of the 33 million numbers a merchant has a day, five draws that all exist are not a coincidence. */
const TRIES = 5;

/** Writes many new orders that were checked, with their lines, quotes and timeline, and returns their ids: a handful of statements for each five hundred. */
export async function writeOrders(ctx: MerchantCtx, orders: readonly New[]): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < orders.length; from += CHUNK) ids.push(...(await writeChunk(ctx, orders.slice(from, from + CHUNK))));
  return ids;
}

async function writeChunk(ctx: MerchantCtx, orders: readonly New[]): Promise<number[]> {
  const { tx, actor, now } = ctx;
  const { customerId } = actor;
  const quoted = await withQuoteIds(ctx, orders);
  const ids = await insertNumbered(ctx, quoted);
  const made = quoted.map((order, at) => ({ ...order, order_id: ids[at] ?? 0 }));
  const products = [...new Set(made.flatMap(({ input }) => input.lines.map(({ product_id }) => product_id)))];
  if ((await holdProducts(tx, actor, products)).size < products.length) throw new Refusal('request.conflict');
  await writes.insertLines(
    tx,
    made.flatMap(({ order_id, input }) => input.lines.map((line, at) => ({ ...line, line_no: at + 1, order_id, customer_id: customerId }))),
  );
  await writes.insertQuotes(
    tx,
    made.flatMap(({ order_id, quote_id, input, priced }) =>
      priced ? [{ ...quoteRow(now, order_id, priced, input.method), customer_id: customerId, quote_id }] : [],
    ),
  );
  const event = {
    customer_id: customerId,
    kind: 'created',
    params: {},
    actor_kind: actor.kind,
    actor_name: actorLabel(actor),
    created_at: now,
  };
  await writes.insertEvents(
    tx,
    made.map(({ order_id }) => ({ ...event, order_id })),
  );
  return ids;
}

async function withQuoteIds({ tx }: MerchantCtx, orders: readonly New[]): Promise<Quoted[]> {
  const count = orders.filter(({ priced }) => priced !== null).length;
  const ids = count === 0 ? [] : await writes.newQuoteIds(tx, count);
  return orders.map((order) => ({ ...order, quote_id: order.priced ? (ids.pop() ?? null) : null }));
}

/** Inserts orders and returns their ids. An order number the merchant has already is drawn again; no other merchant can have it. */
async function insertNumbered({ tx, actor, now }: MerchantCtx, orders: readonly Quoted[]): Promise<number[]> {
  const ids = new Map<Quoted, number>();
  for (let tries = 0; tries < TRIES && ids.size < orders.length; tries++) {
    const left = orders.filter((order) => !ids.has(order));
    const numbers = newNumbers(dayOf(now), actor.customerId, left.length);
    const heads = left.map(({ quote_id, input: { lines: _l, consumables: _c, services: _s, ...fields } }, at) => ({
      ...fields,
      quote_id,
      order_no: numbers[at],
      customer_id: actor.customerId,
      account_id: actor.accountId,
      created_at: now,
      updated_at: now,
    }));
    const made = new Map((await writes.insertOrders(tx, heads)).map(({ order_no, order_id }) => [order_no, order_id]));
    left.forEach((order, at) => {
      const order_id = made.get(numbers[at] ?? '');
      if (order_id !== undefined) ids.set(order, order_id);
    });
  }
  // What still conflicts is a platform number that was taken since the check.
  if (ids.size < orders.length) throw new Refusal('request.conflict');
  return orders.map((order) => ids.get(order) ?? 0);
}

/** Different numbers for a chunk; one that exists already in the table is refused by its constraint. */
function newNumbers(day: string, customerId: number, count: number): string[] {
  const numbers = new Set<string>();
  while (numbers.size < count) numbers.add(orderNoOf(day, customerId, randomBytes(ORDER_NO_RANDOM_LETTERS)));
  return [...numbers];
}
