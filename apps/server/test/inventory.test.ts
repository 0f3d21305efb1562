import { describe, expect, it } from 'vitest';
import { inventoryCalls } from '@quayside/contract/inventory/inventory.calls';
import { inventoryDeskCalls } from '@quayside/contract/inventory/inventory.desk-calls';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { warehousesCalls } from '@quayside/contract/warehouses/warehouses.calls';
import { dayOf } from '#server/kernel/days.ts';
import * as ledger from '#server/areas/inventory/stock-ledger.ts';
import { inbound, order, stockKit } from './kit/stock.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
const { inTransaction } = stockKit(deps);
const [SHENZHEN, YIWU] = [1, 2];

/** Two SKUs: a lamp in both warehouses, two units of it frozen by an order, and a cable that is sold out. */
async function aShop() {
  const merchant = await make.aMerchant();
  const { customer_id } = merchant;
  const lamp = await make.aProduct(customer_id, { sku: `LAMP-${customer_id}`, product_name: 'Desk lamp' });
  const cable = await make.aProduct(customer_id, { sku: `CABLE-${customer_id}`, product_name: 'USB 充电线' });
  const at = (warehouse_id: number, product_id: number, quantity: number) => ({ warehouse_id, product_id, quantity });
  await inTransaction((ctx) =>
    ledger.addStock(ctx, customer_id, inbound('ASN-1'), [
      at(SHENZHEN, lamp.product_id, 10),
      at(YIWU, lamp.product_id, 5),
      at(YIWU, cable.product_id, 1),
    ]),
  );
  await inTransaction((ctx) =>
    ledger.freezeStock(ctx, customer_id, order('SO-1'), [at(SHENZHEN, lamp.product_id, 2), at(YIWU, cable.product_id, 1)]),
  );
  return { ...merchant, lamp, cable, at };
}

describe('inventory.list', () => {
  it('INV-01 INV-02 shows total, locked and available of every SKU and warehouse', async () => {
    const { token, lamp, cable } = await aShop();
    const { content } = await send(inventoryCalls.list, {}, token);
    expect(content.count).toBe(3);
    expect(content.list).toMatchObject([
      { sku: cable.sku, warehouse_code: 'YW01', total: 1, frozen: 1, available: 0, expected: 0 },
      { sku: lamp.sku, warehouse_code: 'YW01', total: 5, frozen: 0, available: 5 },
      { sku: lamp.sku, warehouse_code: 'SZ01', total: 10, frozen: 2, available: 8, warehouse_name_cn: '深圳仓' },
    ]);
  });

  it('INV-05 filters what is sold out: nothing of it is available (D-56)', async () => {
    const { token, cable } = await aShop();
    const soldOut = await send(inventoryCalls.list, { sold_out: 1 }, token);
    expect(soldOut.content).toMatchObject({ count: 1, list: [{ sku: cable.sku, available: 0 }] });
    expect((await send(inventoryCalls.list, { sold_out: 0 }, token)).content.count).toBe(2);
  });

  it('INV-05 sold out is one thing in products, inventory, workplace and desk: nothing available in any warehouse', async () => {
    const { token, customer_id, lamp, cable, at } = await aShop();
    const never = await make.aProduct(customer_id, { sku: `NEVER-${customer_id}` });
    // All lamps of one warehouse are frozen; the other still has some.
    await inTransaction((ctx) => ledger.freezeStock(ctx, customer_id, order('SO-2'), [at(YIWU, lamp.product_id, 5)]));
    const skus = (list: readonly { sku: string }[]) => [...new Set(list.map(({ sku }) => sku))].toSorted();
    const inventory = async (filters: object) => skus((await send(inventoryCalls.list, filters, token)).content.list);
    const products = async (sold_out: 0 | 1) => skus((await send(productsCalls.list, { sold_out }, token)).content.list);
    expect(await products(1)).toEqual([cable.sku, never.sku]);
    expect(await products(0)).toEqual([lamp.sku]);
    expect((await send(inventoryCalls.summary, {}, token)).content).toMatchObject({ in_stock_skus: 1, sold_out_skus: 2 });
    // A SKU that was never in stock has no row here.
    expect(await inventory({ sold_out: 1 })).toEqual([cable.sku]);
    expect(await inventory({ sold_out: 1, keyword: 'e' })).toEqual([cable.sku]);
    expect(await inventory({ sold_out: 0 })).toEqual([lamp.sku]);
    expect(await inventory({ sold_out: 1, warehouse_id: YIWU })).toEqual([cable.sku, lamp.sku]);
    expect(await inventory({ sold_out: 0, warehouse_id: YIWU })).toEqual([]);
    const desk = await make.aStaff('administrator');
    const atDesk = (await send(inventoryDeskCalls.deskList, { customer_id, sold_out: 1 }, desk.token)).content.list;
    expect(skus(atDesk)).toEqual([cable.sku]);
  });

  it.each(['lamp', 'LAMP', 'desk l', '充电', 'p-'])('finds by part of SKU or name: %s', async (keyword) => {
    const { token, lamp, cable } = await aShop();
    const { content } = await send(inventoryCalls.list, { keyword }, token);
    const skus = new Set(content.list.map(({ sku }) => sku));
    expect([...skus]).toEqual([keyword === '充电' ? cable.sku : lamp.sku]);
  });

  it('treats wildcard characters in a search as plain text', async () => {
    const { token } = await aShop();
    for (const keyword of ['%', '_', '\\', "'"]) {
      expect((await send(inventoryCalls.list, { keyword }, token)).content).toMatchObject({ count: 0, list: [] });
    }
  });

  it('sorts by what is available, and filters by warehouse', async () => {
    const { token } = await aShop();
    const sorted = await send(inventoryCalls.list, { sort: 'available', order: 'asc' }, token);
    expect(sorted.content.list.map(({ available }) => available)).toEqual([0, 5, 8]);
    expect((await send(inventoryCalls.list, { warehouse_id: SHENZHEN }, token)).content.count).toBe(1);
  });

  it('does not show other merchants’ stock, and shows a supplier only its SKUs', async () => {
    const { customer_id, lamp } = await aShop();
    const stranger = await make.aMerchant();
    expect((await send(inventoryCalls.list, {}, stranger.token)).content.count).toBe(0);
    const supplier = await make.anAccount(customer_id, 'supplier', ['inventory.read']);
    expect((await send(inventoryCalls.list, {}, supplier.token)).content.count).toBe(0);
    await db
      .updateTable('accounts')
      .set({ skus: [lamp.sku.toLowerCase()] })
      .where('account_id', '=', supplier.account_id)
      .execute();
    const { content } = await send(inventoryCalls.list, {}, supplier.token);
    expect(new Set(content.list.map(({ sku }) => sku))).toEqual(new Set([lamp.sku]));
    const searched = await send(inventoryCalls.list, { keyword: 'a' }, supplier.token);
    expect(new Set(searched.content.list.map(({ sku }) => sku))).toEqual(new Set([lamp.sku]));
  });

  it('needs its permission', async () => {
    const { customer_id } = await aShop();
    const without = await make.anAccount(customer_id, 'internal');
    for (const call of [inventoryCalls.list, inventoryCalls.summary, inventoryCalls.stockLog]) {
      expect((await send(call, {}, without.token)).status).toBe(403);
    }
  });
});

describe('what is behind a level', () => {
  it('names the documents that hold the locked units', async () => {
    const { token, lamp } = await aShop();
    const { content } = await send(inventoryCalls.lockedBy, { product_id: lamp.product_id, warehouse_id: SHENZHEN }, token);
    expect(content.list).toMatchObject([{ source_type: 'order', source_no: 'SO-1', quantity: 2 }]);
  });

  it('shows the age of the units', async () => {
    const { token, customer_id, lamp, at } = await aShop();
    const shelvedOn = dayOf(new Date(Date.now() - 40 * 86_400_000));
    await inTransaction((ctx) => ledger.addStock(ctx, customer_id, inbound('ASN-0'), [at(SHENZHEN, lamp.product_id, 3)], { shelvedOn }));
    const { content } = await send(inventoryCalls.stockAge, { product_id: lamp.product_id, warehouse_id: SHENZHEN }, token);
    expect(content.list).toMatchObject([
      { age_days: 40, remaining: 3, source_no: 'ASN-0' },
      { age_days: 0, remaining: 10, source_no: 'ASN-1' },
    ]);
  });

  it('is hidden from accounts that may not see the SKU', async () => {
    const { customer_id, lamp } = await aShop();
    const supplier = await make.anAccount(customer_id, 'supplier', ['inventory.read']);
    const stranger = await make.aMerchant();
    for (const { token } of [supplier, stranger]) {
      const level = { product_id: lamp.product_id, warehouse_id: SHENZHEN };
      expect((await send(inventoryCalls.lockedBy, level, token)).status).toBe(404);
      expect((await send(inventoryCalls.stockAge, level, token)).status).toBe(404);
    }
  });

  it('DASH-06 counts the SKUs in stock, sold out and low, for the workplace', async () => {
    const { token } = await aShop();
    expect((await send(inventoryCalls.summary, {}, token)).content).toEqual({ in_stock_skus: 1, sold_out_skus: 1, low_skus: 0 });
  });

  it('INV-11 lists the warehouses', async () => {
    const { token } = await make.aMerchant();
    expect((await send(warehousesCalls.list, {}, token)).content.list.map(({ code }) => code)).toEqual(['SZ01', 'YW01']);
  });
});

describe('inventory.stockLog', () => {
  it('INV-09 shows every change, newest first, with what was there after it', async () => {
    const { token, lamp } = await aShop();
    const { content } = await send(inventoryCalls.stockLog, { product_id: lamp.product_id, warehouse_id: SHENZHEN }, token);
    expect(content.list).toMatchObject([
      { kind: 'frozen', quantity: 0, frozen_quantity: 2, total_after: 10, frozen_after: 2, available_after: 8, source_no: 'SO-1' },
      { kind: 'shelved', quantity: 10, total_after: 10, available_after: 10, source_no: 'ASN-1', actor_name: 'system' },
    ]);
  });

  it('filters by kind, document, text and day', async () => {
    const { token } = await aShop();
    const count = async (filters: Parameters<typeof send<typeof inventoryCalls.stockLog>>[1]) =>
      (await send(inventoryCalls.stockLog, filters, token)).content.count;
    expect(await count({})).toBe(5);
    expect(await count({ kind: 'frozen' })).toBe(2);
    expect(await count({ source_no: 'ASN-1' })).toBe(3);
    expect(await count({ keyword: '充电' })).toBe(2);
    const today = dayOf(new Date());
    expect(await count({ from: today, to: today })).toBe(5);
    expect(await count({ to: dayOf(new Date(Date.now() - 86_400_000)) })).toBe(0);
  });

  it('shows a supplier the lines of its SKUs only, and of none when it has none', async () => {
    const { customer_id, cable } = await aShop();
    const supplier = await make.anAccount(customer_id, 'supplier', ['inventory.read']);
    expect((await send(inventoryCalls.stockLog, {}, supplier.token)).content.count).toBe(0);
    await db
      .updateTable('accounts')
      .set({ skus: [cable.sku] })
      .where('account_id', '=', supplier.account_id)
      .execute();
    expect((await send(inventoryCalls.stockLog, {}, supplier.token)).content.count).toBe(2);
  });
});

describe('inventory.snapshot', () => {
  it('INV-06 D-57 shows the stock at the end of a day, from the log', async () => {
    const { customer_id, token } = await make.aMerchant();
    const { product_id, sku } = await make.aProduct(customer_id);
    const line = (quantity: number) => [{ warehouse_id: SHENZHEN, product_id, quantity }];
    const days = [
      ['2024-03-01T10:00:00+08:00', (ctx: ledger.StockCtx) => ledger.addStock(ctx, customer_id, inbound('ASN-1'), line(10))],
      ['2024-03-02T23:59:59+08:00', (ctx: ledger.StockCtx) => ledger.freezeStock(ctx, customer_id, order('SO-1'), line(4))],
      ['2024-03-03T00:00:00+08:00', (ctx: ledger.StockCtx) => ledger.takeStock(ctx, customer_id, order('SO-1'), line(4))],
    ] as const;
    await db.deleteFrom('stock_levels').where('customer_id', '=', customer_id).execute();
    for (const [at, work] of days) await inTransaction(work, new Date(at));
    const on = async (deadline: string) => (await send(inventoryCalls.snapshot, { deadline }, token)).content.list;
    expect(await on('2024-02-29')).toEqual([]);
    expect(await on('2024-03-01')).toMatchObject([{ sku, total: 10, frozen: 0, available: 10 }]);
    expect(await on('2024-03-02')).toMatchObject([{ total: 10, frozen: 4, available: 6 }]);
    expect(await on('2024-03-03')).toMatchObject([{ total: 6, frozen: 0, available: 6 }]);
  });

  it('INV-07 needs a day', async () => {
    const { token } = await make.aMerchant();
    const answer = await send(inventoryCalls.snapshot, {} as { deadline: string }, token);
    expect(answer).toMatchObject({ status: 422, content: { fields: [{ path: 'deadline', code: 'required' }] } });
  });

  it('INV-08 begins on 2024-01-01 and ends today', async () => {
    const { token } = await make.aMerchant();
    const faults = async (deadline: string) => (await send(inventoryCalls.snapshot, { deadline }, token)).content;
    expect(await faults('2023-12-31')).toMatchObject({ fields: [{ path: 'deadline', code: 'inventory.too_early' }] });
    expect(await faults(dayOf(new Date(Date.now() + 2 * 86_400_000)))).toMatchObject({ fields: [{ code: 'inventory.in_future' }] });
    for (const deadline of ['2024-01-01', dayOf(new Date())]) expect(await faults(deadline)).toEqual({ list: [], count: 0 });
  });
});

describe('inventory at the desk', () => {
  const clerk = () => make.aStaff('warehouse_clerk');

  it('corrects a count with its reason, in the log of stock and of operations', async () => {
    const { customer_id, lamp } = await aShop();
    const { token } = await clerk();
    const adjust = {
      customer_id,
      product_id: lamp.product_id,
      warehouse_id: SHENZHEN,
      believed: 10,
      counted: 7,
      reason: 'damaged' as const,
      remark: 'three broken in the aisle',
    };
    expect((await send(inventoryDeskCalls.deskAdjust, adjust, token)).content).toMatchObject({ total: 7, frozen: 2, available: 5 });
    const log = await send(inventoryDeskCalls.deskStockLog, { customer_id, kind: 'adjusted' }, token);
    expect(log.content.list).toMatchObject([
      {
        quantity: -3,
        total_after: 7,
        reason: 'damaged',
        remark: 'three broken in the aisle',
        source_no: expect.stringMatching(/^SA-\d{6}-[2-9A-Z]{6}$/),
        actor_kind: 'staff',
      },
    ]);
    const logged = await db.selectFrom('operation_log').select('operation').where('operation', '=', 'inventory.adjust').execute();
    expect(logged.length).toBeGreaterThan(0);
  });

  it('refuses a count below what orders have locked, without a reason, or of a figure that has changed', async () => {
    const { customer_id, lamp } = await aShop();
    const { token } = await clerk();
    const adjust = {
      customer_id,
      product_id: lamp.product_id,
      warehouse_id: SHENZHEN,
      believed: 10,
      counted: 1,
      reason: 'lost',
      remark: '',
    } as const;
    expect((await send(inventoryDeskCalls.deskAdjust, adjust, token)).content).toMatchObject({
      fields: [{ path: 'counted', code: 'inventory.below_frozen', msg: expect.stringContaining('2 units') }],
    });
    expect((await send(inventoryDeskCalls.deskAdjust, { ...adjust, reason: 'other' }, token)).content).toMatchObject({
      fields: [{ path: 'remark', code: 'required' }],
    });
    expect((await send(inventoryDeskCalls.deskAdjust, { ...adjust, believed: 9, counted: 8 }, token)).status).toBe(409);
  });

  it('counts once when two correct the same figure at once, also where there was no stock before', async () => {
    const { customer_id } = await make.aMerchant();
    const { product_id } = await make.aProduct(customer_id);
    const { token } = await clerk();
    const adjust = { customer_id, product_id, warehouse_id: YIWU, believed: 0, counted: 5, reason: 'found', remark: '' } as const;
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(inventoryDeskCalls.deskAdjust, adjust, token)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    const levels = await send(inventoryDeskCalls.deskList, { customer_id }, token);
    expect(levels.content.list).toMatchObject([{ total: 5 }]);
  });

  it('shows all merchants’ stock to who may see it, and lets only the warehouse correct it', async () => {
    const { customer_id, lamp } = await aShop();
    const manager = await make.aStaff('account_manager');
    const { content } = await send(inventoryDeskCalls.deskList, { keyword: lamp.sku }, manager.token);
    expect(content.list).toMatchObject([
      { customer_id, sku: lamp.sku },
      { customer_id, sku: lamp.sku },
    ]);
    const one = await send(
      inventoryDeskCalls.deskList,
      { customer_id, product_id: lamp.product_id, warehouse_id: SHENZHEN },
      manager.token,
    );
    expect(one.content.list).toMatchObject([{ product_id: lamp.product_id, warehouse_id: SHENZHEN, total: 10 }]);
    const adjust = {
      customer_id,
      product_id: lamp.product_id,
      warehouse_id: SHENZHEN,
      believed: 10,
      counted: 7,
      reason: 'lost',
      remark: '',
    } as const;
    expect((await send(inventoryDeskCalls.deskAdjust, adjust, manager.token)).status).toBe(403);
  });
});
