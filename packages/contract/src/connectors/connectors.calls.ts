import { z } from 'zod';
import { SKU_LENGTH, skuStates, storeKinds, storeOrderTabs } from '@quayside/domain/connectors/connector-rules';
import { defineCalls } from '../kernel/call.ts';
import { Done, Flag, Id, listInput, Nothing, pageOf, secret, tabCounts } from '../kernel/shapes.ts';
import { StoreDetail, StoreInput, StoreOrderRow, StoreRow, StoreSkuRow, Suggestion } from './connectors.schemas.ts';

const one = z.strictObject({ store_id: Id });
const some = z.strictObject({ store_id: Id, ids: z.array(Id).min(1).max(50) });

/** Shops whose orders are pulled (PLUG-03, ORD-05). */
export const connectorsCalls = defineCalls('connectors', {
  list: {
    method: 'GET',
    path: '/api/ucenter/plugin/getStores',
    input: listInput(['store_id'], {}),
    output: pageOf(StoreRow),
    permission: 'connectors.read',
    log: null,
  },
  options: {
    method: 'GET',
    path: '/api/ucenter/plugin/getStoreOptions',
    input: Nothing,
    output: z.object({
      kinds: z.array(z.enum(storeKinds)),
      /** Whether Shopify can be connected without a token. */
      has_oauth: Flag,
      warehouses: z.array(z.object({ warehouse_id: Id, code: z.string(), name_en: z.string(), name_cn: z.string() })),
      methods: z.array(z.object({ method: z.string(), name_en: z.string(), name_cn: z.string() })),
    }),
    permission: 'connectors.read',
    log: null,
  },
  get: {
    method: 'GET',
    path: '/api/ucenter/plugin/getStore',
    input: one,
    output: StoreDetail,
    permission: 'connectors.read',
    log: null,
  },
  /** New credentials are checked with the shop first; until it accepts them, the old ones work on. */
  save: {
    method: 'POST',
    path: '/api/ucenter/plugin/saveStore',
    input: StoreInput,
    output: StoreDetail,
    permission: 'connectors.manage',
    log: 'connectors.save',
    confirm: true,
    actingStaff: 'refused',
    limit: { perMinute: 60, by: 'person' },
  },
  delete: {
    method: 'POST',
    path: '/api/ucenter/plugin/deleteStore',
    input: one,
    output: Done,
    permission: 'connectors.manage',
    log: 'connectors.delete',
    actingStaff: 'refused',
  },
  /** Where the merchant agrees in Shopify. */
  startOauth: {
    method: 'POST',
    path: '/api/ucenter/plugin/startStoreOauth',
    input: one,
    output: z.object({ url: z.string() }),
    permission: 'connectors.manage',
    log: 'connectors.start_oauth',
    actingStaff: 'refused',
    limit: { perMinute: 20, by: 'person' },
  },
  /** What Shopify sent the merchant back with, all of it: the signature covers every parameter. */
  finishOauth: {
    method: 'POST',
    path: '/api/ucenter/plugin/finishStoreOauth',
    input: z.strictObject({ query: secret(z.string().min(1).max(4000)) }),
    output: StoreDetail,
    permission: 'connectors.manage',
    log: 'connectors.finish_oauth',
    actingStaff: 'refused',
    limit: { perMinute: 20, by: 'person' },
  },
  syncNow: {
    method: 'POST',
    path: '/api/ucenter/plugin/syncNow',
    input: one,
    output: StoreDetail,
    permission: 'connectors.edit',
    log: 'connectors.sync_now',
    limit: { perMinute: 20, by: 'person' },
  },
  orders: {
    method: 'GET',
    path: '/api/ucenter/plugin/getStoreOrders',
    input: listInput(['store_order_id'], { store_id: Id, state: z.enum(storeOrderTabs).optional() }),
    output: pageOf(StoreOrderRow),
    permission: 'connectors.read',
    log: null,
  },
  orderCounts: {
    method: 'GET',
    path: '/api/ucenter/plugin/getStoreOrderCount',
    input: one,
    output: tabCounts(storeOrderTabs),
    permission: 'connectors.read',
    log: null,
  },
  retry: {
    method: 'POST',
    path: '/api/ucenter/plugin/retryStoreOrders',
    input: some,
    output: z.object({ list: z.array(StoreOrderRow) }),
    permission: 'connectors.edit',
    log: 'connectors.retry',
    limit: { perMinute: 60, by: 'person' },
  },
  ignore: {
    method: 'POST',
    path: '/api/ucenter/plugin/ignoreStoreOrders',
    input: some,
    output: z.object({ count: z.int() }),
    permission: 'connectors.edit',
    log: 'connectors.ignore',
  },
  /** A person has seen to orders that the shop changed: their mark goes. */
  settle: {
    method: 'POST',
    path: '/api/ucenter/plugin/settleStoreOrders',
    input: some,
    output: z.object({ count: z.int() }),
    permission: 'connectors.edit',
    log: 'connectors.settle',
  },
  /** Tells the shop the numbers again that it did not take. */
  retryTracking: {
    method: 'POST',
    path: '/api/ucenter/plugin/retryStoreTracking',
    input: one,
    output: z.object({ count: z.int() }),
    permission: 'connectors.edit',
    log: 'connectors.retry_tracking',
    limit: { perMinute: 20, by: 'person' },
  },
  skus: {
    method: 'GET',
    path: '/api/ucenter/plugin/getStoreSkus',
    input: listInput(['store_sku_id'], {
      store_id: Id,
      state: z.enum(skuStates).optional(),
      sku: z.string().trim().max(SKU_LENGTH).optional(),
    }),
    output: pageOf(StoreSkuRow),
    permission: 'connectors.read',
    log: null,
  },
  skuCounts: {
    method: 'GET',
    path: '/api/ucenter/plugin/getStoreSkuCount',
    input: one,
    output: tabCounts(skuStates),
    permission: 'connectors.read',
    log: null,
  },
  suggest: {
    method: 'GET',
    path: '/api/ucenter/plugin/suggestStoreSku',
    input: z.strictObject({ store_id: Id, store_sku_id: Id }),
    output: z.object({ list: z.array(Suggestion) }),
    permission: 'connectors.edit',
    log: null,
    limit: { perMinute: 240, by: 'person' },
  },
  /** Null: none of ours any more. Orders that waited for it are tried again. */
  map: {
    method: 'POST',
    path: '/api/ucenter/plugin/mapStoreSku',
    input: z.strictObject({ store_id: Id, store_sku_id: Id, product_id: Id.nullable() }),
    output: StoreSkuRow,
    permission: 'connectors.edit',
    log: 'connectors.map',
  },
});
