import { packingDeskCalls as calls } from '@quayside/contract/packing/packing.desk-calls';
import { verificationDeskCalls } from '@quayside/contract/verification/verification.desk-calls';
import { orderKeyOf } from '@quayside/domain/verification/verification-rules';
import { basketCode } from '@quayside/domain/packing/packing-rules';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aLine } from './kit/orders.ts';
import { packingKit } from './kit/packing.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { send, make, deps } = kit;
const { db } = deps.database;
const {
  approved,
  open,
  scan,
  scanAll,
  pack,
  cost,
  packed,
  packer,
  clerk,
  figures,
  detail,
  aSeller,
  anOrderOf,
  submit,
  approve,
  addUnits,
  cleanInput,
} = await packingKit(kit);

const entriesOf = (customer_id: number, order_no: string) =>
  db
    .selectFrom('wallet_entries')
    .select(['fee_type', 'amount'])
    .where('customer_id', '=', customer_id)
    .where('source_no', '=', order_no)
    .orderBy('seq')
    .execute();

describe('packing an order', () => {
  it('INV-04 ORD-18 STAFF-08 takes the units out of stock, charges every fee item and ends the hold', async () => {
    const order = await approved({}, { units: 10 });
    const held = await figures(order.shop);
    expect(held).toMatchObject({ stock: [{ total: 10, frozen: 2 }], broken: [] });
    const { expected_g } = await scanAll(order.one);
    const { content } = await pack(order.one, expected_g);
    expect(content).toMatchObject({ outcome: 'packed', order_no: order.order_no, missing: '0.00' });
    expect(content.waybill_no).toMatch(/^WB-\d{6}-[2-9A-HJ-NP-Z]{9}$/);
    expect(await figures(order.shop)).toEqual({ stock: [{ total: 8, frozen: 0 }], held: '0.00', broken: [] });
    const shown = await detail(order.shop, order.order_id);
    expect(shown.status).toBe('packaged');
    expect(shown.events.map(({ kind }) => kind)).toEqual(['created', 'submitted', 'approved', 'packed']);
    const entries = await entriesOf(order.shop.customer_id, order.order_no);
    expect(entries.map(({ fee_type }) => fee_type)).toContain('base_freight');
    const charged = entries.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    expect((-charged / 100).toFixed(2)).toBe(content.actual);
  });

  it('says which units are missing, what is wrong and what is one too many', async () => {
    const shop = await aSeller();
    const other = await make.aProduct(shop.customer_id, { sku: `OTHER-${randomUUID().slice(0, 8)}` });
    const order = await approvedOf(shop, { lines: [aLine(shop.product.product_id, { unit_price: '1', quantity: 2 })] });
    await open(order.order_no);
    expect((await scan(order.one, other.sku)).content).toMatchObject({ result: 'wrong', sku: other.sku });
    expect((await scan(order.one, 'no such code')).content).toMatchObject({ result: 'unknown', sku: null });
    expect((await scan(order.one, shop.product.sku)).content).toMatchObject({ result: 'right', parcel: { lines: [{ packed: 1 }] } });
    expect(await pack(order.one, 100)).toMatchObject({
      status: 409,
      content: { code: 'packing.units_missing', details: { skus: `${shop.product.sku} 1/2` } },
    });
    await scan(order.one, shop.product.barcode);
    expect((await scan(order.one, shop.product.sku)).content).toMatchObject({ result: 'surplus', parcel: { lines: [{ packed: 2 }] } });
  });

  it('counts the same scan once, and undoes the last one', async () => {
    const order = await approved({}, { units: 5 });
    await open(order.order_no);
    const scan_key = randomUUID();
    const { sku } = order.shop.product;
    for (let times = 0; times < 2; times++)
      expect((await scan(order.one, sku, { scan_key })).content).toMatchObject({ result: 'right', parcel: { lines: [{ packed: 1 }] } });
    expect((await send(calls.deskUndo, order.one, packer.token)).content).toMatchObject({ lines: [{ packed: 0 }] });
    expect(await send(calls.deskUndo, order.one, packer.token)).toMatchObject({ content: { code: 'packing.nothing_to_undo' } });
  });

  it('asks to confirm a parcel more than 8 % off its expected weight', async () => {
    const order = await approved();
    const { expected_g } = await scanAll(order.one);
    const heavy = Math.ceil(expected_g * 1.09);
    expect(await pack(order.one, heavy)).toMatchObject({ status: 409, content: { code: 'packing.deviates' } });
    expect((await pack(order.one, heavy, { confirmed: true })).content.outcome).toBe('packed');
  });

  it('SN-05 SN-06 demands a serial number where the product does, binds it, and refuses one of another parcel', async () => {
    const shop = await aSeller();
    await db.updateTable('products').set({ scan_serial: true }).where('product_id', '=', shop.product.product_id).execute();
    const single = { lines: [aLine(shop.product.product_id, { unit_price: '1', quantity: 1 })] };
    const [first, second] = [await approvedOf(shop, single), await approvedOf(shop, single)];
    await open(first.order_no);
    expect((await scan(first.one, shop.product.sku)).content.result).toBe('serial_needed');
    expect((await scan(first.one, shop.product.sku, { serial_number: 'no spaces' })).content.result).toBe('serial_invalid');
    expect((await scan(first.one, shop.product.sku, { serial_number: 'SN-77' })).content).toMatchObject({
      result: 'right',
      parcel: { lines: [{ packed: 1, serials: ['SN-77'] }] },
    });
    const { expected_g } = (await open(first.order_no)).content;
    expect((await pack(first.one, expected_g)).content.outcome).toBe('packed');
    const bound = await db.selectFrom('serial_numbers').selectAll().where('customer_id', '=', shop.customer_id).execute();
    expect(bound).toMatchObject([{ serial_number: 'SN-77', status: 'bound', system_order_no: first.order_no }]);
    await open(second.order_no);
    expect((await scan(second.one, shop.product.sku, { serial_number: 'sn-77' })).content).toMatchObject({
      result: 'serial_used',
      order_no: first.order_no,
    });
  });

  it('is done by one person: a second packer reads who has it', async () => {
    const order = await approved();
    const other = await make.aStaff('warehouse_clerk');
    await open(order.order_no);
    expect(await open(order.order_no, other.token)).toMatchObject({
      status: 409,
      content: { code: 'packing.taken', details: { minutes: 0 } },
    });
    await send(calls.deskAside, order.one, packer.token);
    expect((await open(order.order_no, other.token)).status).toBe(200);
    expect(await scan(order.one, order.shop.product.sku)).toMatchObject({ content: { code: 'packing.taken' } });
  });

  it('ends the chance to undo the approval: an order on the table, or in a wave, stays approved', async () => {
    const order = await approved();
    await open(order.order_no);
    const [outcome] = (await send(verificationDeskCalls.deskUnapprove, { keys: [orderKeyOf(order.one)] }, clerk.token)).content.list;
    expect(outcome?.refusal?.code).toBe('orders.approval_stays');
    expect((await detail(order.shop, order.order_id)).status).toBe('approved');
  });

  it('happens once, though two stations press Enter at the same time', async () => {
    const order = await approved({}, { units: 3 });
    const { expected_g } = await scanAll(order.one);
    const answers = await Promise.all(Array.from({ length: 8 }, () => pack(order.one, expected_g)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject({ content: { code: 'orders.other_status' } });
    expect(await figures(order.shop)).toEqual({ stock: [{ total: 1, frozen: 0 }], held: '0.00', broken: [] });
  });

  it('refuses an order that is not approved and says where it is', async () => {
    const order = await packed();
    expect(await open(order.order_no)).toMatchObject({ content: { code: 'orders.other_status', details: { now: 'Packaged' } } });
    expect(await open('SO-261116-ABCDEF')).toMatchObject({ status: 404, content: { code: 'packing.not_found' } });
  });
});

describe('D-108 a parcel that costs more than was held', () => {
  it('is charged within the tolerance though the balance falls below zero', async () => {
    const { order, heavier } = await tight(1.05);
    const { content } = await pack(order.one, heavier.weight_g, { confirmed: true });
    expect(content).toMatchObject({ outcome: 'packed' });
    expect(Number(content.actual)).toBeGreaterThan(Number(heavier.quoted));
    const wallet = await db.selectFrom('wallets').select('balance').where('customer_id', '=', order.shop.customer_id).executeTakeFirst();
    expect(Number(wallet?.balance)).toBeLessThan(0);
  });

  it('beyond it the order stops with the missing amount, nothing is charged and the stock stays frozen', async () => {
    const { order, heavier } = await tight(1.25);
    const { content } = await pack(order.one, heavier.weight_g, { confirmed: true });
    expect(content).toMatchObject({ outcome: 'exception', missing: heavier.missing });
    expect(await detail(order.shop, order.order_id)).toMatchObject({ status: 'alert' });
    expect((await figures(order.shop)).stock).toEqual([{ total: 100, frozen: 2 }]);
    expect(await entriesOf(order.shop.customer_id, order.order_no)).toEqual([]);
    const [exception] = await db.selectFrom('order_exceptions').selectAll().where('order_id', '=', order.order_id).execute();
    expect(exception).toMatchObject({ reason: 'cost', state: 'awaiting_reply', params: { missing: heavier.missing } });
  });

  /** An order whose balance is exactly its quote, and the first weight at which it costs this many times as much. */
  async function tight(times: number) {
    const order = await approved({ method: 'US-LINE' }, { minor: 100_000 });
    const { expected_g } = await scanAll(order.one);
    const { quoted } = (await cost(order.one, expected_g)).content;
    await db.updateTable('wallets').set({ balance: quoted }).where('customer_id', '=', order.shop.customer_id).execute();
    for (let weight_g = expected_g; weight_g < 30_000; weight_g += 10) {
      const { actual, missing, refused_because } = (await cost(order.one, weight_g)).content;
      if (refused_because.length > 0) break;
      const share = Number(actual) / Number(quoted);
      if (share > 1 && share >= times - 0.04) return { order, heavier: { weight_g, quoted, missing } };
    }
    throw new Error('no such weight');
  }
});

describe('a wave', () => {
  it('takes the orders that wait longest, one basket each; its pick list groups them by product, and a table says how many are packed', async () => {
    const warehouse_id = 2;
    const shop = await aSeller();
    await addUnits(shop.customer_id, shop.product.product_id, 50, warehouse_id);
    const orders = [];
    for (let at = 0; at < 3; at++)
      orders.push(await approvedOf(shop, { warehouse_id, lines: [aLine(shop.product.product_id, { unit_price: '1', quantity: at + 1 })] }));
    const { content: wave } = await send(calls.deskMakeWave, { warehouse_id, size: 2 }, packer.token);
    expect(wave).toMatchObject({ warehouse_id, orders: 2, done: 0 });
    const { list } = (await send(calls.deskPickList, { wave_id: wave.wave_id }, packer.token)).content;
    expect(list).toMatchObject([
      {
        sku: shop.product.sku,
        quantity: 3,
        baskets: [
          { basket: 1, quantity: 1 },
          { basket: 2, quantity: 2 },
        ],
      },
    ]);
    const { content: table } = await open(basketCode(wave.wave_no, 2));
    expect(table).toMatchObject({ order_no: orders[1]?.order_no, basket: 2, wave_orders: 2, wave_done: 0, next: { basket: 1 } });
    const second = orders[1]?.one ?? { customer_id: 0, order_id: 0 };
    expect((await pack(second, (await scanAll(second)).expected_g)).status).toBe(200);
    expect((await open(basketCode(wave.wave_no, 1))).content).toMatchObject({ basket: 1, wave_orders: 2, wave_done: 1, next: null });
    const rest = await send(calls.deskMakeWave, { warehouse_id, size: 50 }, packer.token);
    expect(rest.content.orders).toBe(1);
    expect(await send(calls.deskMakeWave, { warehouse_id, size: 50 }, packer.token)).toMatchObject({
      content: { code: 'packing.no_orders' },
    });
  });

  it('gives two people who make one at the same time different orders', async () => {
    const warehouse_id = 2;
    const shop = await aSeller();
    await addUnits(shop.customer_id, shop.product.product_id, 50, warehouse_id);
    for (let at = 0; at < 4; at++) await approvedOf(shop, { warehouse_id });
    const waves = await Promise.all([1, 2].map(() => send(calls.deskMakeWave, { warehouse_id, size: 2 }, packer.token)));
    const baskets = await db.selectFrom('packing_baskets').select('order_id').where('customer_id', '=', shop.customer_id).execute();
    expect(new Set(baskets.map(({ order_id }) => order_id)).size).toBe(waves.filter(({ status }) => status === 200).length * 2);
  });
});

async function approvedOf(shop: Awaited<ReturnType<typeof aSeller>>, given: Parameters<typeof anOrderOf>[1] = {}) {
  const order = await anOrderOf(shop, cleanInput(shop, given));
  await submit(shop, [order.order_id]);
  const one = { customer_id: shop.customer_id, order_id: order.order_id };
  await approve([one]);
  return { ...order, one, shop };
}
