import { describe, expect, it } from 'vitest';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { aLine, anOrderInput, eight, orderKit, statuses } from './kit/orders.ts';
import { errorsOf } from './kit/products.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { deps, make, send } = kit;
const { db } = deps.database;
const { aShop, anOrder, aConsumable } = orderKit(kit);
const { save, get, list, cancel, counts } = ordersCalls;
const remove = ordersCalls.delete;
const warm = (token: string) => eight(() => send(list, {}, token));

describe('orders.cancel', () => {
  it('ORD-24 ORD-30 cancels those that are Approving and names those that are not', async () => {
    const { token, product } = await aShop();
    const [one, two, three] = [
      await anOrder(token, product.product_id),
      await anOrder(token, product.product_id),
      await anOrder(token, product.product_id),
    ];
    expect((await send(cancel, { ids: [two.order_id] }, token)).content).toEqual({ done: 1, refused: [] });
    const { order_id, order_no } = two;
    const { content } = await send(cancel, { ids: [three.order_id, order_id, one.order_id, one.order_id] }, token);
    expect(content).toEqual({ done: 2, refused: [{ order_id, order_no, code: 'orders.not_cancelable' }] });
    const ended = (await send(get, { order_id: one.order_id }, token)).content;
    expect(ended.status).toBe('canceled');
    expect(ended.canceled_at).toBe(ended.updated_at);
    const counted = (await send(counts, {}, token)).content.list.filter(({ count }) => count > 0);
    expect(counted).toEqual([{ status: 'canceled', count: 3 }]);
  });

  it("touches nothing when one of them is unknown, deleted or another merchant's", async () => {
    const [mine, other] = [await aShop(), await aShop()];
    const { order_id } = await anOrder(mine.token, mine.product.product_id);
    const gone = await anOrder(mine.token, mine.product.product_id);
    const foreign = await anOrder(other.token, other.product.product_id);
    await send(remove, { ids: [gone.order_id] }, mine.token);
    for (const call of [cancel, remove])
      for (const bad of [999_999, gone.order_id, foreign.order_id])
        expect(await send(call, { ids: [order_id, bad] }, mine.token)).toMatchObject({ status: 404, error_code: 1004 });
    expect((await send(get, { order_id }, mine.token)).content.status).toBe('approving');
    expect((await send(get, { order_id: foreign.order_id }, mine.token)).status).toBe(404);
    expect((await send(save, anOrderInput(mine.product.product_id, { order_id: foreign.order_id }), mine.token)).status).toBe(404);
    expect((await send(get, { order_id: foreign.order_id }, other.token)).content.status).toBe('approving');
    expect((await send(cancel, { ids: [] }, mine.token)).status).toBe(422);
    expect((await send(cancel, { ids: Array.from({ length: 201 }, (_, at) => at + 1) }, mine.token)).status).toBe(422);
  });
});

describe('orders.delete', () => {
  it('ORD-34 D-26 hides an order, Approving or cancelled; all it says stays, its number is free', async () => {
    const { token, product, customer_id } = await aShop();
    const consumables = [{ consumable_id: await aConsumable(), quantity: 2 }];
    const kept = await anOrder(token, product.product_id, { platform_order_no: 'DEL-1', consumables });
    const canceled = await anOrder(token, product.product_id);
    await send(cancel, { ids: [canceled.order_id] }, token);
    expect((await send(remove, { ids: [kept.order_id, canceled.order_id] }, token)).content).toEqual({ done: 2, refused: [] });
    expect((await send(list, {}, token)).content).toEqual({ list: [], count: 0 });
    expect((await send(get, { order_id: kept.order_id }, token)).status).toBe(404);
    expect((await send(save, anOrderInput(product.product_id, { order_id: kept.order_id }), token)).status).toBe(404);
    const row = await db.selectFrom('orders').selectAll().where('order_id', '=', kept.order_id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ platform_order_no: 'DEL-1', status: 'approving', first_name: 'Ana' });
    for (const table of ['order_lines', 'order_consumables'] as const)
      expect(
        await db
          .selectFrom(table)
          .select('quantity')
          .where('customer_id', '=', customer_id)
          .where('order_id', '=', kept.order_id)
          .execute(),
      ).toEqual([{ quantity: 2 }]);
    await anOrder(token, product.product_id, { platform_order_no: 'del-1' });
  });
});

describe('a product in an order', () => {
  it('PROD-08 is not deleted while the order lives; when it is cancelled or deleted it is', async () => {
    const { token, product } = await aShop();
    const other = await make.aProduct(product.customer_id);
    const away = (ids: number[]) => send(productsCalls.delete, { ids }, token);
    const first = await anOrder(token, product.product_id);
    const second = await anOrder(token, product.product_id, { lines: [aLine(product.product_id), aLine(other.product_id)] });
    expect(await away([product.product_id, other.product_id])).toMatchObject({ status: 409, error_code: 3001 });
    await send(cancel, { ids: [first.order_id] }, token);
    expect((await away([product.product_id])).error_code).toBe(3001);
    await send(remove, { ids: [second.order_id] }, token);
    expect((await away([product.product_id, other.product_id])).content).toEqual({ deleted: 2 });
    // The cancelled order still shows the product's data; a new order cannot use it.
    expect((await send(get, { order_id: first.order_id }, token)).content.lines).toMatchObject([{ sku: product.sku, image_url: null }]);
    expect(errorsOf(await send(save, anOrderInput(product.product_id), token))).toEqual([['lines.0.product_id', 'orders.no_product']]);
  });
});

describe('several at once', () => {
  it('D-29 one of eight concurrent orders with the same number is saved, the others get an error at the field that names it', async () => {
    const { token, product } = await aShop();
    await warm(token);
    const answers = await eight((at) =>
      send(save, anOrderInput(product.product_id, { platform_order_no: at % 2 ? 'RACE' : 'race' }), token),
    );
    expect(statuses(answers)).toEqual([200, 422, 422, 422, 422, 422, 422, 422]);
    const { order_no } = answers.find((one) => one.status === 200)?.content ?? { order_no: 'none' };
    for (const answer of answers.filter((one) => one.status === 422)) {
      expect(errorsOf(answer)).toEqual([['platform_order_no', 'orders.number_exists']]);
      expect(JSON.stringify(answer.content)).toContain(order_no);
    }
    expect((await send(list, {}, token)).content.count).toBe(1);
  });

  it('D-29 one of eight orders changed to one number gets it', async () => {
    const { token, product } = await aShop();
    const made = await eight(() => anOrder(token, product.product_id));
    const answers = await Promise.all(
      made.map(({ order_id }) => send(save, anOrderInput(product.product_id, { order_id, platform_order_no: 'RACE-2' }), token)),
    );
    expect(statuses(answers)).toEqual([200, 422, 422, 422, 422, 422, 422, 422]);
    for (const answer of answers.filter((one) => one.status === 422))
      expect(errorsOf(answer)).toEqual([['platform_order_no', 'orders.number_exists']]);
  });

  it('one of eight concurrent changes from the same form wins, the others are refused', async () => {
    const { token, product } = await aShop();
    const { order_id, updated_at } = await anOrder(token, product.product_id);
    const answers = await eight((at) => send(save, anOrderInput(product.product_id, { order_id, updated_at, city: `C${at}` }), token));
    expect(statuses(answers)).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });

  it('ORD-29 ORD-30 no change reaches an order that is being cancelled, and it is cancelled once', async () => {
    const { token, product } = await aShop();
    await warm(token);
    for (let round = 0; round < 5; round++) {
      const { order_id } = await anOrder(token, product.product_id);
      const edits: { status: number; city: string }[] = [];
      const edit = async (city: string) =>
        edits.push({ city, status: (await send(save, anOrderInput(product.product_id, { order_id, city }), token)).status });
      const ends: number[] = [];
      const end = async () => ends.push((await send(cancel, { ids: [order_id] }, token)).content.done);
      await eight((at) => (at % 2 ? edit(`C${at}`) : end()));
      expect(ends.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1]);
      const { content } = await send(get, { order_id }, token);
      expect(content.status).toBe('canceled');
      // The last change before the end was accepted, and nothing was written after it.
      expect(content.updated_at).toBe(content.canceled_at);
      expect(['Los Angeles', ...edits.filter((one) => one.status === 200).map((one) => one.city)]).toContain(content.city);
      expect(edits.every((one) => one.status === 200 || one.status === 409)).toBe(true);
    }
  });

  it('PROD-08 an order and the deletion of its product never both happen', async () => {
    const { token, customer_id } = await aShop();
    await warm(token);
    for (let round = 0; round < 10; round++) {
      const { product_id } = await make.aProduct(customer_id);
      const saved: number[] = [];
      const deleted: number[] = [];
      const keep = async () => saved.push((await send(save, anOrderInput(product_id), token)).status);
      const away = async () => deleted.push((await send(productsCalls.delete, { ids: [product_id] }, token)).status);
      await eight((at) => ((at + round) % 2 ? keep() : away()));
      const won = [...new Set(saved)].join() + ' / ' + [...new Set(deleted)].toSorted((a, b) => a - b).join();
      // Either every order was saved and no deletion succeeded, or one deletion did and no order was saved.
      expect(['200 / 409', '422 / 200,404'], `round ${round}`).toContain(won);
    }
  });
});
