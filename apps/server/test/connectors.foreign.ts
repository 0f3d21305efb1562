import type { ForeignRows } from './kit/foreign-rows.ts';

/** A store of another merchant, with an order and a SKU. */
export const connectorsForeign: ForeignRows = {
  calls: [
    'connectors.get',
    'connectors.save',
    'connectors.delete',
    'connectors.startOauth',
    'connectors.syncNow',
    'connectors.orders',
    'connectors.orderCounts',
    'connectors.retry',
    'connectors.ignore',
    'connectors.settle',
    'connectors.retryTracking',
    'connectors.skus',
    'connectors.skuCounts',
    'connectors.suggest',
    'connectors.map',
  ],
  make: async (db, customer_id) => {
    const now = new Date();
    const { store_id } = await db
      .insertInto('stores')
      .values({
        customer_id,
        kind: 'shopify',
        name: 'X',
        shop_url: 'https://x.myshopify.com',
        warehouse_id: 1,
        state: 'connected',
        pull_since: now,
        next_pull_at: now,
        created_at: now,
      })
      .returning('store_id')
      .executeTakeFirstOrThrow();
    const { store_order_id } = await db
      .insertInto('store_orders')
      .values({
        customer_id,
        store_id,
        external_id: 'x',
        number: '1',
        ordered_at: now,
        content: JSON.stringify({ lines: [] }),
        state: 'held',
        created_at: now,
        updated_at: now,
      })
      .returning('store_order_id')
      .executeTakeFirstOrThrow();
    const { store_sku_id } = await db
      .insertInto('store_skus')
      .values({ customer_id, store_id, sku: 'x', created_at: now })
      .returning('store_sku_id')
      .executeTakeFirstOrThrow();
    return {
      store_id,
      store_sku_id,
      'connectors.save': { store_id, kind: 'shopify', name: 'Y', shop_url: 'https://x.myshopify.com', warehouse_id: 1 },
      'connectors.orders': { store_id },
      'connectors.skus': { store_id },
      'connectors.retry': { store_id, ids: [store_order_id] },
      'connectors.ignore': { store_id, ids: [store_order_id] },
      'connectors.settle': { store_id, ids: [store_order_id] },
      'connectors.suggest': { store_id, store_sku_id },
      'connectors.map': { store_id, store_sku_id, product_id: null },
    };
  },
};
