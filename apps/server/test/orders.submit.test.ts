import { describe, expect, it } from 'vitest';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { aLine, eight } from './kit/orders.ts';
import { submitKit } from './kit/submitting.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { send, deps, make } = kit;
const { db } = deps.database;
const { aSeller, anOrderOf, submit, detail, figures, addCents, addUnits } = submitKit(kit);
const codes = (list: Awaited<ReturnType<typeof submit>>) => list.map(({ refusal }) => refusal?.code ?? 'done').toSorted();

describe('an order is submitted', () => {
  it('ORD-16 ORD-28 INV-03 D-35 binds its quote, freezes its stock and holds its price, and the timeline says so', async () => {
    const shop = await aSeller();
    const order = await anOrderOf(shop);
    expect(order).toMatchObject({ status: 'approving', quote: { bound_at: null } });
    const [outcome] = await submit(shop, [order.order_id]);
    expect(outcome).toEqual({
      item: order.order_id,
      reply: { order_id: order.order_id, order_no: order.order_no, total: order.quoted_total },
      refusal: null,
    });
    expect(await figures(shop)).toEqual({ stock: [{ total: 100, frozen: 2 }], held: order.quoted_total, broken: [] });
    const after = await detail(shop, order.order_id);
    expect(after).toMatchObject({ status: 'uploaded', quote: { quote_id: order.quote?.quote_id, total: order.quoted_total } });
    expect(after.quote?.bound_at).toBe(after.submitted_at);
    expect(after.events.map(({ kind }) => kind)).toEqual(['created', 'submitted']);
    expect(after.events[1]).toMatchObject({ params: { total: order.quoted_total }, actor_kind: 'main' });
  });

  it('ORD-47 only Approving orders; the others of the same call are submitted', async () => {
    const shop = await aSeller();
    const [one, two, three] = [await anOrderOf(shop), await anOrderOf(shop), await anOrderOf(shop)];
    await send(ordersCalls.cancel, { ids: [two.order_id] }, shop.token);
    const list = await submit(shop, [one.order_id, two.order_id, three.order_id]);
    expect(list.map(({ refusal }) => refusal?.msg ?? null)).toEqual([null, 'Only Approving orders can be submitted.', null]);
    const chinese = await submit(shop, [two.order_id], {}, { 'accept-language': 'zh-CN' });
    expect(chinese[0]?.refusal?.msg).toBe('仅待确认的订单可以提交。');
    expect((await figures(shop)).stock).toEqual([{ total: 100, frozen: 4 }]);
  });

  it('ORD-49 orders of another warehouse than the chosen one are refused', async () => {
    const shop = await aSeller();
    const [one, other] = [await anOrderOf(shop), await anOrderOf(shop, { warehouse_id: 2 })];
    const list = await submit(shop, [one.order_id, other.order_id], { warehouse_id: 1 });
    expect(list.map(({ refusal }) => refusal?.msg ?? null)).toEqual([null, 'Only same-warehouse orders can be batch-submitted.']);
  });

  it('QUOTE-18 D-33 an order without a shipping method is stopped', async () => {
    const shop = await aSeller();
    const { order_id } = await anOrderOf(shop);
    const lines = [aLine(shop.product.product_id, { quantity: 3 })];
    await send(ordersCalls.saveProducts, { order_id, lines, consumables: [] }, shop.token);
    const [outcome] = await submit(shop, [order_id]);
    expect(outcome?.refusal).toMatchObject({ code: 'orders.no_method', msg: 'No shipping method selected for this order.' });
  });

  it('D-34 at most 200 at once, and none of them is touched above that', async () => {
    const shop = await aSeller();
    const answer = await send(ordersCalls.submit, { ids: Array.from({ length: 201 }, (_, at) => at + 1) }, shop.token);
    expect(answer.status).toBe(422);
  });

  it("another merchant's order is not found, and neither is one outside a limited scope", async () => {
    const [mine, theirs] = [await aSeller(), await aSeller()];
    const foreign = await anOrderOf(theirs);
    expect(codes(await submit(mine, [foreign.order_id]))).toEqual(['request.not_found']);
    expect((await detail(theirs, foreign.order_id)).status).toBe('approving');
  });

  it('a session that has ended refuses the whole call', async () => {
    const shop = await aSeller();
    const { order_id } = await anOrderOf(shop);
    const answer = await send(ordersCalls.submit, { ids: [order_id] }, 'no-such-token');
    expect(answer.content).toMatchObject({ code: 'session.expired' });
  });
});

describe('what is missing', () => {
  it('short stock names the SKU with what there is and what is needed; nothing is held', async () => {
    const shop = await aSeller({ units: 1 });
    const { order_id } = await anOrderOf(shop);
    const [outcome] = await submit(shop, [order_id]);
    expect(outcome?.refusal).toMatchObject({ code: 'inventory.not_enough', details: { lines: `${shop.product.sku} (1/2)` } });
    expect(await figures(shop)).toEqual({ stock: [{ total: 1, frozen: 0 }], held: '0.00', broken: [] });
    expect(await detail(shop, order_id)).toMatchObject({ status: 'approving', submitted_at: null, quote: { bound_at: null } });
    await addUnits(shop.customer_id, shop.product.product_id, 1);
    expect(codes(await submit(shop, [order_id]))).toEqual(['done']);
  });

  it('short of stock and of money says both at once, in both languages; nothing is held', async () => {
    const shop = await aSeller({ units: 1, minor: 100 });
    const order = await anOrderOf(shop);
    const missing = (Number(order.quoted_total) - 1).toFixed(2);
    const [outcome] = await submit(shop, [order.order_id]);
    const lines = `${shop.product.sku} (1/2)`;
    expect(outcome?.refusal).toMatchObject({ code: 'orders.short_of_both', details: { lines, missing } });
    expect(outcome?.refusal?.msg).toBe(`Not enough stock: ${lines}. The balance does not cover it either: ${missing} USD are missing.`);
    const [chinese] = await submit(shop, [order.order_id], {}, { 'accept-language': 'zh-CN' });
    expect(chinese?.refusal?.msg).toBe(`库存不足：${lines}。余额也不足，还差 ${missing} USD。`);
    expect(await figures(shop)).toEqual({ stock: [{ total: 1, frozen: 0 }], held: '0.00', broken: [] });
    await addUnits(shop.customer_id, shop.product.product_id, 1);
    await addCents(shop.customer_id, Math.round(Number(missing) * 100));
    expect(codes(await submit(shop, [order.order_id]))).toEqual(['done']);
  });

  it('short money names the missing amount; no stock is frozen, and a top-up cures it', async () => {
    const shop = await aSeller({ minor: 100 });
    const order = await anOrderOf(shop);
    const [outcome] = await submit(shop, [order.order_id]);
    const missing = (Number(order.quoted_total) - 1).toFixed(2);
    expect(outcome?.refusal).toMatchObject({ code: 'wallets.short', details: { missing } });
    expect(await figures(shop)).toEqual({ stock: [{ total: 100, frozen: 0 }], held: '0.00', broken: [] });
    await addCents(shop.customer_id, Math.round(Number(missing) * 100));
    expect(codes(await submit(shop, [order.order_id]))).toEqual(['done']);
  });

  it('one bad order never undoes the others', async () => {
    const shop = await aSeller({ units: 5 });
    const list = [await anOrderOf(shop), await anOrderOf(shop), await anOrderOf(shop)];
    expect(
      codes(
        await submit(
          shop,
          list.map(({ order_id }) => order_id),
        ),
      ),
    ).toEqual(['done', 'done', 'inventory.not_enough']);
    expect((await figures(shop)).stock).toEqual([{ total: 5, frozen: 4 }]);
  });
});

describe('at the same moment', () => {
  const warm = (token: string) => eight(() => send(ordersCalls.list, {}, token));
  const many = (shop: Awaited<ReturnType<typeof aSeller>>, given: Parameters<typeof anOrderOf>[1] = {}) =>
    eight(() => anOrderOf(shop, given));

  it('eight submits for the last unit: one gets it', async () => {
    const shop = await aSeller({ units: 1 });
    const lines = [aLine(shop.product.product_id, { quantity: 1 })];
    const orders = await many(shop, { lines });
    await warm(shop.token);
    const all = await eight((at) => submit(shop, [orders[at]?.order_id ?? 0]));
    expect(codes(all.flat())).toEqual(['done', ...Array.from({ length: 7 }, () => 'inventory.not_enough')]);
    expect(await figures(shop)).toMatchObject({ stock: [{ total: 1, frozen: 1 }], broken: [] });
  });

  it('eight submits for the last dollar: as many as it pays for', async () => {
    const shop = await aSeller({ minor: 1500 });
    const orders = await many(shop);
    await warm(shop.token);
    const all = await eight((at) => submit(shop, [orders[at]?.order_id ?? 0]));
    expect(codes(all.flat())).toEqual(['done', ...Array.from({ length: 7 }, () => 'wallets.short')]);
    expect(await figures(shop)).toMatchObject({ stock: [{ frozen: 2 }], held: orders[0]?.quoted_total, broken: [] });
  });

  it('the same order eight times: once', async () => {
    const shop = await aSeller();
    const order = await anOrderOf(shop);
    await warm(shop.token);
    const all = await eight(() => submit(shop, [order.order_id]));
    expect(codes(all.flat())).toEqual(['done', ...Array.from({ length: 7 }, () => 'orders.not_submittable')]);
    expect(await figures(shop)).toMatchObject({ stock: [{ frozen: 2 }], held: order.quoted_total, broken: [] });
  });

  it('cancelled and submitted: either, never both', async () => {
    const shop = await aSeller();
    await warm(shop.token);
    for (let round = 0; round < 4; round++) {
      const { order_id } = await anOrderOf(shop);
      await Promise.all([submit(shop, [order_id]), send(ordersCalls.cancel, { ids: [order_id] }, shop.token)]);
      const { status } = await detail(shop, order_id);
      const freezes = await db
        .selectFrom('stock_freezes')
        .select('quantity')
        .where('source_no', '=', (await detail(shop, order_id)).order_no)
        .execute();
      expect(freezes).toHaveLength(status === 'uploaded' ? 1 : 0);
    }
    expect((await figures(shop)).broken).toEqual([]);
  });

  it('a bulk submit that is sent again with its key submits only what was not yet submitted', async () => {
    const shop = await aSeller();
    const [one, two] = [await anOrderOf(shop), await anOrderOf(shop)];
    const headers = { 'idempotency-key': 'submit-again-1' };
    const [first] = await submit(shop, [one.order_id], {}, headers);
    // The server stopped after the first of two: the page sends the same list again.
    const again = await submit(shop, [one.order_id, two.order_id], {}, headers);
    expect(codes(again)).toEqual(['done', 'done']);
    expect(again[0]).toEqual(first);
    expect(await figures(shop)).toMatchObject({ stock: [{ total: 100, frozen: 4 }], broken: [] });
  });
});

it('an account without the right to edit orders cannot submit', async () => {
  const shop = await aSeller();
  const { order_id } = await anOrderOf(shop);
  const reader = await make.anAccount(shop.customer_id, 'internal', ['orders.read']);
  expect((await send(ordersCalls.submit, { ids: [order_id] }, reader.token)).content).toMatchObject({ code: 'permission.denied' });
});
