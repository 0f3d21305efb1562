import { checkStoreJob, pullStoreJob, pushStockJob, pushTrackingJob, sweepStoresJob } from '@quayside/contract/connectors/connectors.jobs';
import { pauseAfterFailure, stockToOffer, TRACKING_TRIES } from '@quayside/domain/connectors/connector-rules';
import { runs, runsAfter, type JobCtx, type PrepareCtx } from '#server/kernel/jobs.ts';
import { MAX_LEVELS, type StoreAccess, type StoreError } from '#server/ports/stores/port.ts';
import { noteError, openStore, shopErrorOf } from './pull-store.ts';
import { accessOf } from './store-access.ts';
import { forgetOldChangesAcrossMerchants } from './store-changes.queries.ts';
import * as orders from './store-orders.queries.ts';
import * as skus from './store-skus.queries.ts';
import * as stores from './stores.queries.ts';

const WORK_MS = 10 * 60_000;
const AT_ONCE = 50;
const STOCK_MINUTES = 15;
/** Nobody has touched a held order for so long: its recipient is not kept. */
const HELD_DAYS = 90;

/** Tells the shop its tracking numbers, one after the other. A number that was told but not noted is told again: the connector sees that it is there. */
async function pushTracking(ctx: PrepareCtx, key: stores.Key): Promise<void> {
  const store = await openStore(ctx, key);
  const push = store ? ctx.stores[store.kind].pushTracking : undefined;
  if (!store || !push) return;
  const until = performance.now() + WORK_MS;
  for (let due = await dueOf(ctx, store); due.length > 0 && performance.now() < until; due = await dueOf(ctx, store))
    for (const one of due) {
      const error = await shopErrorOf(() => tell(ctx, store, push, one));
      await ctx.step((tx) => noteTracking(tx, store, one, error));
    }
}

const dueOf = (ctx: PrepareCtx, store: stores.Store) => ctx.step((tx) => orders.trackingDue(tx, store, AT_ONCE));
type Push = (access: StoreAccess, shipment: { external_id: string; number: string; carrier: string }) => Promise<void>;

async function tell(ctx: PrepareCtx, store: stores.Store, push: Push, one: orders.TrackingDue): Promise<void> {
  const { external_id, tracking_no: number, method_name_en } = one;
  await push(accessOf(ctx.secrets, store), { external_id, number, carrier: method_name_en ?? '' });
}

type Tx = Parameters<typeof orders.writeStoreOrder>[0];

async function noteTracking(tx: Tx, { customer_id }: stores.Key, one: orders.TrackingDue, error: StoreError | null): Promise<void> {
  const tracking_tries = one.tracking_tries + 1;
  const next = new Date(Date.now() + pauseAfterFailure(tracking_tries));
  const change = error
    ? {
        tracking_state: tracking_tries >= TRACKING_TRIES ? ('failed' as const) : ('waiting' as const),
        tracking_tries,
        tracking_error: error.code,
        next_tracking_at: next,
      }
    : { tracking_state: 'sent' as const, tracking_tries, tracking_error: null, next_tracking_at: null };
  await orders.writeTracking(tx, customer_id, one, change);
}

/** Tells the shop what changed since it was last told. */
async function pushStock(ctx: PrepareCtx, key: stores.Key): Promise<void> {
  const store = await openStore(ctx, key);
  const push = store ? ctx.stores[store.kind].pushStock : undefined;
  if (!store?.push_stock) return;
  await ctx.step((tx) => stores.writeStore(tx, store, { next_stock_at: new Date(Date.now() + STOCK_MINUTES * 60_000) }));
  if (!push) return;
  const until = performance.now() + WORK_MS;
  const error = await shopErrorOf(async () => {
    const access = accessOf(ctx.secrets, store);
    // Forwards only: a SKU that the shop does not keep is told again by the next push, not in this one.
    for (let after = 0; performance.now() < until;) {
      const from = after;
      const wanted = { warehouseId: store.warehouse_id, buffer: store.stock_buffer, after: from, most: MAX_LEVELS };
      const list = await ctx.step((tx) => skus.stockToTell(tx, store, wanted));
      if (list.length === 0) return;
      const levels = list.map(({ available, ...one }) => ({ ...one, quantity: stockToOffer(available, store.stock_buffer) }));
      await push(access, levels);
      await ctx.step((tx) => skus.writePushed(tx, store.customer_id, levels));
      after = list.at(-1)?.store_sku_id ?? after;
    }
  });
  if (error) await ctx.step((tx) => noteError(tx, store, error));
}

async function sweep({ tx, enqueue }: JobCtx): Promise<void> {
  await orders.letGoOldAcrossMerchants(tx, HELD_DAYS);
  await forgetOldChangesAcrossMerchants(tx, HELD_DAYS);
  // Entered while a check was running: that one may have ended without seeing them.
  for (const key of await stores.storesToCheckAcrossMerchants(tx)) await enqueue(checkStoreJob, key, { key: String(key.store_id) });
  for (const key of await stores.storesToPullAcrossMerchants(tx)) await enqueue(pullStoreJob, key, { key: String(key.store_id) });
  for (const key of await stores.storesToTellAcrossMerchants(tx)) await enqueue(pushTrackingJob, key, { key: String(key.store_id) });
  for (const key of await stores.storesToStockAcrossMerchants(tx)) await enqueue(pushStockJob, key, { key: String(key.store_id) });
}

const nothingLeft = () => Promise.resolve();

export const pushJobs = [
  runsAfter(pushTrackingJob, pushTracking, nothingLeft),
  runsAfter(pushStockJob, pushStock, nothingLeft),
  runs(sweepStoresJob, sweep),
];
