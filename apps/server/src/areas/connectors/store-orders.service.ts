import { placeOrdersJob, pushTrackingJob } from '@quayside/contract/connectors/connectors.jobs';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { storeOrderRow } from './connectors.map.ts';
import { placeOrders } from './place-orders.ts';
import { unmark } from './store-changes.queries.ts';
import * as orders from './store-orders.queries.ts';
import * as stores from './stores.queries.ts';

type Some = { readonly store_id: number; readonly ids: readonly number[] };

async function ofCaller({ tx, actor }: MerchantCtx, store_id: number): Promise<stores.Store> {
  return found(await stores.store(tx, { customer_id: actor.customerId, store_id }));
}

export async function listOrders(ctx: MerchantCtx, input: Parameters<typeof orders.orderPage>[2] & { store_id: number }) {
  const store = await ofCaller(ctx, input.store_id);
  const { list, count } = await orders.orderPage(ctx.tx, store, input);
  return { list: list.map((row) => storeOrderRow(row, ctx.language)), count };
}

export async function countOrders(ctx: MerchantCtx, { store_id }: { store_id: number }) {
  return orders.orderCounts(ctx.tx, await ofCaller(ctx, store_id));
}

async function locked(ctx: MerchantCtx, store: stores.Store, ids: readonly number[]) {
  const rows = await orders.lockHeld(ctx.tx, store, ids);
  if (rows.length < new Set(ids).size) throw new Refusal('connectors.not_held');
  return rows;
}

/** Held orders become ours now, or say again why not. Submitting is left to a job: it may be refused order by order. */
export async function retryOrders(ctx: MerchantCtx, { store_id, ids }: Some) {
  const store = await ofCaller(ctx, store_id);
  await placeOrders(ctx, store, await locked(ctx, store, ids));
  const { customer_id } = store;
  await ctx.enqueue(placeOrdersJob, { customer_id, store_id }, { key: String(store_id) });
  const rows = await orders.ordersByIds(ctx.tx, store, ids);
  return { list: rows.map((row) => storeOrderRow(row, ctx.language)) };
}

/** Never becomes an order of ours; who would have got it is forgotten. */
export async function ignoreOrders(ctx: MerchantCtx, { store_id, ids }: Some) {
  const store = await ofCaller(ctx, store_id);
  const rows = await locked(ctx, store, ids);
  const gone = { state: 'ignored', reason: null, details: {}, unmapped: [], order_id: null, submit_due: false } as const;
  await orders.writeOutcomes(
    ctx.tx,
    store.customer_id,
    rows.map(({ store_order_id }) => ({ ...gone, store_order_id })),
    ctx.now,
  );
  return { count: rows.length };
}

/** A person has seen to what the shop changed. One that is no longer marked is no error: somebody else was faster. */
export async function settleOrders(ctx: MerchantCtx, { store_id, ids }: Some) {
  const store = await ofCaller(ctx, store_id);
  if ((await orders.ordersByIds(ctx.tx, store, ids)).length < new Set(ids).size) throw new Refusal('request.not_found');
  return { count: await unmark(ctx.tx, store, ids, ctx.now) };
}

export async function retryTracking(ctx: MerchantCtx, { store_id }: { store_id: number }) {
  const store = await ofCaller(ctx, store_id);
  const count = await orders.retryTracking(ctx.tx, store, ctx.now);
  const { customer_id } = store;
  if (count > 0) await ctx.enqueue(pushTrackingJob, { customer_id, store_id }, { key: String(store_id) });
  return { count };
}
