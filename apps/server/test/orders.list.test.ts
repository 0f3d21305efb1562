import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { OutputOf } from '@quayside/contract/kernel/call';
import { orderStatuses, type OrderStatus } from '@quayside/domain/orders/order-machine';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { asActor } from '#server/kernel/as-actor.ts';
import { hashToken } from '#server/kernel/tokens.ts';
import { aLine, anOrderInput, orderKit } from './kit/orders.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { deps, make, send } = kit;
const { db } = deps.database;
const { aShop, anOrder } = orderKit(kit);
const { list, counts, recognize, checkDuplicate } = ordersCalls;
const remove = ordersCalls.delete;
const numbers = (answer: { content: { list: { platform_order_no: string }[] } }) => answer.content.list.map((row) => row.platform_order_no);

describe('orders.list', async () => {
  const shop = await aShop();
  const { token, customer_id } = shop;
  const { product_id } = shop.product;
  const aliased = await make.aProduct(customer_id, { sku: 'Second.1', alias: 'the-second' });
  const more = await Promise.all([1, 2, 3].map(() => make.aProduct(customer_id)));
  const first = await anOrder(token, product_id, { platform_order_no: 'A-1', country: 'US', city: 'Reno' });
  const second = await anOrder(token, aliased.product_id, { platform_order_no: 'A-2', country: 'JP', warehouse_id: 2 });
  const lines = [
    aLine(aliased.product_id, { unit_price: '0.10', quantity: 3 }),
    ...[product_id, ...more.map((one) => one.product_id)].map((id) => aLine(id, { unit_price: '1', quantity: 1 })),
  ];
  const third = await anOrder(token, product_id, { platform_order_no: 'b-3', country: 'GB', lines });
  await send(ordersCalls.cancel, { ids: [second.order_id] }, token);
  const at = (order_id: number, time: string) =>
    db
      .updateTable('orders')
      .set({ created_at: new Date(time) })
      .where('order_id', '=', order_id)
      .execute();
  await at(first.order_id, '2026-03-01T15:59:59Z');
  await at(second.order_id, '2026-03-01T16:00:00Z');
  const found = async (filters: object) => numbers(await send(list, filters, token));

  it('shows the newest first, with the first three products of each and the totals of all', async () => {
    const { content } = await send(list, {}, token);
    expect(numbers({ content })).toEqual(['b-3', 'A-2', 'A-1']);
    expect(content.count).toBe(3);
    expect(content.list[0]).toMatchObject({
      order_no: third.order_no,
      sku_quantity: 5,
      quantity: 7,
      total: '4.30',
      recipient_name: 'Ana Núñez',
    });
    expect(content.list[0]?.goods).toEqual(
      [aliased.sku, shop.product.sku, more[0]?.sku].map((sku, place) => ({ sku, quantity: place === 0 ? 3 : 1, image_url: null })),
    );
    expect(content.list[2]).toMatchObject({ status: 'approving', city: 'Reno', sku_quantity: 1, quantity: 2, total: '37.00' });
    expect(await found({ order: 'asc', limit: 10 })).toEqual(['A-1', 'A-2', 'b-3']);
  });

  it('ORD-15 ORD-24 by status', async () => {
    expect(await found({ status: 'approving' })).toEqual(['b-3', 'A-1']);
    expect(await found({ status: 'canceled' })).toEqual(['A-2']);
  });

  it('by a part of either number, ignoring case', async () => {
    expect(await found({ number: 'a-' })).toEqual(['A-2', 'A-1']);
    expect(await found({ number: 'B-3' })).toEqual(['b-3']);
    expect(await found({ number: first.order_no.toLowerCase() })).toEqual(['A-1']);
    expect(await found({ number: 'so-' })).toHaveLength(3);
    expect(await found({ number: '-1' })).toEqual(['A-1']);
    expect(await found({ number: 'a%' })).toEqual([]);
  });

  it('by a whole SKU or alias, by warehouse, by country', async () => {
    expect(await found({ sku: 'second.1' })).toEqual(['b-3', 'A-2']);
    expect(await found({ sku: 'THE-SECOND' })).toEqual(['b-3', 'A-2']);
    expect(await found({ sku: 'second' })).toEqual([]);
    expect(await found({ warehouse_id: 2 })).toEqual(['A-2']);
    expect(await found({ country: 'GB' })).toEqual(['b-3']);
    // No order number of ours has these letters in a row.
    expect(await found({ country: 'GB', sku: 'second.1', number: 'a-' })).toEqual([]);
    expect(await found({ country: 'GB', sku: 'second.1', number: 'b-3' })).toEqual(['b-3']);
    expect(await found({ warehouse_id: 2, number: 'b-3' })).toEqual([]);
  });

  it("by days of the provider's clock", async () => {
    expect(await found({ from: '2026-03-01', to: '2026-03-01' })).toEqual(['A-1']);
    expect(await found({ from: '2026-03-02', to: '2026-03-02' })).toEqual(['A-2']);
    expect(await found({ to: '2026-03-02' })).toEqual(['A-2', 'A-1']);
  });

  it('counts the orders by status', async () => {
    const count: Partial<Record<OrderStatus, number>> = { approving: 2, canceled: 1 };
    expect((await send(counts, {}, token)).content.list).toEqual(orderStatuses.map((status) => ({ status, count: count[status] ?? 0 })));
  });
});

describe('a merchant with thousands of orders', async () => {
  const { token, product, customer_id } = await aShop();
  const model = await anOrder(token, product.product_id, { platform_order_no: 'MANY-0' });
  await sql`insert into orders (customer_id, order_no, platform_order_no, warehouse_id, first_name, last_name, phone, email, id_number, company, country, state,
      city, postal_code, house_number, address1, address2, address3, address_type, remark, created_at, updated_at)
    select customer_id, 'SO-261115-' || translate(lpad(n::text, 6, '0'), '01', 'AB'), 'MANY-' || n, warehouse_id, first_name, last_name, phone, email, id_number, company,
      country, state, city, postal_code, house_number, address1, address2, address3, address_type, remark, created_at, updated_at
      from orders, generate_series(1, 3000) n where order_id = ${model.order_id}`.execute(db);
  await sql`analyze orders`.execute(db);

  it('has them counted only up to the limit of a list', async () => {
    expect((await send(list, { limit: 10 }, token)).content.count).toBe(1001);
    expect((await send(counts, {}, token)).content.list[0]).toEqual({ status: 'approving', count: 1001 });
  });

  it('finds by a common prefix and by a rare one', async () => {
    expect((await send(list, { number: 'many', limit: 10 }, token)).content).toMatchObject({ count: 1001 });
    expect(numbers(await send(list, { number: 'many-2999' }, token))).toEqual(['MANY-2999']);
    expect(numbers(await send(list, { number: 'MANY-300', order: 'asc' }, token))).toEqual(['MANY-300', 'MANY-3000']);
  });

  it('ORD-46 finds by any part of either number, of two letters too, and takes signs of a pattern as they are', async () => {
    expect(numbers(await send(list, { number: 'any-2999' }, token))).toEqual(['MANY-2999']);
    expect(numbers(await send(list, { number: '-1234' }, token))).toEqual(['MANY-1234']);
    const { order_no } = model;
    expect((await send(list, { number: order_no.slice(4).toLowerCase() }, token)).content.list).toMatchObject([{ order_no }]);
    expect((await send(list, { number: order_no.slice(-6) }, token)).content.list).toMatchObject([{ order_no }]);
    expect((await send(list, { number: 'y-', limit: 10 }, token)).content.count).toBe(1001);
    expect(numbers(await send(list, { number: 'M%Y' }, token))).toEqual([]);
    expect(numbers(await send(list, { number: 'MANY_2999' }, token))).toEqual([]);
  });

  it('never finds an order of another merchant by a part of its number, not even by asking the function for it', async () => {
    const other = await aShop();
    expect(numbers(await send(list, { number: 'any-2999' }, other.token))).toEqual([]);
    const asked = await asActor(deps.database, 'read only', 'merchant', hashToken(other.token), async ({ tx }) => {
      const { rows } = await sql`select matching_orders(${customer_id}, 'any-2999', 10)`.execute(tx);
      return rows;
    });
    expect(asked).toEqual([]);
  });

  it.each([
    ['orders_search', 'any-'],
    ['orders_number_parts', 'any-2999'],
  ])('looks a part of a number up by its index %s, as the merchant too', async (index, word) => {
    await sql`vacuum orders`.execute(db);
    const scans = await asActor(deps.database, 'read only', 'merchant', hashToken(token), async ({ tx }) => {
      const counted = async () =>
        (await sql<{ scans: number }>`select pg_stat_get_xact_numscans(${index}::regclass) as scans`.execute(tx)).rows[0]?.scans ?? 0;
      const before = await counted();
      await sql`select matching_orders(${customer_id}, ${word}, 20001)`.execute(tx);
      return (await counted()) - before;
    });
    expect(scans).toBe(1);
  });

  it('shows the pages of what a word finds in order, and counts them as far as any list', async () => {
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(...numbers(await send(list, { number: 'many-1', page, limit: 50 }, token)));
    const all = await db
      .selectFrom('orders')
      .select('platform_order_no')
      .where('customer_id', '=', customer_id)
      .where('platform_order_no', 'like', '%MANY-1%')
      .orderBy('order_id', 'desc')
      .execute();
    expect(pages).toEqual(all.slice(0, 150).map((row) => row.platform_order_no));
    expect((await send(list, { number: 'many-1', limit: 50 }, token)).content.count).toBe(Math.min(1001, all.length));
    const oldest = await send(list, { number: 'many-1', limit: 50, order: 'asc' }, token);
    expect(numbers(oldest)).toEqual(
      all
        .slice(-50)
        .map((row) => row.platform_order_no)
        .toReversed(),
    );
  });

  it('looks each number up by its index, under row-level security too', async () => {
    const plan = (where: string) =>
      asActor(deps.database, 'read only', 'merchant', hashToken(token), async ({ tx }) => {
        const { rows } = await sql<{
          'QUERY PLAN': string;
        }>`explain select order_id from orders where customer_id = ${customer_id} and deleted_at is null and ${sql.raw(where)}`.execute(tx);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
    expect(await plan(`order_no ~>=~ 'SO-261115-AA25' and order_no ~<~ 'SO-261115-AA26'`)).toContain('orders_by_number');
    expect(await plan(`platform_order_key ~>=~ 'many-29' and platform_order_key ~<~ 'many-30'`)).toMatch(
      /orders_by_platform_number|orders_platform_order_no/,
    );
    expect(await plan(`status <> 'canceled' and recipient_key = recipient_key('a', 'b', 'c', 'US')`)).toContain('orders_of_recipient');
  });
});

describe('orders.checkDuplicate', () => {
  it('ORD-11 D-29 warns of live orders to the same person at the same place, newest first, and of a taken number', async () => {
    const { token, product } = await aShop();
    const written = { first_name: 'José', last_name: 'Lima', address1: '12, Rua A.', country: 'BR' };
    const made: OutputOf<typeof ordersCalls.save>[] = [];
    for (let i = 0; i < 7; i++) made.push(await anOrder(token, product.product_id, written));
    await anOrder(token, product.product_id, { ...written, country: 'PT', house_number: '12' });
    await send(ordersCalls.cancel, { ids: [made[6]?.order_id ?? 0] }, token);
    await send(remove, { ids: [made[5]?.order_id ?? 0] }, token);
    const again = { first_name: 'JOSÉ LIMA', last_name: '', address1: '12 rua a', country: 'BR' };
    const like = async (given: object) => (await send(checkDuplicate, { ...again, ...given }, token)).content;
    const ids = [4, 3, 2, 1, 0].map((place) => made[place]?.order_id);
    expect((await like({})).same_recipient.map((one) => one.order_id)).toEqual(ids);
    expect((await like({ order_id: ids[0] })).same_recipient.map((one) => one.order_id)).toEqual(ids.slice(1));
    expect((await like({ address1: '13 rua a' })).same_recipient).toEqual([]);
    for (const nothing of ['first_name', 'address1', 'country']) expect((await like({ [nothing]: '' })).same_recipient).toEqual([]);

    const [first] = made;
    if (!first) throw new Error('seven were made');
    const { order_id, order_no, platform_order_no, status, created_at } = first;
    const same = await like({ platform_order_no: platform_order_no.toLowerCase() });
    expect(same.same_number).toEqual({ order_id, order_no, platform_order_no, status, created_at });
    expect((await like({ platform_order_no, order_id })).same_number).toBeNull();
    expect((await like({ platform_order_no: made[6]?.platform_order_no })).same_number).toBeNull();
    // Repeat buyers are legitimate: saving is not refused.
    expect((await send(ordersCalls.save, anOrderInput(product.product_id, written), token)).status).toBe(200);
  });

  it("tells nothing of another merchant's orders", async () => {
    const [one, two] = [await aShop(), await aShop()];
    const { platform_order_no } = await anOrder(one.token, one.product.product_id);
    const { first_name, last_name, address1, country } = anOrderInput(1);
    const asked = { platform_order_no, first_name, last_name, address1, country };
    expect((await send(checkDuplicate, asked, one.token)).content).toMatchObject({
      same_number: { platform_order_no },
      same_recipient: [{}],
    });
    expect((await send(checkDuplicate, asked, two.token)).content).toEqual({ same_number: null, same_recipient: [] });
  });
});

describe('orders.recognize', () => {
  it('D-30 splits a pasted address into the fields of the form', async () => {
    const { token } = await make.aMerchant();
    const text = 'Mary Miller\n742 Evergreen Terrace\nSpringfield, IL 62704\nUnited States\n+1 217 555 0143\nmary@mail.test';
    const { content } = await send(recognize, { text }, token);
    expect(content).toMatchObject({
      first_name: 'Mary',
      last_name: 'Miller',
      country: 'US',
      city: 'Springfield',
      postal_code: '62704',
      email: 'mary@mail.test',
    });
    expect(content.phone.replaceAll(/\D/g, '')).toBe('12175550143');
    expect((await send(recognize, { text: ' ' }, token)).status).toBe(422);
    expect((await send(recognize, { text: 'x'.repeat(1001) }, token)).status).toBe(422);
  });
});
