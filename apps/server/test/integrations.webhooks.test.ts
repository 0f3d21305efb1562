import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { integrationsCalls as calls } from '@quayside/contract/integrations/integrations.calls';
import { sendWebhooksJob, sweepWebhooksJob } from '@quayside/contract/integrations/integrations.jobs';
import { verificationDeskCalls } from '@quayside/contract/verification/verification.desk-calls';
import { lockIntegration } from '#server/areas/integrations/integrations.queries.ts';
import { integrationsJobs } from '#server/areas/integrations/send-webhooks.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { runJobs } from './kit/run-jobs.ts';
import { submitKit } from './kit/submitting.ts';
import { testApp } from './kit/test-app.ts';
import { waitsForLock } from './kit/waiting.ts';
import { webhookServer, type Received } from './kit/webhook-server.ts';

const shopServer = await webhookServer();
const kit = await testApp({}, [], { webhooks: shopServer.webhooks });
const { deps, make, send } = kit;
const { db } = deps.database;
const { aSeller, anOrderOf, submit, addUnits, addCents } = submitKit(kit);
const run = async () => {
  const payload = JSON.stringify({ slot: new Date().toISOString() });
  await db.insertInto('jobs').values({ name: sweepWebhooksJob.name, lane: 'quick', payload, max_attempts: 1 }).execute();
  await runJobs(deps, integrationsJobs);
};
let serial = 0;

/** A seller whose integration is told of everything, at a path of its own. */
async function listener(wants: object = { push_options: ['order_status', 'billing'], push_stock_change: 1 }, path = `/hook-${++serial}`) {
  const shop = await aSeller();
  const url = 'https://hooks.example.com/';
  const { integration_id } = (
    await send(calls.save, { name: 'Shop', store_account_id: `s${++serial}`, push_url: url, ...wants }, shop.token)
  ).content;
  const { secret } = (await send(calls.newSecret, { integration_id }, shop.token)).content;
  // The call refuses this machine's address; the port of this test may reach it.
  await db
    .updateTable('integrations')
    .set({ push_url: shopServer.site + path })
    .where('integration_id', '=', integration_id)
    .execute();
  const arrived = () => shopServer.received.filter((one) => one.path === path);
  return { shop, integration_id, secret, path, arrived };
}
const bodyOf = ({ body }: Received) => JSON.parse(body) as { type: string; timestamp: string; data: Record<string, unknown> };
const deliveries = async (token: string, integration_id: number) => (await send(calls.deliveries, { integration_id }, token)).content.list;
const pass = (integration_id: number, ms: number) =>
  db
    .updateTable('webhook_deliveries')
    .set((is) => ({ next_try_at: is.val(new Date(Date.now() - ms)) }))
    .where('integration_id', '=', integration_id)
    .where('state', '=', 'waiting')
    .execute()
    .then(() => db.updateTable('integrations').set({ push_after: null }).where('integration_id', '=', integration_id).execute());

describe('webhooks', () => {
  it('PLUG-01 tell of an order, its stock and its billing in the transaction that moves it, signed as Standard Webhooks says', async () => {
    const { shop, integration_id, secret, arrived } = await listener();
    const order = await anOrderOf(shop);
    await submit(shop, [order.order_id]);
    await run();
    const told = arrived().map(bodyOf);
    expect(told.find(({ type }) => type === 'order_status')?.data).toEqual({
      order_id: order.order_id,
      order_no: order.order_no,
      platform_order_no: order.platform_order_no,
      status: 'uploaded',
      previous_status: 'approving',
    });
    const level = { total: 100, frozen: 2, available: 98, expected: 0 };
    expect(told.find(({ type }) => type === 'stock_change')?.data).toEqual({ sku: shop.product.sku, warehouse: 'SZ01', ...level });
    for (const { headers, body } of arrived()) {
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
      expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
      expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
    }
    expect((await deliveries(shop.token, integration_id)).map(({ state, status }) => [state, status])).toEqual(
      arrived().map(() => ['delivered', 200]),
    );
  });

  it('hold up no order: one moves while the worker notes what it sent to the same target', async () => {
    const { shop, integration_id } = await listener();
    const { order_id } = await anOrderOf(shop);
    await asSystem(deps.database, async (tx) => {
      await lockIntegration(tx, shop.customer_id, integration_id);
      expect(await submit(shop, [order_id])).toMatchObject([{ refusal: null }]);
    });
  });

  it('tell of the sandbox only where there is a test key, marked as a test', async () => {
    const { shop, integration_id, arrived } = await listener({ push_options: ['billing'] });
    const other = (
      await send(
        calls.save,
        { name: 'B', store_account_id: `s${++serial}`, push_url: 'https://b.example.com', push_options: ['billing'] },
        shop.token,
      )
    ).content;
    const { apikey } = (await send(calls.addKey, { integration_id, is_test: 1 }, shop.token)).content;
    const paid = await kit.app.inject({
      method: 'POST',
      url: '/open/v1/simulate/top-ups',
      headers: { authorization: `Bearer ${apikey}` },
      payload: { amount: 7 },
    });
    expect(paid.statusCode).toBe(403); // the key has no scope yet
    await db
      .updateTable('integrations')
      .set({ scopes: ['orders.edit'] })
      .where('integration_id', '=', integration_id)
      .execute();
    await kit.app.inject({
      method: 'POST',
      url: '/open/v1/simulate/top-ups',
      headers: { authorization: `Bearer ${apikey}` },
      payload: { amount: 7 },
    });
    await addCents(shop.customer_id, 300);
    await run();
    const told = arrived().map(({ body }) => JSON.parse(body) as { test?: boolean; data: { amount: string } });
    expect(told.map(({ test, data }) => [test, data.amount])).toEqual(
      expect.arrayContaining([
        [true, '7.00'],
        [undefined, '3.00'],
      ]),
    );
    expect(new Set((await deliveries(shop.token, integration_id)).map(({ is_test }) => is_test))).toEqual(new Set([0, 1]));
    expect((await deliveries(shop.token, other.integration_id)).map(({ is_test }) => is_test)).toEqual([0]);
  });

  it('a colleague reads a message only with the permission of what it is about', async () => {
    const { shop, integration_id } = await listener({ push_options: ['billing'], push_stock_change: 1 });
    await addCents(shop.customer_id, 500);
    await addUnits(shop.customer_id, shop.product.product_id, 1);
    const reader = await make.anAccount(shop.customer_id, 'internal', ['integrations.read', 'inventory.read']);
    const answers = [];
    for (const { delivery_id, topic } of await deliveries(reader.token, integration_id))
      answers.push([topic, (await send(calls.delivery, { integration_id, delivery_id }, reader.token)).status]);
    expect(answers).toEqual([
      ['stock_change', 200],
      ['billing', 403],
    ]);
  });

  it('a move that is refused tells nothing', async () => {
    const { shop, integration_id } = await listener();
    await submit(shop, [
      (await anOrderOf(shop, { lines: [{ product_id: shop.product.product_id, quantity: 500, unit_price: '1.00', product_name: 'Lamp' }] }))
        .order_id,
    ]);
    expect(await deliveries(shop.token, integration_id)).toEqual([]);
  });

  it('D-70 only what was chosen is told, of the warehouses that were chosen', async () => {
    const { shop, arrived } = await listener({ push_options: ['tracking'], push_stock_change: 1, warehouse_ids: [2] });
    await submit(shop, [(await anOrderOf(shop)).order_id]);
    await addUnits(shop.customer_id, shop.product.product_id, 5, 2);
    await run();
    expect(
      arrived()
        .map(bodyOf)
        .map(({ type, data }) => [type, data['warehouse'], data['total']]),
    ).toEqual([['stock_change', 'YW01', 5]]);
  });

  it('the messages of one order arrive in their order, each once, and a failed one holds back the next of the same order only', async () => {
    const { shop, integration_id, path, arrived } = await listener({ push_options: ['order_status'] });
    const [one, two] = [await anOrderOf(shop), await anOrderOf(shop)];
    await submit(shop, [one.order_id]);
    shopServer.answers.set(path, { status: 500, body: 'down' });
    await run();
    const clerk = await make.aStaff('order_clerk');
    await send(verificationDeskCalls.deskCancel, { customer_id: shop.customer_id, order_id: one.order_id, reason: 'asked' }, clerk.token);
    await submit(shop, [two.order_id]);
    shopServer.answers.set(path, { status: 200 });
    await db.updateTable('integrations').set({ push_after: null }).where('integration_id', '=', integration_id).execute();
    await run();
    const seen = () =>
      arrived()
        .map(bodyOf)
        .map(({ data }) => [data['order_id'], data['status']]);
    expect(seen()).toEqual([
      [one.order_id, 'uploaded'],
      [two.order_id, 'uploaded'],
    ]);
    await pass(integration_id, 1000);
    await run();
    expect(seen().slice(2)).toEqual([
      [one.order_id, 'uploaded'],
      [one.order_id, 'canceled'],
    ]);
    const [first, , again] = arrived();
    expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(again?.body).toBe(first?.body);
  });

  it('eight tries over more than a day, then it counts as failed; the log shows every answer, and a replay sends it again with the same id', async () => {
    const { shop, integration_id, path, arrived } = await listener({ push_options: ['order_status'] });
    shopServer.answers.set(path, { status: 503, body: 'later' });
    await submit(shop, [(await anOrderOf(shop)).order_id]);
    const pauses: number[] = [];
    for (let tries = 1; tries <= 8; tries++) {
      await run();
      const [row] = await deliveries(shop.token, integration_id);
      expect(row).toMatchObject({ tries, status: 503, state: tries === 8 ? 'failed' : 'waiting' });
      if (row?.next_try_at) pauses.push(Math.round((Date.parse(row.next_try_at) - Date.now()) / 60_000));
      await pass(integration_id, 1000);
    }
    expect(pauses).toEqual([1, 5, 30, 120, 300, 480, 720]);
    expect(pauses.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(24 * 60);
    await run();
    expect(arrived()).toHaveLength(8);
    const [row] = await deliveries(shop.token, integration_id);
    const { history, body } = (await send(calls.delivery, { integration_id, delivery_id: row?.delivery_id ?? '' }, shop.token)).content;
    expect(history.map(({ try_no, status, answer }) => [try_no, status, answer])).toEqual(
      [8, 7, 6, 5, 4, 3, 2, 1].map((no) => [no, 503, 'later']),
    );
    expect(JSON.parse(body)).toMatchObject({ status: 'uploaded' });
    shopServer.answers.set(path, { status: 204, body: '' });
    expect(
      (await send(calls.replay, { integration_id, since: new Date(Date.now() - 3_600_000).toISOString() }, shop.token)).content,
    ).toEqual({ count: 1 });
    await run();
    expect(new Set(arrived().map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await deliveries(shop.token, integration_id)).toMatchObject([{ state: 'delivered', status: 204 }]);
  });

  it('what happens while a target’s answer is being noted is told in the same run', async () => {
    const { shop, integration_id, arrived } = await listener({ push_options: ['order_status'] });
    const [one, two] = [await anOrderOf(shop), await anOrderOf(shop)];
    await submit(shop, [one.order_id]);
    const settings = await db.startTransaction().execute();
    await lockIntegration(settings, shop.customer_id, integration_id);
    const sent = runJobs(deps, integrationsJobs);
    await waitsForLock(db);
    await submit(shop, [two.order_id]);
    await settings.commit().execute();
    expect(await sent).toBe(1);
    expect(
      arrived()
        .map(bodyOf)
        .map(({ data }) => data['order_id']),
    ).toEqual([one.order_id, two.order_id]);
  });

  it('a target that fails for three days is given up with a mail, and goes on when the merchant says so', async () => {
    const { shop, integration_id, path, arrived } = await listener({ push_options: ['order_status'] });
    shopServer.answers.set(path, { status: 500 });
    await submit(shop, [(await anOrderOf(shop)).order_id]);
    await run();
    const failing = (await send(calls.get, { integration_id }, shop.token)).content;
    expect(failing).toMatchObject({ failing_since: expect.any(String), stopped_at: null, waiting: 1 });
    await db
      .updateTable('integrations')
      .set({ failing_since: new Date(Date.now() - 3 * 86_400_000 - 1000) })
      .where('integration_id', '=', integration_id)
      .execute();
    await pass(integration_id, 1000);
    await run();
    expect((await send(calls.get, { integration_id }, shop.token)).content.stopped_at).toEqual(expect.any(String));
    const mail = await db
      .selectFrom('mails')
      .select(['subject', 'template'])
      .where('customer_id', '=', shop.customer_id)
      .where('template', '=', 'integrations.stopped')
      .execute();
    expect(mail).toEqual([{ subject: 'We stopped sending messages to Shop', template: 'integrations.stopped' }]);
    shopServer.answers.set(path, { status: 200 });
    await pass(integration_id, 1000);
    await run();
    expect(arrived()).toHaveLength(2);
    await send(calls.resume, { integration_id }, shop.token);
    await run();
    expect(arrived()).toHaveLength(3);
  });

  it('a message whose transaction did not start the sending is found by the sweep', async () => {
    const { shop, integration_id, arrived } = await listener({ push_options: ['order_status'] });
    await submit(shop, [(await anOrderOf(shop)).order_id]);
    await db.deleteFrom('jobs').where('name', '=', sendWebhooksJob.name).execute();
    await run();
    expect(arrived()).toHaveLength(1);
    expect((await send(calls.deliveryCounts, { integration_id }, shop.token)).content.list).toContainEqual({ key: 'delivered', count: 1 });
  });

  it('the test button sends a message; without target or secret it says what is missing', async () => {
    const { shop, integration_id, arrived } = await listener({ push_options: ['order_status'] });
    await send(calls.test, { integration_id }, shop.token);
    await run();
    expect(arrived().map(bodyOf)).toMatchObject([{ type: 'test', data: { integration_id, name: 'Shop' } }]);
    const bare = (await send(calls.save, { name: 'Bare', store_account_id: 'bare' }, shop.token)).content;
    expect(await send(calls.test, { integration_id: bare.integration_id }, shop.token)).toMatchObject({
      error_code: 6002,
      msg: 'Enter a target URL and make a signing secret first.',
    });
  });

  it('moves of one merchant do not wait for each other because of an integration', async () => {
    const { shop, integration_id } = await listener({ push_options: ['order_status'] });
    const orders = [await anOrderOf(shop), await anOrderOf(shop)];
    const [a, b] = [await db.startTransaction().execute(), await db.startTransaction().execute()];
    const move = (tx: typeof a, order_id: number) =>
      tx.updateTable('orders').set({ status: 'canceled', canceled_at: new Date() }).where('order_id', '=', order_id).execute();
    await move(a, orders[0]?.order_id ?? 0);
    await move(b, orders[1]?.order_id ?? 0);
    await b.commit().execute();
    await a.commit().execute();
    expect(await deliveries(shop.token, integration_id)).toHaveLength(2);
  });
});
