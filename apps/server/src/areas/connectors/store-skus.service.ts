import { placeOrdersJob } from '@quayside/contract/connectors/connectors.jobs';
import { likeness } from '@quayside/domain/connectors/store-order';
import { existingProducts } from '#server/areas/products/products.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { found, refuseFields } from '#server/kernel/refusal.ts';
import { storeSkuRow } from './connectors.map.ts';
import * as skus from './store-skus.queries.ts';
import * as stores from './stores.queries.ts';

const CANDIDATES = 30;
const SUGGESTIONS = 5;
type One = { readonly store_id: number; readonly store_sku_id: number };

async function ofCaller({ tx, actor }: MerchantCtx, store_id: number): Promise<stores.Store> {
  return found(await stores.store(tx, { customer_id: actor.customerId, store_id }));
}

export async function listSkus(ctx: MerchantCtx, input: Parameters<typeof skus.skuPage>[3] & { store_id: number }) {
  const store = await ofCaller(ctx, input.store_id);
  const { list, count } = await skus.skuPage(ctx.tx, ctx.actor, store, input);
  return { list: list.map(storeSkuRow), count };
}

export async function countSkus(ctx: MerchantCtx, { store_id }: { store_id: number }) {
  return skus.skuCounts(ctx.tx, ctx.actor, await ofCaller(ctx, store_id));
}

/** The products most like a SKU of the shop, by code or by name. */
export async function suggest(ctx: MerchantCtx, { store_id, store_sku_id }: One) {
  const { tx, actor } = ctx;
  const item = found(await skus.sku(tx, actor, await ofCaller(ctx, store_id), store_sku_id));
  const found_ = new Map<number, { product_id: number; sku: string; product_name: string }>();
  for (const text of [item.sku, item.title])
    if (text !== '') for (const product of await skus.productsLike(tx, actor, text, CANDIDATES)) found_.set(product.product_id, product);
  const list = [...found_.values()].map((product) => ({ ...product, likeness: Math.round(likeness(item, product) * 100) / 100 }));
  return { list: list.toSorted((a, b) => b.likeness - a.likeness || a.product_id - b.product_id).slice(0, SUGGESTIONS) };
}

/** Remembered for all orders to come; those that waited for it are tried again. */
export async function mapSku(ctx: MerchantCtx, { store_id, store_sku_id, product_id }: One & { product_id: number | null }) {
  const { tx, actor, now } = ctx;
  const store = await ofCaller(ctx, store_id);
  found(await skus.sku(tx, actor, store, store_sku_id));
  const isKnown = product_id === null || (await existingProducts(tx, actor, [product_id])).has(product_id);
  refuseFields(...(isKnown ? [] : [{ path: 'product_id', code: 'connectors.no_product' as const, params: {} }]));
  await skus.mapSku(tx, store, store_sku_id, product_id, now);
  const { customer_id } = store;
  if (product_id !== null) await ctx.enqueue(placeOrdersJob, { customer_id, store_id }, { key: String(store_id) });
  return storeSkuRow(found(await skus.sku(tx, actor, store, store_sku_id)));
}
