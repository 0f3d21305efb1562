import { describe, expect, it } from 'vitest';
import { consumablesCalls } from '@quayside/contract/consumables/consumables.calls';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { hashToken } from '#server/kernel/tokens.ts';
import { asActor } from '#server/kernel/as-actor.ts';
import { aLine, anOrderInput, orderKit } from './kit/orders.ts';
import { errorsOf } from './kit/products.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { deps, make, send } = kit;
const { aShop, anOrder, aConsumable } = orderKit(kit);
const { list, counts, get, save, cancel, checkDuplicate, recognize } = ordersCalls;
const remove = ordersCalls.delete;

const shop = await aShop();
const { token, customer_id } = shop;
const mine = await make.aProduct(customer_id, { sku: 'Mine-1', alias: 'mine-alias' });
const foreign = shop.product;
const own = await anOrder(token, mine.product_id, { platform_order_no: 'OWN' });
const other = await anOrder(token, foreign.product_id, { platform_order_no: 'OTHER' });
const mixed = await anOrder(token, mine.product_id, {
  platform_order_no: 'MIXED',
  lines: [aLine(mine.product_id), aLine(foreign.product_id)],
});
const limited = await make.anAccount(customer_id, 'internal', ['orders.read', 'orders.edit'], ['MINE-1']);

describe('D-65 an account that may write orders', () => {
  it('CONS-04 may choose products and packaging for them, without a product permission', async () => {
    const { token: writer } = await make.anAccount(customer_id, 'internal', ['orders.edit']);
    const calls = [
      await send(list, {}, writer),
      await send(productsCalls.search, {}, writer),
      await send(consumablesCalls.list, {}, writer),
    ];
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send(productsCalls.delete, { ids: [mine.product_id] }, writer)).error_code).toBe(1003);
  });
});

describe('D-65 an account limited to SKUs', () => {
  it('sees the orders whose items are all within its SKUs, and no others', async () => {
    const seen = (await send(list, {}, limited.token)).content;
    expect(seen).toMatchObject({ count: 1, list: [{ platform_order_no: 'OWN' }] });
    expect((await send(list, {}, token)).content.count).toBe(3);
    for (const filters of [{ sku: foreign.sku }, { number: 'MIXED' }, { number: mixed.order_no }])
      expect((await send(list, filters, limited.token)).content).toEqual({ list: [], count: 0 });
    expect((await send(list, { sku: 'mine-alias' }, limited.token)).content.count).toBe(1);
    const counted = (await send(counts, {}, limited.token)).content.list.filter(({ count }) => count > 0);
    expect(counted).toEqual([{ status: 'approving', count: 1 }]);
    expect((await send(get, { order_id: own.order_id }, limited.token)).status).toBe(200);
  });

  it('finds nothing at every call that names another order', async () => {
    for (const { order_id } of [other, mixed]) {
      const answers = [
        await send(get, { order_id }, limited.token),
        await send(save, anOrderInput(mine.product_id, { order_id }), limited.token),
        await send(cancel, { ids: [own.order_id, order_id] }, limited.token),
        await send(remove, { ids: [own.order_id, order_id] }, limited.token),
      ];
      expect(answers.map((answer) => [answer.status, answer.error_code])).toEqual(answers.map(() => [404, 1004]));
    }
    expect((await send(get, { order_id: own.order_id }, token)).content.status).toBe('approving');
  });

  it('writes orders of its SKUs and of no others', async () => {
    const lines = [aLine(mine.product_id), aLine(foreign.product_id)];
    expect(errorsOf(await send(save, anOrderInput(mine.product_id, { lines }), limited.token))).toEqual([
      ['lines.1.product_id', 'orders.no_product'],
    ]);
    expect(errorsOf(await send(save, anOrderInput(mine.product_id, { lines, order_id: own.order_id }), limited.token))).toEqual([
      ['lines.1.product_id', 'orders.no_product'],
    ]);
    const made = await send(save, anOrderInput(mine.product_id), limited.token);
    expect(made.status).toBe(200);
    expect((await send(remove, { ids: [made.content.order_id] }, limited.token)).content.done).toBe(1);
  });

  it('learns that a number is taken, but not by which hidden order', async () => {
    const { first_name, last_name, address1, country } = anOrderInput(1);
    const asked = { platform_order_no: 'OTHER', first_name, last_name, address1, country };
    const { content } = await send(checkDuplicate, asked, limited.token);
    expect(content).toMatchObject({ same_number: null, same_recipient: [{ platform_order_no: 'OWN' }] });
    expect(content.same_recipient).toHaveLength(1);
    expect(errorsOf(await send(save, anOrderInput(mine.product_id, { platform_order_no: 'OTHER' }), limited.token))).toEqual([
      ['platform_order_no', 'orders.number_exists'],
    ]);
  });

  it('without any SKU sees nothing', async () => {
    const empty = await make.anAccount(customer_id, 'internal', ['orders.read'], []);
    expect((await send(list, {}, empty.token)).content).toEqual({ list: [], count: 0 });
  });
});

describe('who may', () => {
  const every = (who: string | null) =>
    Promise.all([
      send(list, {}, who),
      send(counts, {}, who),
      send(get, { order_id: own.order_id }, who),
      send(save, anOrderInput(mine.product_id), who),
      send(cancel, { ids: [own.order_id] }, who),
      send(remove, { ids: [own.order_id] }, who),
      send(recognize, { text: 'x' }, who),
      send(checkDuplicate, {}, who),
    ]);
  const codes = async (who: string | null) => (await every(who)).map((answer) => answer.status);

  it('a supplier never, a colleague with the rights, a reader reads, nobody without a session', async () => {
    const supplier = await make.anAccount(customer_id, 'supplier', ['products.read'], ['MINE-1']);
    const forged = await make.anAccount(customer_id, 'supplier', ['orders.read', 'orders.edit'], ['MINE-1']);
    const none = await make.anAccount(customer_id, 'internal', ['products.read', 'products.edit']);
    const reader = await make.anAccount(customer_id, 'internal', ['orders.read']);
    for (const who of [supplier, forged, none]) expect(await codes(who.token)).toEqual(Array.from({ length: 8 }, () => 403));
    expect(await codes(reader.token)).toEqual([200, 200, 200, 403, 403, 403, 403, 403]);
    expect(await codes(null)).toEqual(Array.from({ length: 8 }, () => 401));
    expect((await send(get, { order_id: own.order_id }, token)).content.status).toBe('approving');
  });
});

describe('another merchant', () => {
  it("can neither name nor see an order, a product or a consumable of this one's", async () => {
    const thief = await aShop();
    expect((await send(list, {}, thief.token)).content).toEqual({ list: [], count: 0 });
    expect((await send(get, { order_id: own.order_id }, thief.token)).status).toBe(404);
    expect((await send(save, anOrderInput(thief.product.product_id, { order_id: own.order_id }), thief.token)).status).toBe(404);
    const consumables = [{ consumable_id: await aConsumable({ customer_id }), quantity: 1 }];
    expect(errorsOf(await send(save, anOrderInput(mine.product_id, { consumables }), thief.token))).toEqual([
      ['lines.0.product_id', 'orders.no_product'],
      ['consumables.0.consumable_id', 'products.no_consumable'],
    ]);
    expect((await send(productsCalls.delete, { ids: [thief.product.product_id] }, thief.token)).status).toBe(200);
  });

  it('is kept apart by the database itself', async () => {
    const thief = await make.aMerchant();
    await asActor(deps.database, 'read write', 'merchant', hashToken(thief.token), async ({ tx }) => {
      for (const table of ['orders', 'order_lines', 'order_consumables'] as const)
        expect(await tx.selectFrom(table).select('customer_id').execute(), table).toEqual([]);
      const changed = await tx.updateTable('orders').set({ city: 'Elsewhere' }).executeTakeFirst();
      expect(Number(changed.numUpdatedRows)).toBe(0);
    });
  });
});
