import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inventoryDeskCalls } from '@quayside/contract/inventory/inventory.desk-calls';
import { stockTakesDeskCalls } from '@quayside/contract/stock-takes/stock-takes.desk-calls';
import * as stock from '#server/areas/inventory/stock-ledger.ts';
import { inbound, order, stockKit } from './kit/stock.ts';
import type { Tx } from '#server/kernel/database.ts';
import { testApp } from './kit/test-app.ts';
import { waitsForLock } from './kit/waiting.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
const { inTransaction } = stockKit(deps);
const clerk = await make.aStaff('warehouse_clerk');
const calls = stockTakesDeskCalls;
const SHENZHEN = 1;

/** A merchant with ten units of a product in Shenzhen. */
async function aShop(given: { sku?: string; barcode?: string } = {}) {
  const { customer_id } = await make.aMerchant();
  const product = await make.aProduct(customer_id, given);
  const line = [{ warehouse_id: SHENZHEN, product_id: product.product_id, quantity: 10 }];
  await inTransaction((ctx) => stock.addStock(ctx, customer_id, inbound(`ASN-${customer_id}`), line));
  return product;
}
const start = async () => (await send(calls.deskStart, { warehouse_id: SHENZHEN, note: 'aisle 4' }, clerk.token)).content;
const scan = async (take_id: number, code: string, quantity = 1, more: object = {}) =>
  (await send(calls.deskScan, { take_id, code, quantity, ...more }, clerk.token)).content;
const post = (take_id: number) => send(calls.deskPost, { take_id }, clerk.token);
const totalOf = async (customer_id: number) => {
  const { content } = await send(inventoryDeskCalls.deskList, { customer_id, warehouse_id: SHENZHEN }, clerk.token);
  return content.list[0]?.total;
};
const logOf = async (customer_id: number) => {
  const { content } = await send(inventoryDeskCalls.deskStockLog, { customer_id, kind: 'adjusted' }, clerk.token);
  return content.list;
};

describe('a stock-take', () => {
  it('counts by scan, shows the differences, and posts them under its own number', async () => {
    const [short, same] = [await aShop(), await aShop()];
    const take = await start();
    expect(take).toMatchObject({ take_no: expect.stringMatching(/^ST-\d{6}-[2-9A-Z]{6}$/), state: 'open', lines: 0 });
    await scan(take.take_id, short.barcode);
    expect(await scan(take.take_id, short.sku, 7)).toMatchObject({ line: { counted: 8, believed: 10, difference: -2 }, owners: [] });
    await scan(take.take_id, same.sku.toLowerCase(), 10);
    const differing = await send(calls.deskLines, { take_id: take.take_id, show: 'differing' }, clerk.token);
    expect(differing.content.list).toMatchObject([{ sku: short.sku, difference: -2, reason: 'miscount' }]);
    const line = { take_id: take.take_id, customer_id: short.customer_id, product_id: short.product_id };
    await send(calls.deskSetLine, { ...line, counted: 8, reason: 'damaged', remark: 'water' }, clerk.token);
    expect((await post(take.take_id)).content).toMatchObject({ state: 'posted', lines: 2, differing: 1, shortage: 2, surplus: 0 });
    expect(await totalOf(short.customer_id)).toBe(8);
    expect(await logOf(short.customer_id)).toMatchObject([{ quantity: -2, reason: 'damaged', remark: 'water', source_no: take.take_no }]);
    expect(await logOf(same.customer_id)).toEqual([]);
    expect((await post(take.take_id)).error_code).toBe(3211);
  });

  it('posts nothing when a level has moved since, or was counted below what orders have locked, and names both at once', async () => {
    const [moved, locked, good] = [await aShop(), await aShop(), await aShop()];
    const { take_id } = await start();
    for (const { sku } of [moved, locked, good]) await scan(take_id, sku, 3);
    const line = (shop: { product_id: number }) => [{ warehouse_id: SHENZHEN, product_id: shop.product_id, quantity: 5 }];
    await inTransaction((ctx) => stock.addStock(ctx, moved.customer_id, inbound(`B-${moved.customer_id}`), line(moved)));
    await inTransaction((ctx) => stock.freezeStock(ctx, locked.customer_id, order(`SO-${locked.customer_id}`), line(locked)));
    expect((await post(take_id)).content).toMatchObject({
      fields: [
        { code: 'stock-takes.moved', msg: expect.stringContaining(moved.sku) },
        { code: 'stock-takes.below_frozen', msg: expect.stringContaining(locked.sku) },
      ],
    });
    expect(await totalOf(good.customer_id)).toBe(10);
    const again = { take_id, customer_id: moved.customer_id, product_id: moved.product_id, reason: 'miscount', remark: '' } as const;
    expect((await send(calls.deskSetLine, { ...again, counted: 14 }, clerk.token)).content).toMatchObject({ believed: 15, difference: -1 });
    await send(calls.deskRemoveLine, { take_id, customer_id: locked.customer_id, product_id: locked.product_id }, clerk.token);
    expect((await post(take_id)).status).toBe(200);
    expect([await totalOf(moved.customer_id), await totalOf(locked.customer_id), await totalOf(good.customer_id)]).toEqual([14, 10, 3]);
  });

  it('asks whose product a code is when several customers use it, and refuses a code that is unknown', async () => {
    const [one, two] = [await aShop({ barcode: 'SHARED-1' }), await aShop({ barcode: 'SHARED-1' })];
    const { take_id } = await start();
    const asked = await scan(take_id, 'SHARED-1');
    expect(asked.line).toBeNull();
    expect(asked.owners.map(({ customer_id }) => customer_id)).toEqual([one.customer_id, two.customer_id]);
    expect(await scan(take_id, 'SHARED-1', 1, { customer_id: two.customer_id })).toMatchObject({ line: { customer_id: two.customer_id } });
    expect(await scan(take_id, 'NO-SUCH')).toMatchObject({ fields: [{ path: 'code', msg: 'No product has the code NO-SUCH' }] });
  });

  it('adds every scan of two scanners at once, and posts once when two press the button', async () => {
    const { customer_id, sku } = await aShop();
    const { take_id } = await start();
    await Promise.all(Array.from({ length: 12 }, () => scan(take_id, sku)));
    const answers = await Promise.all([post(take_id), post(take_id), post(take_id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await totalOf(customer_id)).toBe(12);
    expect(await logOf(customer_id)).toHaveLength(1);
  });

  it('is closed for every further count once it is posted or canceled, and has nothing to post when empty', async () => {
    const { sku, customer_id, product_id } = await aShop();
    const { take_id } = await start();
    expect((await post(take_id)).content).toMatchObject({ fields: [{ code: 'stock-takes.nothing' }] });
    await scan(take_id, sku);
    expect((await send(calls.deskCancel, { take_id }, clerk.token)).content).toMatchObject({ state: 'canceled' });
    const line = { take_id, customer_id, product_id };
    const refused = [
      send(calls.deskScan, { take_id, code: sku, quantity: 1 }, clerk.token),
      send(calls.deskSetLine, { ...line, counted: 1, reason: 'lost', remark: '' }, clerk.token),
      send(calls.deskRemoveLine, line, clerk.token),
      send(calls.deskImport, { take_id, content: `sku,counted\n${sku},1` }, clerk.token),
      post(take_id),
    ];
    expect((await Promise.all(refused)).map(({ error_code }) => error_code)).toEqual([3211, 3211, 3211, 3211, 3211]);
    expect(await totalOf(customer_id)).toBe(10);
  });

  it('waits for a count that is being written before it is posted, and a count waits for the posting', async () => {
    const { sku } = await aShop();
    const { take_id } = await start();
    await scan(take_id, sku, 3);
    const held = (mode: 'share' | 'update') => async (tx: Tx, during: () => Promise<unknown>) => {
      await sql`select from stock_takes where take_id = ${take_id} for ${sql.raw(mode)}`.execute(tx);
      const answer = during();
      await waitsForLock(db);
      return () => answer;
    };
    const posted = await db.transaction().execute((tx) => held('share')(tx, () => post(take_id)));
    expect(await posted()).toMatchObject({ status: 200 });
    const late = await db.transaction().execute((tx) => held('update')(tx, () => scan(take_id, sku)));
    expect(await late()).toMatchObject({ code: 'stock-takes.closed' });
  });

  it('takes no count above 9,999,999: not by scans that add up, not by rows that do', async () => {
    const { sku } = await aShop();
    const { take_id } = await start();
    await scan(take_id, sku, 9_999_999);
    expect(await scan(take_id, sku, 1)).toMatchObject({ fields: [{ path: 'quantity', code: 'too_big', msg: 'Must be at most 9999999' }] });
    const content = `sku,counted\n${sku},9999999\n${sku},1`;
    expect((await send(calls.deskImport, { take_id, content }, clerk.token)).content).toMatchObject({
      fields: [{ path: 'content', code: 'stock-takes.row' }],
    });
  });

  it('needs its permission', async () => {
    const finance = await make.aStaff('finance');
    expect((await send(calls.deskStart, { warehouse_id: SHENZHEN, note: '' }, finance.token)).status).toBe(403);
  });
});

describe('a counted file', () => {
  const bring = async (take_id: number, content: string) => send(calls.deskImport, { take_id, content }, clerk.token);

  it('sets the counts, adds up rows of the same SKU, and takes headers in either language', async () => {
    const [one, two] = [await aShop(), await aShop()];
    const { take_id } = await start();
    await scan(take_id, one.sku, 99);
    const content = `客户编号;SKU 或条码;实盘数量\n;${one.sku};4\n${two.customer_id};${two.barcode};9\n;${one.sku};5\n`;
    expect((await bring(take_id, content)).content).toEqual({ rows: 3 });
    const { list } = (await send(calls.deskLines, { take_id }, clerk.token)).content;
    const counted = Object.fromEntries(list.map((line) => [line.sku, line.counted]));
    expect(counted).toEqual({ [one.sku]: 9, [two.sku]: 9 });
  });

  it('is refused with every wrong row at once, and nothing of it is taken', async () => {
    const good = await aShop();
    const [a] = [await aShop({ barcode: 'SHARED-2' }), await aShop({ barcode: 'SHARED-2' })];
    const { take_id } = await start();
    const content = `SKU,Stock count\n${good.sku},5\nNOPE,1\n${good.sku},-3\nSHARED-2,1\n`;
    expect((await bring(take_id, content)).content).toMatchObject({
      fields: [
        { path: 'rows.3', msg: 'Row 3: no product has the code NOPE' },
        { path: 'rows.4', msg: 'Row 4: “-3” is not a whole number up to 9,999,999' },
        { path: 'rows.5', code: 'stock-takes.several_owners' },
      ],
    });
    expect((await send(calls.deskGet, { take_id }, clerk.token)).content.lines).toBe(0);
    expect((await bring(take_id, `customer,sku,counted\n${a?.customer_id},SHARED-2,1`)).content).toEqual({ rows: 1 });
    expect((await bring(take_id, 'name,count\nx,1')).error_code).toBe(3212);
    const rows = await db.selectFrom('stock_take_lines').select('counted').where('take_id', '=', take_id).execute();
    expect(rows).toEqual([{ counted: 1 }]);
  });
});
