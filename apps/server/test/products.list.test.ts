import { describe, expect, it } from 'vitest';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { productsDeskCalls } from '@quayside/contract/products/products.desk-calls';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
const { list, get, search } = productsCalls;
const skus = (answer: { content: { list: { sku: string }[] } }) => answer.content.list.map((row) => row.sku);

describe('products.list', () => {
  it('PROD-42 PROD-02 shows a page, newest first, each with its stock over all warehouses', async () => {
    const { token, customer_id } = await make.aMerchant();
    const first = await make.aProduct(customer_id, { sku: 'A' });
    await make.aProduct(customer_id, { sku: 'B' });
    await make.aLevel(first, { total: 10, frozen: 4 });
    await make.aLevel(first, { total: 5, frozen: 1, warehouse_id: 2 });
    const { content } = await send(list, {}, token);
    expect(content).toMatchObject({
      count: 2,
      list: [
        { sku: 'B', total: 0, frozen: 0, available: 0 },
        { sku: 'A', total: 15, frozen: 5, available: 10 },
      ],
    });
  });

  it('PROD-04 finds by part of the SKU, a name, the alias or the barcode, whatever the case, and takes no wildcard for one', async () => {
    const { token, customer_id } = await make.aMerchant();
    await make.aProduct(customer_id, {
      sku: 'LAMP-100',
      name_cn: '橡木台灯',
      name_en: 'Oak lamp',
      alias: 'Nachttisch',
      barcode: '4006381333931',
    });
    await make.aProduct(customer_id, { sku: 'CHAIR' });
    for (const keyword of ['lamp-1', 'P-10', '木台', 'OAK', 'nacht', '381333', '灯']) {
      expect(skus(await send(list, { keyword }, token)), keyword).toEqual(['LAMP-100']);
    }
    for (const keyword of ['%', '_', '\\', 'L_MP', 'nothing']) expect(skus(await send(list, { keyword }, token)), keyword).toEqual([]);
  });

  it('filters by attribute, by category with all below it, and by what can be sold', async () => {
    const { token, customer_id } = await make.aMerchant();
    const child = await db.selectFrom('categories').selectAll().where('name_en', '=', 'Lighting').executeTakeFirstOrThrow();
    const lit = await make.aProduct(customer_id, { sku: 'LIT', property_ids: [1, 2], category_ids: [child.category_id] });
    const gone = await make.aProduct(customer_id, { sku: 'GONE' });
    await make.aLevel(lit, { total: 3, frozen: 2 });
    await make.aLevel(gone, { total: 3, frozen: 3 });
    await make.aProduct(customer_id, { sku: 'NEVER' });
    expect(skus(await send(list, { property_id: 2 }, token))).toEqual(['LIT']);
    expect(skus(await send(list, { category_id: child.parent_id ?? 0 }, token))).toEqual(['LIT']);
    expect(skus(await send(list, { category_id: child.category_id }, token))).toEqual(['LIT']);
    expect(skus(await send(list, { sold_out: 1 }, token))).toEqual(['NEVER', 'GONE']);
    expect(skus(await send(list, { sold_out: 0 }, token))).toEqual(['LIT']);
  });

  it('sorts by SKU and by the last change, both ways', async () => {
    const { token, customer_id } = await make.aMerchant();
    await make.aProduct(customer_id, { sku: 'B', updated_at: new Date('2026-01-03') });
    await make.aProduct(customer_id, { sku: 'C', updated_at: new Date('2026-01-01') });
    await make.aProduct(customer_id, { sku: 'A', updated_at: new Date('2026-01-02') });
    expect(skus(await send(list, { sort: 'sku', order: 'asc' }, token))).toEqual(['A', 'B', 'C']);
    expect(skus(await send(list, { sort: 'sku', order: 'desc' }, token))).toEqual(['C', 'B', 'A']);
    expect(skus(await send(list, { sort: 'updated_at', order: 'desc' }, token))).toEqual(['B', 'A', 'C']);
  });

  it('needs its permission', async () => {
    const { customer_id } = await make.aMerchant();
    const nobody = await make.anAccount(customer_id, 'internal', ['inventory.read']);
    const reader = await make.anAccount(customer_id, 'internal', ['products.read']);
    expect((await send(list, {}, nobody.token)).status).toBe(403);
    expect((await send(list, {}, reader.token)).status).toBe(200);
    expect((await send(productsCalls.delete, { ids: [1] }, reader.token)).status).toBe(403);
  });
});

describe('products.search', () => {
  it('PROD-55 puts the one whose whole code was typed first, with the stock of the warehouse asked for', async () => {
    const { token, customer_id } = await make.aMerchant();
    const exact = await make.aProduct(customer_id, { sku: 'CUP', alias: 'mug' });
    for (let i = 0; i < 25; i++) await make.aProduct(customer_id, { sku: `CUP-${i}` });
    await make.aLevel(exact, { total: 7 });
    await make.aLevel(exact, { total: 5, frozen: 2, warehouse_id: 2 });
    const { content } = await send(search, { keyword: 'cup', warehouse_id: 2 }, token);
    expect(content.list).toHaveLength(20);
    expect(content.list[0]).toMatchObject({ sku: 'CUP', total: 5, frozen: 2, available: 3 });
    expect((await send(search, { keyword: 'MUG' }, token)).content.list).toMatchObject([{ sku: 'CUP', total: 12 }]);
    expect((await send(search, {}, token)).content.list[0]?.sku).toBe('CUP-24');
  });

  it('PROD-55 returns the named ones, all at once, and no other merchant’s', async () => {
    const { token, customer_id } = await make.aMerchant();
    const ids = [];
    for (let i = 0; i < 30; i++) ids.push((await make.aProduct(customer_id)).product_id);
    const foreign = await make.aProduct((await make.aMerchant()).customer_id);
    const { content } = await send(search, { ids: [...ids, foreign.product_id] }, token);
    expect(content.list.map(({ product_id }) => product_id).toSorted((a, b) => a - b)).toEqual(ids);
  });
});

describe('products.get', () => {
  it('PROD-43 PROD-02 answers a product with what the warehouse measured', async () => {
    const { token, customer_id } = await make.aMerchant();
    const clerk = await make.aStaff('warehouse_clerk');
    const { product_id } = await make.aProduct(customer_id, { weight_g: 100 });
    const measure = {
      customer_id,
      product_id,
      measured_weight_g: 1310,
      measured_length_cm: '21',
      measured_width_cm: '15.5',
      measured_height_cm: '40.2',
    };
    const before = (await send(get, { product_id }, token)).content;
    expect(before).toMatchObject({ measured_weight_g: null, measured_volume_m3: null, measured_at: null });
    expect((await send(productsDeskCalls.deskMeasure, measure, clerk.token)).status).toBe(200);
    const after = (await send(get, { product_id }, token)).content;
    expect(after).toMatchObject({ weight_g: 100, measured_weight_g: 1310, measured_length_cm: '21.00', measured_volume_m3: '0.013085' });
    // It does not make the merchant's open form stale.
    expect(after.updated_at).toBe(before.updated_at);
    const line = await db.selectFrom('operation_log').selectAll().where('operation', '=', 'products.measure').executeTakeFirstOrThrow();
    expect(line).toMatchObject({ actor_kind: 'staff', outcome: 'done' });
  });
});

describe('products.deskList', () => {
  it("shows every merchant's products to staff, and finds them", async () => {
    const [one, two] = [await make.aMerchant({ name: 'First shop' }), await make.aMerchant({ name: 'Second shop' })];
    const clerk = await make.aStaff('warehouse_clerk');
    const lamp = await make.aProduct(one.customer_id, { sku: 'DESK-LAMP', name_cn: '书桌灯' });
    await make.aLevel(lamp, { total: 2 });
    await make.aProduct(two.customer_id, { sku: 'DESK-CHAIR', measured_at: new Date() });
    const all = await send(productsDeskCalls.deskList, { keyword: 'desk-' }, clerk.token);
    expect(all.content.list).toMatchObject([
      { sku: 'DESK-CHAIR', customer_name: 'Second shop', total: 0 },
      { sku: 'DESK-LAMP', customer_name: 'First shop', customer_id: one.customer_id, total: 2 },
    ]);
    expect(skus(await send(productsDeskCalls.deskList, { keyword: '桌' }, clerk.token))).toEqual(['DESK-LAMP']);
    expect(skus(await send(productsDeskCalls.deskList, { customer_id: two.customer_id }, clerk.token))).toEqual(['DESK-CHAIR']);
    expect(skus(await send(productsDeskCalls.deskList, { keyword: 'desk-', measured: 0 }, clerk.token))).toEqual(['DESK-LAMP']);
    const reader = await make.aStaff('sales_manager');
    const { customer_id, product_id } = lamp;
    const measure = {
      customer_id,
      product_id,
      measured_weight_g: 1,
      measured_length_cm: '1',
      measured_width_cm: '1',
      measured_height_cm: '1',
    };
    expect((await send(productsDeskCalls.deskMeasure, measure, reader.token)).status).toBe(403);
    expect((await send(productsDeskCalls.deskMeasure, { ...measure, customer_id: two.customer_id }, clerk.token)).status).toBe(404);
  });
});
