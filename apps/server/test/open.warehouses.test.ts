import { describe, expect, it } from 'vitest';
import { inboundOpenCalls } from '@quayside/contract/inbound/inbound.open-calls';
import { interceptionsOpenCalls } from '@quayside/contract/interceptions/interceptions.open-calls';
import { inventoryOpenCalls } from '@quayside/contract/inventory/inventory.open-calls';
import { realmOf } from '@quayside/contract/kernel/call';
import { openPermissions } from '@quayside/contract/kernel/permissions';
import { ordersOpenCalls as orders } from '@quayside/contract/orders/orders.open-calls';
import { productsOpenCalls } from '@quayside/contract/products/products.open-calls';
import { storageFeesOpenCalls } from '@quayside/contract/storage-fees/storage-fees.open-calls';
import { trackingOpenCalls } from '@quayside/contract/tracking/tracking.open-calls';
import { transactionsOpenCalls } from '@quayside/contract/transactions/transactions.open-calls';
import { walletsOpenCalls } from '@quayside/contract/wallets/wallets.open-calls';
import { warehousesOpenCalls } from '@quayside/contract/warehouses/warehouses.open-calls';
import { allHandlers } from '#server/areas/all.ts';
import { inboundKit } from './kit/inbound.ts';
import { openKit } from './kit/open.ts';
import { anOrderInput } from './kit/orders.ts';
import { submitKit } from './kit/submitting.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { aKey, readAll, ...open } = openKit(kit);
const asked = new Set<string>();
const ask: typeof open.ask = (call, ...more) => {
  asked.add(call.name);
  return open.ask(call, ...more);
};
const { aSeller, anOrderOf, addUnits } = submitKit(kit);
const { aDraft } = inboundKit(kit);
const { db } = kit.deps.database;

/** One merchant with everything in both warehouses; its program reaches only the first. */
const shop = await aSeller({ units: 7 });
const { product_id, sku } = shop.product;
await addUnits(shop.customer_id, product_id, 1000, 2);
const there = await anOrderOf(shop, { warehouse_id: 2, platform_order_no: 'THERE-1' });
const here = await anOrderOf(shop, { warehouse_id: 1 });
const inboundThere = await aDraft(shop.token, product_id, { warehouse_id: 2 });
const bill = (warehouse_id: number) => ({
  customer_id: shop.customer_id,
  warehouse_id,
  bill_no: `SF-${warehouse_id}`,
  day: '2026-01-01',
  receivable: '1',
  sku_types: 1,
  pieces: 1,
  volume_m3: '1',
});
const bills = await db
  .insertInto('storage_bills')
  .values([bill(1), bill(2)])
  .returning(['bill_id', 'warehouse_id'])
  .execute();
const billThere = bills.find(({ warehouse_id }) => warehouse_id === 2)?.bill_id ?? 0;
const key = await aKey(shop.token, [...openPermissions], [1]);

describe('PLUG-02 a key limited to a warehouse', () => {
  it('sees no stock of another: not in products, not in levels, not in changes', async () => {
    expect((await ask(productsOpenCalls.openGet, { product_id }, key)).body).toMatchObject({ total: 7, available: 7 });
    expect((await ask(productsOpenCalls.openList, {}, key)).body.list).toMatchObject([{ total: 7 }]);
    const levels = await ask(inventoryOpenCalls.openList, {}, key);
    expect(levels.body.list).toMatchObject([{ warehouse_id: 1, total: 7 }]);
    expect((await ask(inventoryOpenCalls.openList, { warehouse_id: 2 }, key)).body.list).toEqual([]);
    expect((await ask(inventoryOpenCalls.openChanges, {}, key)).body.list.map((line) => line.warehouse_id)).toEqual([1]);
    expect((await ask(inventoryOpenCalls.openChanges, { warehouse_id: 2 }, key)).body.list).toEqual([]);
    expect((await ask(warehousesOpenCalls.openList, {}, key)).body.list.map(({ warehouse_id }) => warehouse_id)).toEqual([1]);
  });

  it('finds no order of another: not in lists, not by number, and no call reaches one by its id', async () => {
    expect((await readAll(orders.openList, { limit: 1 }, key)).map((row) => row['order_id'])).toEqual([here.order_id]);
    for (const filter of [{ number: there.order_no }, { platform_order_no: 'THERE-1' }, { warehouse_id: 2 }, { sku }])
      expect((await ask(orders.openList, filter, key)).body.list.filter(({ order_id }) => order_id === there.order_id)).toEqual([]);
    const { order_id } = there;
    const { lines: _lines, ...rest } = anOrderInput(product_id);
    const change = { ...rest, order_id, lines: [{ sku, quantity: 1 }] };
    expect((await ask(orders.openGet, { order_id }, key)).status).toBe(404);
    expect((await ask(orders.openEdit, change, key)).status).toBe(404);
    expect((await ask(orders.openSubmit, { order_id }, key)).status).toBe(404);
    expect((await ask(orders.openCancel, { order_id }, key)).status).toBe(404);
    expect((await ask(interceptionsOpenCalls.openIntercept, { order_id, reason: 'x' }, key)).status).toBe(404);
    expect((await ask(trackingOpenCalls.openGet, { order_id }, key)).status).toBe(404);
  });

  it('creates and quotes nothing there, and is not told the number of an order it cannot see', async () => {
    const { lines: _lines, ...rest } = anOrderInput(product_id, { warehouse_id: 2 });
    const lines = [{ sku, quantity: 1 }];
    expect((await ask(orders.openCreate, { ...rest, lines }, key)).problem.fields).toMatchObject([{ path: 'warehouse_id' }]);
    const quote = { warehouse_id: 2, country: 'US', postal_code: '90012', lines };
    expect((await ask(orders.openQuote, quote, key)).problem.fields).toMatchObject([{ path: 'warehouse_id', code: 'orders.no_warehouse' }]);
    const taken = await ask(orders.openCreate, { ...rest, warehouse_id: 1, platform_order_no: 'there-1', lines }, key);
    expect(taken).toMatchObject({ status: 409, problem: { code: 'orders.number_taken', order_no: 'there-1' } });
    expect(JSON.stringify(taken.problem)).not.toMatch(new RegExp(`${there.order_no}|${there.order_id}`));
    const moved = { ...rest, order_id: here.order_id, warehouse_id: 1, platform_order_no: 'THERE-1', lines };
    const refused = await ask(orders.openEdit, moved, key);
    expect(refused.problem.fields).toMatchObject([{ path: 'platform_order_no', code: 'orders.number_exists' }]);
    expect(JSON.stringify(refused.problem)).not.toContain(there.order_no);
  });

  it('finds no appointment and no bill of another', async () => {
    const { inbound_id } = inboundThere;
    const calls = inboundOpenCalls;
    expect((await ask(calls.openList, {}, key)).body.list).toEqual([]);
    for (const call of [calls.openGet, calls.openSubmit, calls.openCancel])
      expect((await ask(call, { inbound_id }, key)).status, call.name).toBe(404);
    expect((await ask(calls.openEdit, { inbound_id, warehouse_id: 1 }, key)).status).toBe(404);
    expect((await ask(calls.openCreate, { warehouse_id: 2, lines: [{ sku, quantity: 1 }] }, key)).problem.fields).toMatchObject([
      { path: 'warehouse_id' },
    ]);
    expect((await ask(storageFeesOpenCalls.openList, {}, key)).body.list.map(({ warehouse_id }) => warehouse_id)).toEqual([1]);
    expect((await ask(storageFeesOpenCalls.openGet, { bill_id: billThere }, key)).status).toBe(404);
    expect((await ask(storageFeesOpenCalls.openLines, { bill_id: billThere }, key)).status).toBe(404);
  });

  it('does not read the money of the whole account', async () => {
    for (const answer of [
      await ask(transactionsOpenCalls.openList, {}, key),
      await ask(transactionsOpenCalls.openGet, { entry_id: 1 }, key),
      await ask(walletsOpenCalls.openBalance, {}, key),
    ])
      expect(answer).toMatchObject({ status: 403, problem: { code: 'permission.whole_account' } });
  });

  it('every call of the open API was asked above, but those that read nothing of a warehouse', () => {
    const names = allHandlers.flatMap(({ call }) => (realmOf(call) === 'open' ? [call.name] : []));
    const without = [
      'integrations.openDeliveries',
      'integrations.openDelivery',
      'integrations.openReplay',
      'products.openCreate',
      'products.openEdit',
      'products.openImage',
      'properties.openList',
      'warning-emails.openGet',
    ];
    // Simulations are refused to this live key; sandboxes.test.ts asks them with a limited test key.
    expect(names.filter((name) => !asked.has(name) && !name.startsWith('sandboxes.')).sort()).toEqual(without);
  });
});
