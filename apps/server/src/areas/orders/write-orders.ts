import { randomBytes } from 'node:crypto';
import { setImmediate as soon } from 'node:timers/promises';
import type { OrderInput } from '@quayside/contract/orders/orders.schemas';
import { actorLabel } from '@quayside/domain/kernel/actor';
import { ORDER_NO_RANDOM_LETTERS, orderNoOf } from '@quayside/domain/orders/order-rules';
import { holdProducts } from '#server/areas/products/products.public.ts';
import type { Bulk } from '#server/kernel/bulk-rows.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { together } from '#server/kernel/together.ts';
import { quoteRow } from './logistics.ts';
import type { Priced } from './price-order.ts';
import * as writes from './write-orders.queries.ts';

type New = { readonly input: OrderInput; readonly priced: Priced | null };
type Numbered = New & { readonly order_id: number; readonly quote_id: number | null };
/** Rows per statement: about a megabyte. */
const CHUNK = 1000;
/** Of the 33 million numbers a merchant has a day, five draws that all exist are not a coincidence. */
const TRIES = 5;

/** Writes many new orders that were checked, with their lines, quotes and timeline, and returns their ids: a handful of statements for each thousand. */
export async function writeOrders(ctx: MerchantCtx, orders: readonly New[]): Promise<number[]> {
  if (orders.length === 0) return [];
  const numbered = await withIds(ctx, orders);
  const chunks = Array.from({ length: Math.ceil(numbered.length / CHUNK) }, (_, at) => numbered.slice(at * CHUNK, (at + 1) * CHUNK));
  let ready = chunks[0] ? readyToWrite(ctx, chunks[0]) : null;
  for (let at = 1; ready; at++) {
    const next = chunks[at];
    // The database is busy for a while once it has the first statement: the next rows are made ready meanwhile.
    const prepare = async () => (next ? (await soon(), readyToWrite(ctx, next)) : null);
    [, ready] = await together(writeChunk(ctx, ready), prepare());
  }
  await writes.checkQuoteIds(ctx.tx);
  return numbered.map(({ order_id }) => order_id);
}

async function withIds({ tx }: MerchantCtx, orders: readonly New[]): Promise<Numbered[]> {
  const quoted = orders.filter(({ priced }) => priced !== null).length;
  const ids = await writes.newIds(tx, orders.length, quoted);
  let place = 0;
  return orders.map((order, at) => ({
    ...order,
    order_id: ids.orders[at] ?? 0,
    quote_id: order.priced ? (ids.quotes[place++] ?? null) : null,
  }));
}

type Ready = ReturnType<typeof readyToWrite>;

/** The rows of some orders in every table, as the database takes them. */
function readyToWrite({ actor, now }: MerchantCtx, orders: readonly Numbered[]) {
  const customer_id = actor.customerId;
  const event = { customer_id, kind: 'created', params: '{}', actor_kind: actor.kind, actor_name: actorLabel(actor), created_at: now };
  return {
    orders,
    heads: headsOf(actor, now, orders),
    products: [...new Set(orders.flatMap(({ input }) => input.lines.map(({ product_id }) => product_id)))],
    lines: writes.bulk(
      orders.flatMap(({ order_id, input }) => input.lines.map((line, at) => ({ ...line, line_no: at + 1, order_id, customer_id }))),
    ),
    quotes: quotesOf(customer_id, now, orders),
    events: writes.bulk(orders.map(({ order_id }) => ({ ...event, order_id }))),
  };
}

async function writeChunk(ctx: MerchantCtx, { orders, heads, products, lines, quotes, events }: Ready): Promise<void> {
  const { tx, actor } = ctx;
  await insertNumbered(ctx, orders, heads);
  if ((await holdProducts(tx, actor, products)).size < products.length) throw new Refusal('request.conflict');
  await writes.insertLines(tx, lines);
  if (quotes) await writes.insertQuotes(tx, quotes);
  await writes.insertEvents(tx, events);
}

/** What the quotes of a file have in common is sent once: the rates of the day, items and facts of equal parcels. */
function quotesOf(customer_id: number, now: Date, orders: readonly Numbered[]): writes.Quotes | null {
  const places = new Map<string, number>();
  const placeOf = (value: object) => {
    const text = JSON.stringify(value);
    const place = places.get(text) ?? places.size + 1;
    places.set(text, place);
    return place;
  };
  const ratesAt = new Map<unknown, number>();
  const rows = orders.flatMap(({ order_id, quote_id, input, priced }) => {
    if (!priced) return [];
    const { items, facts, input: from, ...row } = quoteRow(now, order_id, priced, input.method);
    const { rates, destination, recipient_day_value_usd, ...shared } = from;
    const place = ratesAt.get(rates) ?? placeOf({ rates });
    ratesAt.set(rates, place);
    const own = JSON.stringify({ destination, recipient_day_value_usd });
    const json = { items: placeOf(items), facts: placeOf(facts), input: placeOf(shared), rates: place, own };
    return [{ ...row, customer_id, quote_id, ...json }];
  });
  return rows.length === 0 ? null : writes.quotes(rows, [...places.keys()]);
}

/** The orders themselves, each with a number drawn for it. */
function headsOf({ customerId, accountId }: MerchantCtx['actor'], now: Date, orders: readonly Numbered[]): Bulk {
  const numbers = newNumbers(dayOf(now), customerId, orders.length);
  const rows = orders.map(({ order_id, quote_id, input: { lines: _l, consumables: _c, services: _s, ...fields } }, at) => ({
    ...fields,
    order_id,
    quote_id,
    order_no: numbers[at],
    customer_id: customerId,
    account_id: accountId,
    created_at: now,
    updated_at: now,
  }));
  return writes.bulk(rows);
}

/** An order number the merchant has already is drawn again; no other merchant can have it. */
async function insertNumbered({ tx, actor, now }: MerchantCtx, orders: readonly Numbered[], heads: Bulk): Promise<void> {
  let left = orders;
  for (let tries = 0; tries < TRIES && left.length > 0; tries++) {
    const made = new Set(await writes.insertOrders(tx, tries === 0 ? heads : headsOf(actor, now, left)));
    left = left.filter(({ order_id }) => !made.has(order_id));
  }
  // What still conflicts is a platform number that was taken since the check.
  if (left.length > 0) throw new Refusal('request.conflict');
}

/** Different numbers for a chunk; one that exists already in the table is refused by its constraint. */
function newNumbers(day: string, customerId: number, count: number): string[] {
  const numbers = new Set<string>();
  while (numbers.size < count) numbers.add(orderNoOf(day, customerId, randomBytes(ORDER_NO_RANDOM_LETTERS)));
  return [...numbers];
}
