import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { checkStoreJob, pullStoreJob } from '@quayside/contract/connectors/connectors.jobs';
import type { StoreInput } from '@quayside/contract/connectors/connectors.schemas';
import { MAX_STORES, storeKinds, type StoreKind } from '@quayside/domain/connectors/connector-rules';
import { lockConfirmedMain } from '#server/areas/accounts/accounts.public.ts';
import { listMethods } from '#server/areas/orders/orders.public.ts';
import { enabledWarehouses } from '#server/areas/warehouses/warehouses.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { flag } from '#server/kernel/flag.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { isPublicAddress, NotPublic, reachableUrl } from '#server/ports/public-address.ts';
import { storeDetail, storeRow } from './connectors.map.ts';
import { sealCredentials } from './store-access.ts';
import { orderCounts } from './store-orders.queries.ts';
import { skuCounts } from './store-skus.queries.ts';
import * as stores from './stores.queries.ts';

type Input = z.output<typeof StoreInput>;
type One = { readonly store_id: number };
/** The first pull goes back so far. */
const FIRST_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

const keyOf = ({ actor }: MerchantCtx, { store_id }: One): stores.Key => ({ customer_id: actor.customerId, store_id });

async function around({ tx, actor }: MerchantCtx, key: stores.Key) {
  const orders = await orderCounts(tx, key);
  const skus = await skuCounts(tx, actor, key);
  return {
    held: orders.list.find((one) => one.key === 'held')?.count ?? 0,
    changed: orders.list.find((one) => one.key === 'changed')?.count ?? 0,
    unmapped: skus.list.find((one) => one.key === 'unmapped')?.count ?? 0,
  };
}

export async function listStores(ctx: MerchantCtx, input: Parameters<typeof stores.storePage>[2]) {
  const { list, count } = await stores.storePage(ctx.tx, ctx.actor.customerId, input);
  const rows = [];
  for (const row of list) rows.push(storeRow(row, await around(ctx, row)));
  return { list: rows, count };
}

export async function getOptions(ctx: MerchantCtx) {
  const warehouses = (await enabledWarehouses(ctx.tx)).map(({ warehouse_id, code, name_en, name_cn }) => ({
    warehouse_id,
    code,
    name_en,
    name_cn,
  }));
  return {
    kinds: [...storeKinds],
    has_oauth: flag(ctx.storeSignIns.shopify.signIn !== undefined),
    warehouses,
    methods: (await listMethods(ctx)).list,
  };
}

export async function getStore(ctx: MerchantCtx, one: One) {
  const row = found(await stores.store(ctx.tx, keyOf(ctx, one)));
  return storeDetail(row, await around(ctx, row));
}

export async function saveStore(ctx: MerchantCtx, input: Input) {
  const { tx } = ctx;
  await lockConfirmedMain(ctx);
  refuseFields(...(await errorsOf(ctx, input)));
  const key = input.store_id === undefined ? await addStore(ctx, input) : await changeStore(ctx, { store_id: input.store_id }, input);
  const credentials = credentialsOf(input);
  if (credentials !== null) {
    await stores.writeStore(tx, key, { pending: sealCredentials(ctx.secrets, key, credentials) });
    await ctx.enqueue(checkStoreJob, key, { key: String(key.store_id) });
  }
  return getStore(ctx, key);
}

async function errorsOf({ tx }: MerchantCtx, { warehouse_id, shop_url, kind }: Input) {
  const known = (await enabledWarehouses(tx)).some((one) => one.warehouse_id === warehouse_id);
  const isLocal = kind !== 'csv_drop' && !isPublicUrl(shop_url);
  return [
    ...(known ? [] : [{ path: 'warehouse_id', code: 'wrong_choice' as const, params: {} }]),
    ...(isLocal ? [{ path: 'shop_url', code: 'connectors.shop_url' as const, params: {} }] : []),
  ];
}

/** A literal private address is refused at once; a name is checked whenever the shop is asked. */
function isPublicUrl(url: string): boolean {
  try {
    const parsed = reachableUrl(url, isPublicAddress);
    return parsed !== null && !/^localhost\.?$|\.local$|\.internal$/i.test(parsed.hostname);
  } catch (error) {
    if (error instanceof NotPublic) return false;
    throw error;
  }
}

/** What a kind signs in with, as entered now; null when nothing was entered. A drop needs nothing but its folder. */
function credentialsOf({ kind, token, consumer_key, consumer_secret, store_id }: Input): Record<string, string> | null {
  if (kind === 'csv_drop') return store_id === undefined ? {} : null;
  if (kind === 'woocommerce') return consumer_key === '' ? null : { consumer_key, consumer_secret };
  return token === '' ? null : { token };
}

function columnsOf(input: Input) {
  const { store_id: _id, token: _t, consumer_key: _k, consumer_secret: _s, kind: _kind, shop_url: _url, ...plain } = input;
  return {
    ...plain,
    enabled: input.enabled === 1,
    auto_submit: input.auto_submit === 1,
    push_tracking: input.push_tracking === 1,
    push_stock: input.push_stock === 1,
    rules: JSON.stringify(input.rules),
  };
}

async function addStore(ctx: MerchantCtx, input: Input): Promise<stores.Key> {
  const { tx, actor, now } = ctx;
  if ((await stores.countStores(tx, actor.customerId)) >= MAX_STORES) throw new Refusal('connectors.too_many', { count: MAX_STORES });
  return stores.insertStore(tx, actor.customerId, {
    ...columnsOf(input),
    kind: input.kind,
    // Nobody can guess the folder of another merchant's drop.
    shop_url: input.kind === 'csv_drop' ? `drop-${randomBytes(12).toString('hex')}` : input.shop_url,
    state: credentialsOf(input) === null ? 'waiting' : 'checking',
    created_at: now,
    pull_since: new Date(now.getTime() - FIRST_DAYS * DAY_MS),
    next_pull_at: now,
    next_stock_at: now,
  });
}

async function changeStore(ctx: MerchantCtx, one: One, input: Input): Promise<stores.Key> {
  const before = found(await stores.lockStore(ctx.tx, keyOf(ctx, one)));
  // Another shop is another store: its orders would get mixed up.
  const isOther = (input.kind satisfies StoreKind) !== before.kind || (input.kind !== 'csv_drop' && input.shop_url !== before.shop_url);
  refuseFields(...(isOther ? [{ path: 'shop_url', code: 'wrong_choice' as const, params: {} }] : []));
  const isNew = credentialsOf(input) !== null;
  const state = isNew && before.state !== 'connected' ? { state: 'checking' as const } : {};
  await stores.writeStore(ctx.tx, before, { ...columnsOf(input), ...state, next_stock_at: ctx.now });
  return keyOf(ctx, one);
}

/** Its orders stay; nothing more is pulled or told. */
export async function deleteStore(ctx: MerchantCtx, one: One): Promise<Record<string, never>> {
  const row = found(await stores.lockStore(ctx.tx, keyOf(ctx, one)));
  await stores.writeStore(ctx.tx, row, { deleted_at: ctx.now, enabled: false, credentials: null, pending: null });
  return {};
}

export async function syncNow(ctx: MerchantCtx, one: One) {
  const row = found(await stores.lockStore(ctx.tx, keyOf(ctx, one)));
  if (row.state !== 'connected' || !row.enabled) throw new Refusal('connectors.not_connected');
  const { customer_id, store_id } = row;
  await stores.writeStore(ctx.tx, row, { next_pull_at: ctx.now });
  await ctx.enqueue(pullStoreJob, { customer_id, store_id }, { key: String(store_id) });
  return getStore(ctx, one);
}

/** For `replace-secret-key`. */
export async function forgetSealedOfStores(tx: Tx): Promise<string> {
  return `Stores: the credentials of ${await stores.forgetCredentialsAcrossMerchants(tx)} shops are gone; their merchants must enter them again.`;
}
