import { randomBytes } from 'node:crypto';
import { checkStoreJob, placeOrdersJob, pullStoreJob } from '@quayside/contract/connectors/connectors.jobs';
import { OVERLAP_MS, pauseAfterFailure } from '@quayside/domain/connectors/connector-rules';
import { runsAfter, type PrepareCtx } from '#server/kernel/jobs.ts';
import { StoreError, type OrderPage, type StoreAccess } from '#server/ports/stores/port.ts';
import { placeNew } from './place-orders.ts';
import { hookUrl } from './receive-hook.ts';
import { accessOf, sealCredentials } from './store-access.ts';
import { noteChanges } from './store-changes.queries.ts';
import { insertOrders, releaseMapped } from './store-orders.queries.ts';
import { rememberSkus } from './store-skus.queries.ts';
import * as stores from './stores.queries.ts';

/** Ends well before the job's deadline; the sweep goes on with the rest. */
const WORK_MS = 10 * 60_000;
/** Orders are made in larger batches than small pages bring. */
const PLACE_AFTER = 100;
/** A page that cannot be read again and again may be one the shop has forgotten: then the pull begins anew. */
const FORGET_CURSOR_AFTER = 3;
const MINUTE = 60_000;

const nothingLeft = () => Promise.resolve();
const deadline = () => {
  const startedAt = performance.now();
  return () => performance.now() - startedAt > WORK_MS;
};

/** Answers what went wrong with the shop instead of throwing it: that is for the merchant's page, not for the job list. */
export async function shopErrorOf(work: () => Promise<void>): Promise<StoreError | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof StoreError) return error;
    throw error;
  }
}

/** A store that may be used now. */
export async function openStore(ctx: PrepareCtx, key: stores.Key): Promise<stores.Store | null> {
  const store = await ctx.step((tx) => stores.store(tx, key));
  return store?.enabled && store.state === 'connected' ? store : null;
}

/**
 * Takes what changed in a shop since the last pull. A page and the place it ends at are stored together, so a killed worker goes on where
 * it was; orders are unique by their id in the shop, so a page that is read twice adds nothing.
 */
async function pull(ctx: PrepareCtx, key: stores.Key): Promise<void> {
  const isLate = deadline();
  const store = await openStore(ctx, key);
  if (!store) return;
  await ctx.step((tx) => begin(tx, store));
  const error = await shopErrorOf(async () => {
    const access = accessOf(ctx.secrets, store);
    const isEnd = await takePages(ctx, store, access, isLate);
    await placeNew(ctx, store, isLate);
    await ctx.step((tx) => (isEnd ? finish(tx, store) : stores.writeStore(tx, store, { next_pull_at: new Date() })));
  });
  if (error) {
    // What came before the error is placed all the same.
    await placeNew(ctx, store, isLate);
    await ctx.step((tx) => noteError(tx, store, error));
  }
}

type Tx = Parameters<Parameters<PrepareCtx['step']>[0]>[0];

async function begin(tx: Tx, store: stores.Store): Promise<void> {
  const start = store.pull_started_at === null ? { pull_started_at: new Date(), pulled_count: 0, pull_cursor: null } : {};
  await stores.writeStore(tx, store, start.pull_started_at ? start : { pull_started_at: store.pull_started_at });
}

/** True at the last page. */
async function takePages(ctx: PrepareCtx, store: stores.Store, access: StoreAccess, isLate: () => boolean): Promise<boolean> {
  const connector = ctx.stores[store.kind];
  let cursor = store.pull_started_at === null ? null : store.pull_cursor;
  for (let waiting = 0; !isLate();) {
    const page = await connector.orders(access, store.pull_since, cursor);
    if (page.next !== null && page.next === cursor) throw new StoreError('repeated_page', cursor);
    const from = cursor;
    const added = await ctx.step((tx) => takePage(tx, store, from, page));
    // Switched off, deleted, or another worker has this pull by now.
    if (added === null) return false;
    await connector.acknowledge?.(access, page);
    waiting += added;
    if (waiting >= PLACE_AFTER) {
      await placeNew(ctx, store, isLate);
      waiting = 0;
    }
    if (page.next === null) return true;
    cursor = page.next;
  }
  return false;
}

async function takePage(tx: Tx, key: stores.Key, from: string | null, page: OrderPage): Promise<number | null> {
  const store = await stores.lockStore(tx, key);
  if (!store?.enabled || store.pull_cursor !== from || store.pull_started_at === null) return null;
  const now = new Date();
  const open = page.orders.filter(({ state }) => state === 'open');
  await rememberSkus(
    tx,
    store,
    open.flatMap(({ lines }) => lines),
    now,
  );
  await noteChanges(tx, store, page.orders, now);
  const added = await insertOrders(tx, store, page.orders, now);
  await stores.writeStore(tx, store, { pull_cursor: page.next, pulled_count: store.pulled_count + added });
  return added;
}

async function finish(tx: Tx, key: stores.Key): Promise<void> {
  const store = await stores.lockStore(tx, key);
  if (!store) return;
  const now = new Date();
  const since = new Date((store.pull_started_at ?? now).getTime() - OVERLAP_MS);
  await stores.writeStore(tx, store, {
    pull_since: since > store.pull_since ? since : store.pull_since,
    pull_cursor: null,
    pull_started_at: null,
    pulled_at: now,
    next_pull_at: new Date(now.getTime() + store.pull_minutes * MINUTE),
    failures: 0,
    error_code: null,
    error_detail: '',
    error_at: null,
  });
}

/** Asked again later and later; what was taken so far stays. */
export async function noteError(tx: Tx, key: stores.Key, { code, detail }: StoreError): Promise<void> {
  const store = await stores.lockStore(tx, key);
  if (!store) return;
  const now = new Date();
  const failures = store.failures + 1;
  await stores.writeStore(tx, store, {
    failures,
    error_code: code,
    error_detail: detail.replaceAll('\u0000', ''),
    error_at: now,
    next_pull_at: new Date(now.getTime() + pauseAfterFailure(failures)),
    ...(code === 'repeated_page' || failures % FORGET_CURSOR_AFTER === 0 ? { pull_cursor: null, pull_started_at: null } : {}),
  });
}

/** New credentials replace the old ones when the shop has accepted them. Others that were entered meanwhile are checked next. */
async function check(ctx: PrepareCtx, key: stores.Key): Promise<void> {
  while (!(await checkOnce(ctx, key)));
}

/** True when nothing is left to be checked. */
async function checkOnce(ctx: PrepareCtx, key: stores.Key): Promise<boolean> {
  const store = await ctx.step((tx) => stores.store(tx, key));
  if (!store?.pending) return true;
  const { pending } = store;
  const write = (change: Parameters<typeof stores.writeChecked>[3]) => ctx.step((tx) => stores.writeChecked(tx, store, pending, change));
  let isWritten = false;
  const error = await shopErrorOf(async () => {
    const access = accessOf(ctx.secrets, store, 'pending');
    const { shop_name, facts, credentials = access.credentials } = await ctx.stores[store.kind].check(access);
    const hook = await orderHook(ctx, store, { ...access, credentials });
    isWritten = await write({
      credentials: sealCredentials(ctx.secrets, store, { ...credentials, ...hook }),
      state: 'connected',
      facts: JSON.stringify(facts),
      shop_name: shop_name.slice(0, 100),
      error_code: null,
      error_detail: '',
      error_at: null,
      failures: 0,
      next_pull_at: new Date(),
    });
  });
  if (!error) return isWritten;
  // Credentials that worked before go on working.
  const state = store.credentials === null ? 'refused' : store.state;
  return write({ state, error_code: error.code, error_detail: error.detail, error_at: new Date() });
}

/** A shop that cannot tell us of changes is pulled on schedule like every other. */
async function orderHook(ctx: PrepareCtx, store: stores.Store, access: StoreAccess): Promise<{ hook_secret?: string }> {
  const { hook } = ctx.stores[store.kind];
  if (!hook) return {};
  const url = await ctx.stepAs(store.customer_id, store.name, (merchant) => hookUrl(merchant, store));
  const hook_secret = randomBytes(24).toString('base64url');
  const error = await shopErrorOf(() => hook.order(access, url, hook_secret));
  if (error) ctx.logger.warn({ store_id: store.store_id, code: error.code }, 'a shop does not tell us of changed orders');
  return error ? {} : { hook_secret };
}

async function place(ctx: PrepareCtx, key: stores.Key): Promise<void> {
  const store = await ctx.step((tx) => stores.store(tx, key));
  if (!store) return;
  await ctx.step((tx) => releaseMapped(tx, store));
  await placeNew(ctx, store, deadline());
}

export const pullJobs = [
  runsAfter(checkStoreJob, check, nothingLeft),
  runsAfter(pullStoreJob, pull, nothingLeft),
  runsAfter(placeOrdersJob, place, nothingLeft),
];
