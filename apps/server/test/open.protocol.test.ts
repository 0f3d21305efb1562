import { describe, expect, it } from 'vitest';
import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import { addressOf } from '@quayside/contract/kernel/call';
import { ordersOpenCalls as orders } from '@quayside/contract/orders/orders.open-calls';
import { productsOpenCalls as products } from '@quayside/contract/products/products.open-calls';
import { inventoryOpenCalls } from '@quayside/contract/inventory/inventory.open-calls';
import { openKit } from './kit/open.ts';
import { anOrderInput } from './kit/orders.ts';
import { submitKit } from './kit/submitting.ts';
import { testApp } from './kit/test-app.ts';
import { wholeMinute } from './kit/whole-minute.ts';

const LIMIT = 40;
const kit = await testApp({ OPEN_RATE_LIMIT_PER_MINUTE: String(LIMIT) });
const { app, make, send, deps } = kit;
const { ask, aKey, readAll } = openKit(kit);
const { aSeller, anOrderOf } = submitKit(kit);
const { db } = deps.database;

const aProgram = async () => {
  const shop = await aSeller();
  return { ...shop, key: await make.anApiKey(shop.customer_id) };
};

describe('cursors', () => {
  it('PLUG-04 no row is skipped or repeated while orders are added, changed and deleted between the pages', async () => {
    const shop = await aProgram();
    const made: number[] = [];
    for (let i = 0; i < 9; i++) made.push((await anOrderOf(shop)).order_id);
    const leaving = made[1] ?? 0;
    let moves = 0;
    const read = await readAll(orders.openList, { limit: 2 }, shop.key, async () => {
      moves++;
      await anOrderOf(shop); // newer than everything: an offset would show a row again
      if (moves === 1) await db.updateTable('orders').set({ deleted_at: new Date() }).where('order_id', '=', leaving).execute();
      await db
        .updateTable('orders')
        .set({ updated_at: new Date(), remark: `moved ${moves}` })
        .where('order_id', '=', made[4] ?? 0)
        .execute();
    });
    expect(read.map((row) => row['order_id'])).toEqual(made.filter((id) => id !== leaving).toReversed());
  });

  it('the same within a range of days, and where two rows have the same time', async () => {
    const shop = await aProgram();
    const made: number[] = [];
    for (let i = 0; i < 5; i++) made.push((await anOrderOf(shop)).order_id);
    // Microseconds that a JavaScript date cannot hold.
    await db
      .updateTable('orders')
      .set({ created_at: '2026-03-01T08:00:00.123456Z' as never })
      .where('order_id', 'in', made)
      .execute();
    const read = await readAll(orders.openList, { limit: 1, from: '2026-03-01', to: '2026-03-01' }, shop.key, () => anOrderOf(shop));
    expect(read.map((row) => row['order_id'])).toEqual(made.toReversed());
  });

  it('levels of one product in two warehouses and changes of one moment come once each', async () => {
    const { customer_id, key } = await aProgram();
    for (let i = 0; i < 3; i++) {
      const { product_id } = await make.aProduct(customer_id);
      for (const warehouse_id of [1, 2]) await make.aLevel({ customer_id, product_id }, { warehouse_id, total: 5 });
    }
    const levels = await readAll(inventoryOpenCalls.openList, { limit: 2 }, key);
    expect(new Set(levels.map((row) => `${String(row['product_id'])} ${String(row['warehouse_id'])}`)).size).toBe(7);
    expect(levels).toHaveLength(7);
    expect(await readAll(inventoryOpenCalls.openChanges, { limit: 1 }, key)).toHaveLength(1);
  });

  it('changed, of another list, with other filters or of another key: refused at the field', async () => {
    const [shop, other] = [await aProgram(), await aProgram()];
    for (let i = 0; i < 3; i++) await anOrderOf(shop);
    const cursor = (await ask(orders.openList, { limit: 1 }, shop.key)).body.next_cursor ?? '';
    const wrong = [
      await ask(orders.openList, { limit: 1, cursor: `${cursor.slice(0, -2)}AA` }, shop.key),
      await ask(orders.openList, { limit: 1, cursor: 'nonsense' }, shop.key),
      await ask(orders.openList, { limit: 1, cursor, status: 'approving' }, shop.key),
      await ask(products.openList, { limit: 1, cursor }, shop.key),
      await ask(orders.openList, { limit: 1, cursor }, other.key),
      await ask(orders.openList, { limit: 1, cursor }, await aKey(shop.token, ['orders.read'], [1])),
    ];
    for (const { status, problem } of wrong) {
      expect(status).toBe(422);
      expect(problem.fields).toEqual([
        { path: 'cursor', code: 'cursor', msg: 'This cursor does not belong to this list. Start again without a cursor.' },
      ]);
    }
    expect((await ask(orders.openList, { limit: 2, cursor }, shop.key)).status).toBe(200);
  });

  it.each([0, -1, 101, 1.5, 1e9])('a page of %d rows is refused at the field', async (limit) => {
    const { key } = await aProgram();
    expect(await ask(orders.openList, { limit }, key)).toMatchObject({ status: 422, problem: { fields: [{ path: 'limit' }] } });
  });
});

describe('problems', () => {
  it('PLUG-04 RFC 9457: type, title, status, code, fields and the id of the request, in the language asked for', async () => {
    const { key } = await aProgram();
    const answer = await ask(orders.openGet, { order_id: 1 }, key, { lang: 'zh-cn' });
    expect(answer.headers['content-type']).toContain('application/problem+json');
    const request_id = answer.headers['x-request-id'];
    expect(answer.problem).toEqual({
      type: 'urn:error:request.not_found',
      title: expect.stringMatching(/\p{Script=Han}/u),
      status: 404,
      code: 'request.not_found',
      instance: `urn:uuid:${String(request_id)}`,
      request_id,
    });
    expect(answer.headers['content-type']).toContain('json');
    const wrong = await ask(orders.openGet, { order_id: 'x' as never }, key);
    expect(wrong.problem.fields).toEqual([{ path: 'order_id', code: 'wrong_type', msg: expect.any(String) }]);
    const long = await app.inject({ url: `${orders.openList.path}/%zz`, headers: { authorization: `Bearer ${key}` } });
    expect([long.statusCode, long.json<{ request_id: string }>().request_id]).toEqual([400, long.headers['x-request-id']]);
    const unknown = await app.inject({ url: '/open/v1/nothing' });
    expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([404, 'call.unknown']);
  });

  it('what the path names counts, not what the body says under its name', async () => {
    const shop = await aProgram();
    const [one, two] = [await anOrderOf(shop), await anOrderOf(shop)];
    const { path } = addressOf(orders.openCancel, { order_id: one.order_id });
    const headers = { authorization: `Bearer ${shop.key}` };
    const answer = await app.inject({ method: 'POST', url: path, headers, payload: { order_id: two.order_id } });
    expect(answer.json()).toMatchObject({ order_id: one.order_id, status: 'canceled' });
  });

  it('USER-19 USER-25 D-69 a missing, a wrong, an expired and a switched-off key and a missing scope are told apart', async () => {
    const shop = await aProgram();
    const codeOf = async (headers: Record<string, string>) => {
      const answer = await app.inject({ url: orders.openList.path, headers });
      return [answer.statusCode, answer.json<{ code?: string }>().code];
    };
    const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
    expect(await codeOf({})).toEqual([401, 'key.missing']);
    expect(await codeOf({ authorization: `Basic ${shop.key}` })).toEqual([401, 'key.missing']);
    expect(await codeOf(bearer('qi_wrong'))).toEqual([401, 'key.unknown']);
    const given = { name: 'Program', store_account_id: 'program', scopes: ['orders.read' as const] };
    const { integration_id } = (await send(integrationsCalls.save, given, shop.token)).content;
    const { apikey, key_id } = (await send(integrationsCalls.addKey, { integration_id, days: 30 }, shop.token)).content;
    expect(await codeOf(bearer(apikey))).toEqual([200, undefined]);
    expect(await ask(products.openGet, { product_id: 1 }, apikey)).toMatchObject({ status: 403, problem: { code: 'permission.denied' } });
    await send(integrationsCalls.save, { integration_id, ...given, enabled: 0 }, shop.token);
    expect(await codeOf(bearer(apikey))).toEqual([401, 'key.off']);
    await send(integrationsCalls.save, { integration_id, ...given, enabled: 1 }, shop.token);
    const gone = { expires_at: new Date(Date.now() - 1000) };
    await db.updateTable('integration_keys').set(gone).where('customer_id', '=', shop.customer_id).where('key_id', '=', key_id).execute();
    expect(await codeOf(bearer(apikey))).toEqual([401, 'key.expired']);
    await db.updateTable('customers').set({ status: 'paused' }).where('customer_id', '=', shop.customer_id).execute();
    expect(await codeOf(bearer(shop.key))).toEqual([401, 'key.off']);
  });
});

describe('repeated requests', () => {
  it('with one Idempotency-Key are done once and answered the same; with another body they are refused', async () => {
    const shop = await aProgram();
    const { lines: _lines, ...rest } = anOrderInput(0);
    const input = { ...rest, lines: [{ sku: shop.product.sku, quantity: 1 }] };
    const headers = { 'idempotency-key': 'order-0001' };
    const first = await ask(orders.openCreate, input, shop.key, headers);
    const again = await ask(orders.openCreate, input, shop.key, headers);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    const other = await ask(orders.openCreate, { ...input, remark: 'Another' }, shop.key, headers);
    expect(other).toMatchObject({ status: 409, problem: { code: 'request.key_reused' } });
    expect((await ask(orders.openList, {}, shop.key)).body.list).toHaveLength(1);
    expect((await ask(orders.openCreate, input, shop.key, { 'idempotency-key': 'short' })).problem).toMatchObject({
      code: 'request.malformed',
    });
  });

  it('an Idempotency-Key belongs to one call and one order: the same key for another order is refused', async () => {
    const shop = await aProgram();
    const [one, two] = [await anOrderOf(shop), await anOrderOf(shop)];
    const headers = { 'idempotency-key': 'cancel-0001' };
    expect((await ask(orders.openCancel, { order_id: one.order_id }, shop.key, headers)).status).toBe(200);
    expect((await ask(orders.openCancel, { order_id: two.order_id }, shop.key, headers)).problem.code).toBe('request.key_reused');
  });
});

describe('limits', () => {
  it('PLUG-04 every answer tells what is left, also a refused one; above the limit 429 with Retry-After, for that key alone', async () => {
    const [shop, other] = [await aProgram(), await aProgram()];
    await wholeMinute();
    const first = await ask(orders.openList, {}, shop.key);
    expect(first.headers).toMatchObject({ 'ratelimit-limit': String(LIMIT), 'ratelimit-remaining': String(LIMIT - 1) });
    const refused = await ask(orders.openGet, { order_id: 1 }, shop.key);
    expect(refused.headers['ratelimit-remaining']).toBe(String(LIMIT - 2));
    for (let i = 2; i < LIMIT; i++) await ask(orders.openGet, { order_id: 1 }, shop.key);
    const over = await ask(orders.openList, {}, shop.key);
    expect(over).toMatchObject({ status: 429, problem: { code: 'request.too_frequent', status: 429 } });
    expect(over.headers['ratelimit-remaining']).toBe('0');
    expect(Number(over.headers['retry-after'])).toBe(Number(over.headers['ratelimit-reset']));
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(orders.openList, {}, other.key)).status).toBe(200);
    expect((await app.inject({ url: orders.openList.path })).headers['ratelimit-limit']).toBe(String(LIMIT));
  });
});
