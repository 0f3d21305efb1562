import { describe, expect, it } from 'vitest';
import { inboundOpenCalls } from '@quayside/contract/inbound/inbound.open-calls';
import { interceptionsOpenCalls } from '@quayside/contract/interceptions/interceptions.open-calls';
import { inventoryOpenCalls } from '@quayside/contract/inventory/inventory.open-calls';
import { pathFields, realmOf, type Call } from '@quayside/contract/kernel/call';
import { ordersOpenCalls as orders } from '@quayside/contract/orders/orders.open-calls';
import { productsOpenCalls as products } from '@quayside/contract/products/products.open-calls';
import { propertiesOpenCalls } from '@quayside/contract/properties/properties.open-calls';
import { trackingOpenCalls } from '@quayside/contract/tracking/tracking.open-calls';
import { transactionsOpenCalls } from '@quayside/contract/transactions/transactions.open-calls';
import { walletsOpenCalls } from '@quayside/contract/wallets/wallets.open-calls';
import { allHandlers } from '#server/areas/all.ts';
import { aBox, aShipping } from './kit/inbound.ts';
import { openKit } from './kit/open.ts';
import { anOrderInput, eight } from './kit/orders.ts';
import { aProductInput } from './kit/products.ts';
import { submitKit } from './kit/submitting.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { make } = kit;
const { ask } = openKit(kit);
const { aSeller, figures } = submitKit(kit);

const aProgram = async () => {
  const shop = await aSeller();
  return { ...shop, key: await make.anApiKey(shop.customer_id) };
};
const { image_file_id: _picture, ...aProduct } = aProductInput();
/** An order as a shop's program sends it: by SKU, with the name and price of the product. */
const anOrder = (sku: string, given: object = {}) => {
  const { lines: _lines, ...rest } = anOrderInput(0);
  return { ...rest, lines: [{ sku, quantity: 2 }], ...given };
};

describe('products', () => {
  it('are created, found by SKU and changed; the SKU stays, and a change made meanwhile is not overwritten', async () => {
    const { key } = await aProgram();
    const [property] = (await ask(propertiesOpenCalls.openList, {}, key)).body.list;
    const made = await ask(products.openCreate, { ...aProduct, property_ids: [property?.property_id ?? 0] }, key);
    expect(made).toMatchObject({ status: 200, body: { sku: aProduct.sku, total: 0 } });
    const { product_id, updated_at } = made.body;
    expect((await ask(products.openList, { sku: aProduct.sku.toLowerCase() }, key)).body.list).toMatchObject([{ product_id }]);
    const change = { ...aProduct, product_id, name_en: 'Tall lamp' };
    expect((await ask(products.openEdit, { ...change, updated_at }, key)).body).toMatchObject({ name_en: 'Tall lamp' });
    expect(await ask(products.openEdit, { ...change, updated_at }, key)).toMatchObject({ status: 409 });
    expect((await ask(products.openEdit, { ...change, sku: 'OTHER' }, key)).problem.fields).toMatchObject([{ code: 'products.sku_fixed' }]);
    expect((await ask(products.openCreate, aProduct, key)).problem.fields).toMatchObject([{ path: 'sku', code: 'products.sku_exists' }]);
  });
});

describe('orders', () => {
  it('ORD-05 PLUG-03 are quoted, created by SKU, submitted and intercepted, with their tracking, through the API alone', async () => {
    const shop = await aProgram();
    const { key } = shop;
    const parcel = { warehouse_id: 1, country: 'US', postal_code: '90012', lines: [{ sku: shop.product.sku, quantity: 2 }] };
    const { methods } = (await ask(orders.openQuote, parcel, key)).body;
    const method = methods.find(({ offered }) => offered)?.method ?? '';
    const made = await ask(orders.openCreate, anOrder(shop.product.sku, { method }), key);
    expect(made).toMatchObject({ status: 200, body: { method, lines: [{ sku: shop.product.sku, quantity: 2 }] } });
    const { order_id, quoted_total } = made.body;
    expect(quoted_total).toBe(methods.find(({ offered }) => offered)?.total);
    expect((await ask(orders.openSubmit, { order_id }, key)).body).toMatchObject({ order_id, total: quoted_total });
    expect(await figures(shop)).toMatchObject({ stock: [{ total: 100, frozen: 2 }], held: quoted_total, broken: [] });
    expect(await ask(orders.openCancel, { order_id }, key)).toMatchObject({ status: 409, problem: { code: 'orders.not_cancelable' } });
    await kit.deps.database.db.updateTable('orders').set({ status: 'approved' }).where('order_id', '=', order_id).execute();
    const asked = await ask(interceptionsOpenCalls.openIntercept, { order_id, reason: 'Wrong address' }, key);
    expect(asked.body).toMatchObject({ order_id, reason: 'Wrong address', outcome: null });
    expect((await ask(trackingOpenCalls.openGet, { order_id }, key)).body).toMatchObject({ status: 'approved', list: [] });
  });

  it('ORD-05 a platform order number is one order: repeated, it is refused with the order that has it, also when eight arrive at once', async () => {
    const shop = await aProgram();
    const input = anOrder(shop.product.sku, { platform_order_no: 'SHOP-1' });
    const answers = await eight(() => ask(orders.openCreate, input, shop.key));
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    const order_id = made[0]?.body.order_id ?? 0;
    for (const { status, problem } of answers.filter((one) => one.status !== 200))
      expect({ status, code: problem.code, order_id: problem.order_id }).toEqual({ status: 409, code: 'orders.number_taken', order_id });
    expect((await ask(orders.openList, { platform_order_no: 'shop-1' }, shop.key)).body.list).toMatchObject([{ order_id }]);
    expect((await ask(orders.openCancel, { order_id }, shop.key)).body).toMatchObject({ status: 'canceled' });
    expect((await ask(orders.openCreate, input, shop.key)).status).toBe(200);
  });

  it('an unknown SKU, a line with two names and one with none are told at their lines, with all other errors', async () => {
    const shop = await aProgram();
    const fieldsOf = async (given: object) =>
      (await ask(orders.openCreate, anOrder(shop.product.sku, given), shop.key)).problem.fields?.map(({ path, code }) => [path, code]);
    expect(await fieldsOf({ warehouse_id: 999, lines: [{ sku: 'NOPE', quantity: 1 }] })).toEqual([
      ['warehouse_id', 'orders.no_warehouse'],
      ['lines.0.sku', 'products.sku_not_found'],
    ]);
    expect(
      await fieldsOf({
        lines: [{ quantity: 1 }, { sku: 'A', product_id: 1, quantity: 1 }, { sku: 'B', quantity: 1 }, { sku: 'b', quantity: 1 }],
      }),
    ).toEqual([
      ['lines.0.sku', 'required'],
      ['lines.1.product_id', 'unknown_field'],
      ['lines.3.sku', 'duplicate'],
    ]);
    const quote = { warehouse_id: 1, country: 'US', postal_code: '90012', lines: [{ sku: 'NOPE', quantity: 1 }] };
    expect((await ask(orders.openQuote, quote, shop.key)).problem.fields).toMatchObject([
      { path: 'lines.0.sku', code: 'products.sku_not_found' },
    ]);
  });

  it('are changed while they may be', async () => {
    const shop = await aProgram();
    const { order_id } = (await ask(orders.openCreate, anOrder(shop.product.sku), shop.key)).body;
    const change = anOrder(shop.product.sku, { platform_order_no: 'SHOP-CHANGED', lines: [{ sku: shop.product.sku, quantity: 5 }] });
    expect((await ask(orders.openEdit, { ...change, order_id }, shop.key)).body).toMatchObject({ order_id, quantity: 5 });
    await ask(orders.openSubmit, { order_id }, shop.key);
    expect(await ask(orders.openEdit, { ...change, order_id }, shop.key)).toMatchObject({
      status: 409,
      problem: { code: 'orders.not_editable' },
    });
  });
});

describe('inbound appointments', () => {
  const whole = (sku: string) => ({
    warehouse_id: 1,
    lines: [{ sku, quantity: 24, purchase_price: '4.20' }],
    packing_method: 'sku_per_box' as const,
    boxes: [{ ...aBox(0, 0, { count: 2 }), items: [{ sku, quantity: 12 }] }],
    shipping: aShipping(),
  });

  it('are created and submitted at once, withdrawn, changed and submitted again; what is refused leaves nothing', async () => {
    const { product, key } = await aProgram();
    const calls = inboundOpenCalls;
    const made = await ask(calls.openCreate, { ...whole(product.sku), submit: true }, key);
    expect(made).toMatchObject({ status: 200, body: { bill_status: 'submitted', box_quantity: 2, reservation_quantity: 24 } });
    const { inbound_id } = made.body;
    expect((await ask(calls.openCancel, { inbound_id }, key)).body).toMatchObject({ bill_status: 'withdrawn' });
    expect((await ask(calls.openEdit, { inbound_id, lines: [{ sku: product.sku, quantity: 30 }] }, key)).body).toMatchObject({
      reservation_quantity: 30,
      box_quantity: 2,
    });
    expect((await ask(calls.openSubmit, { inbound_id }, key)).status).toBe(422);
    const wrong = await ask(calls.openCreate, { ...whole(product.sku), lines: [{ sku: 'NOPE', quantity: 1 }], submit: true }, key);
    expect(wrong.problem.fields).toContainEqual(expect.objectContaining({ path: 'lines.0.sku', code: 'products.sku_not_found' }));
    expect((await ask(calls.openList, {}, key)).body.list).toHaveLength(1);
  });
});

describe('stock and money', () => {
  it('are read: levels, changes, wallet entries and the balance', async () => {
    const { key, product } = await aProgram();
    expect((await ask(inventoryOpenCalls.openList, { product_id: product.product_id }, key)).body).toMatchObject({
      list: [{ sku: product.sku, warehouse_id: 1, total: 100, frozen: 0, available: 100 }],
      next_cursor: null,
    });
    expect((await ask(inventoryOpenCalls.openChanges, {}, key)).body.list).toMatchObject([
      { sku: product.sku, quantity: 100, total_after: 100 },
    ]);
    const { list } = (await ask(transactionsOpenCalls.openList, {}, key)).body;
    expect(list).toMatchObject([{ amount: '1000.00', balance_after: '1000.00' }]);
    expect((await ask(transactionsOpenCalls.openGet, { entry_id: list[0]?.entry_id ?? 0 }, key)).body).toMatchObject({ siblings: [] });
    expect((await ask(walletsOpenCalls.openBalance, {}, key)).body).toMatchObject({ balance: '1000.00', spendable: '1000.00' });
  });
});

describe('ids of another merchant', () => {
  it('answer "not found" at every call of the open API whose path names one', async () => {
    const [mine, other] = [await aProgram(), await aProgram()];
    const order = (await ask(orders.openCreate, anOrder(other.product.sku), other.key)).body;
    const input = { warehouse_id: 1, lines: [{ sku: other.product.sku, quantity: 1 }] };
    const inbound = (await ask(inboundOpenCalls.openCreate, input, other.key)).body;
    const [entry] = (await ask(transactionsOpenCalls.openList, {}, other.key)).body.list;
    const bill = { bill_no: 'SF-OTHER', warehouse_id: 1, day: '2026-01-01', receivable: '1', sku_types: 1, pieces: 1, volume_m3: '1' };
    const { bill_id } = await kit.deps.database.db
      .insertInto('storage_bills')
      .values({ ...bill, customer_id: other.customer_id })
      .returning('bill_id')
      .executeTakeFirstOrThrow();
    const ids: Record<string, unknown> = {
      order_id: order.order_id,
      inbound_id: inbound.inbound_id,
      product_id: other.product.product_id,
      entry_id: entry?.entry_id,
      bill_id,
      delivery_id: '0b3f6f0e-4f0e-4d54-9d0c-4f6b6e0b6f11',
    };
    const bodies: Record<string, object> = {
      'orders.openEdit': anOrder(mine.product.sku),
      'products.openEdit': aProduct,
      'interceptions.openIntercept': { reason: 'x' },
    };
    // Simulations are refused to live keys; sandboxes.test.ts asks them for an order of another sandbox.
    const isAsked = (call: Call) => realmOf(call) === 'open' && call.area !== 'sandboxes' && pathFields(call).length > 0;
    const taking = allHandlers.flatMap(({ call }) => (isAsked(call) ? [call] : []));
    expect(taking.length).toBeGreaterThan(14);
    for (const call of taking) {
      const named = Object.fromEntries(pathFields(call).map((name) => [name, ids[name]]));
      expect(Object.values(named), `${call.name}: this test has no foreign id`).not.toContain(undefined);
      const { status, problem } = await ask(call, { ...bodies[call.name], ...named }, mine.key);
      expect([call.name, status, problem.code]).toEqual([call.name, 404, 'request.not_found']);
    }
  });
});
