import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { ordersOpenCalls } from '@quayside/contract/orders/orders.open-calls';
import { sandboxesCalls } from '@quayside/contract/sandboxes/sandboxes.calls';
import { sandboxesOpenCalls } from '@quayside/contract/sandboxes/sandboxes.open-calls';
import { ageSandboxesJob } from '@quayside/contract/sandboxes/sandboxes.jobs';
import { sandboxJobs } from '#server/areas/sandboxes/sandboxes.service.ts';
import { writeRequests } from '#server/kernel/open-requests.ts';
import { runJobs } from './kit/run-jobs.ts';
import { sandboxKit } from './kit/sandbox.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp({ RATE_LIMIT_PER_MINUTE: '100000' });
const { deps, make, send } = kit;
const { db } = deps.database;
const { open, anIntegration, aKey, aTester, topUp, orderTo, inboundTo, anInbound, anOrder, stocked } = sandboxKit(kit);
const level = (customer_id: number, product_id: number) =>
  db
    .selectFrom('stock_levels')
    .select(['total', 'frozen', 'expected'])
    .where('customer_id', '=', customer_id)
    .where('product_id', '=', product_id)
    .executeTakeFirst();
const status = (order_id: number) =>
  db.selectFrom('orders').select(['status', 'processing']).where('order_id', '=', order_id).executeTakeFirstOrThrow();

describe('test keys', () => {
  it('a test key shows that it is one, is listed apart from live keys, and reaches another customer than the live key', async () => {
    const { token, integration_id, live, test } = await aTester();
    expect([live.slice(0, 3), test.slice(0, 4)]).toEqual(['qi_', 'qst_']);
    const { content } = await send(integrationsCalls.get, { integration_id }, token);
    expect(content.keys.map(({ is_test }) => is_test)).toEqual([1, 0]);
    expect(content.apikeys).toEqual([live.slice(-4)]);
  });

  it('two first test keys at once open one sandbox, with the price group of the merchant', async () => {
    const { token, customer_id } = await make.aMerchant();
    await db.insertInto('customer_price_groups').values({ customer_id, price_group: 'VIP' }).execute();
    const ids = [await anIntegration(token), await anIntegration(token), await anIntegration(token), await anIntegration(token)];
    const keys = await Promise.all(ids.map((id) => aKey(token, id, 1)));
    expect(new Set(keys).size).toBe(4);
    expect(await db.selectFrom('customers').select('customer_id').where('customer_id', '=', -customer_id).execute()).toHaveLength(1);
    const group = await db.selectFrom('customer_price_groups').select('price_group').where('customer_id', '=', -customer_id).execute();
    expect(group).toEqual([{ price_group: 'VIP' }]);
  });

  it('a live key is refused by every simulation with the reason', async () => {
    const { live } = await aTester();
    const answers = [
      await orderTo(live, 1, 'delivered'),
      await inboundTo(live, 1, 'completed'),
      await topUp(live),
      await open(sandboxesOpenCalls.openEmpty, {}, live),
    ];
    expect(answers.map((one) => one.status)).toEqual([403, 403, 403, 403]);
    for (const { problem } of answers) expect(JSON.stringify(problem)).toContain('Simulations need a test key');
  });

  it('requests of a test key are in the log of its merchant, marked', async () => {
    const { token, integration_id, test, live } = await aTester();
    await open(ordersOpenCalls.openList, {}, test);
    await open(ordersOpenCalls.openList, {}, live);
    await writeRequests(deps);
    const { list } = (await send(integrationsCalls.requests, { integration_id }, token)).content;
    expect(list.map(({ is_test }) => is_test)).toEqual([0, 1]);
  });
});

describe('simulated inbound', () => {
  it.each([
    ['exact', 24, 0],
    ['short', 21, 1],
    ['excess', 27, 0],
    ['damaged', 21, 1],
  ] as const)('a %s appointment puts %i units on the shelf and opens %i loss orders', async (outcome, total, losses) => {
    const { test, sandbox } = await aTester();
    await topUp(test);
    const { product_id } = await make.aProduct(sandbox);
    const inbound_id = await anInbound(test, product_id);
    const walked = [];
    for (const to of ['confirmed', 'arrived', 'shelved', 'completed'] as const) {
      const { body, status: answered } = await inboundTo(test, inbound_id, to, { outcome, units: 3 });
      expect(answered, JSON.stringify(body)).toBe(200);
      walked.push(body.stage);
    }
    expect(walked).toEqual(['future_receipt', 'pending_quality_control', 'shelved', 'inventory_completed']);
    expect(await level(sandbox, product_id)).toEqual({ total, frozen: 0, expected: 0 });
    const lost = await db.selectFrom('loss_orders').select('loss_order_no').where('customer_id', '=', sandbox).execute();
    expect(lost).toHaveLength(losses);
    expect((await inboundTo(test, inbound_id, 'completed')).status).toBe(409);
  });

  it('an appointment can be rejected and voided', async () => {
    const { test, sandbox } = await aTester();
    await topUp(test);
    const { product_id } = await make.aProduct(sandbox);
    const rejected = await inboundTo(test, await anInbound(test, product_id), 'rejected');
    const voided = await inboundTo(test, await anInbound(test, product_id), 'voided');
    expect([rejected.body.audit_status, voided.body.bill_status]).toEqual(['rejected', 'voided']);
  });
});

describe('simulated orders', () => {
  it('an order walks through every status to delivered; stock leaves and play money is charged in the sandbox only', async () => {
    const { test, sandbox, product, customer_id } = await stocked();
    const { order_id } = await anOrder(test, product.product_id);
    const walked = [];
    for (const to of ['approved', 'packaged', 'shipped', 'in_transit', 'pick_up', 'out_for_delivery', 'delivered'] as const) {
      const { body, status: answered } = await orderTo(test, order_id, to);
      expect(answered, JSON.stringify(body)).toBe(200);
      walked.push(body.status);
    }
    expect(walked).toEqual(['approved', 'packaged', 'shipped', 'in_transit', 'pick_up', 'out_for_delivery', 'delivered']);
    expect(await level(sandbox, product.product_id)).toEqual({ total: 22, frozen: 0, expected: 0 });
    const wallet = await db.selectFrom('wallets').select('balance').where('customer_id', '=', sandbox).executeTakeFirstOrThrow();
    expect(Number(wallet.balance)).toBeLessThan(10_000);
    for (const table of ['orders', 'wallets', 'wallet_entries', 'stock_levels', 'products', 'mails', 'jobs'] as const) {
      const rows = await db.selectFrom(table).select('customer_id').where('customer_id', '=', customer_id).execute();
      expect(rows, table).toEqual([]);
    }
    expect(await db.selectFrom('mails').select('mail_id').where('customer_id', '=', sandbox).execute()).toEqual([]);
  });

  it('one step to delivered does all steps, and the carrier is never asked for a label', async () => {
    const { test, product, sandbox } = await stocked();
    await db.updateTable('basic_config').set({ value: 'WORLD=se-1/ups_ground/se-9' }).where('cfg_name', '=', 'carrier_services').execute();
    const { order_id } = await anOrder(test, product.product_id);
    expect((await orderTo(test, order_id, 'delivered')).body.status).toBe('delivered');
    expect(await db.selectFrom('parcel_labels').select('order_id').where('customer_id', '=', sandbox).execute()).toEqual([]);
    expect((await orderTo(test, order_id, 'shipped')).problem).toMatchObject({ status: 409 });
  });

  it.each(['address', 'customs', 'delivery_failed', 'returned', 'lost', 'damaged'] as const)(
    'a parcel on its way can be stopped (%s) and goes on where it was',
    async (reason) => {
      const { test, product, sandbox } = await stocked();
      const { order_id } = await anOrder(test, product.product_id);
      await orderTo(test, order_id, 'in_transit');
      expect((await orderTo(test, order_id, 'alert', { reason })).body.status).toBe('alert');
      const raised = await db.selectFrom('order_exceptions').select('reason').where('customer_id', '=', sandbox).execute();
      expect(raised).toEqual([{ reason }]);
      expect((await orderTo(test, order_id, 'resolved')).body.status).toBe('in_transit');
      expect((await orderTo(test, order_id, 'delivered')).body.status).toBe('delivered');
    },
  );

  it('an order can be sent back, cancelled and expire', async () => {
    const { test, product } = await stocked();
    const [a, b, c] = [
      await anOrder(test, product.product_id),
      await anOrder(test, product.product_id),
      await anOrder(test, product.product_id),
    ];
    await orderTo(test, a.order_id, 'error', { text: 'Wrong street' });
    await orderTo(test, b.order_id, 'canceled');
    await orderTo(test, c.order_id, 'in_transit');
    await orderTo(test, c.order_id, 'expired');
    expect([await status(a.order_id), await status(b.order_id), await status(c.order_id)].map((one) => one.status)).toEqual([
      'error',
      'canceled',
      'expired',
    ]);
  });

  it('a test key of one warehouse simulates nothing in another', async () => {
    const { test, token, product, inbound_id } = await stocked();
    const { order_id } = await anOrder(test, product.product_id);
    const limited = await aKey(token, await anIntegration(token, { warehouse_ids: [2] }), 1);
    expect((await orderTo(limited, order_id, 'approved')).status).toBe(404);
    expect((await inboundTo(limited, inbound_id, 'voided')).status).toBe(404);
    const other = await anInbound(test, product.product_id);
    expect((await inboundTo(limited, other, 'confirmed')).status).toBe(404);
    expect((await status(order_id)).status).toBe('uploaded');
  });

  it('a simulation reaches neither an order of another sandbox nor a real one', async () => {
    const mine = await stocked();
    const other = await stocked();
    const { order_id } = await anOrder(other.test, other.product.product_id);
    expect((await orderTo(mine.test, order_id, 'approved')).status).toBe(404);
    const real = await make.aProduct(mine.customer_id);
    const live = await send(ordersCalls.list, {}, mine.token);
    expect(live.content.count).toBe(0);
    expect(await level(mine.customer_id, real.product_id)).toBeUndefined();
  });
});

describe('emptying', () => {
  it('a merchant empties the sandbox; the key stays and everything else is new', async () => {
    const tester = await stocked();
    const other = await stocked();
    await anOrder(tester.test, tester.product.product_id);
    expect((await send(sandboxesCalls.empty, {}, tester.token)).status).toBe(200);
    const tables = await sql<{
      name: string;
    }>`select table_name as name from information_schema.columns join information_schema.tables using (table_name, table_schema)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'customer_id' and table_name not in ('customers', 'operation_log', 'log_heads', 'jobs', 'customer_price_groups')`.execute(
      db,
    );
    for (const { name } of tables.rows) {
      const { rows } = await sql<{
        count: number;
      }>`select count(*) as count from ${sql.table(name)} where customer_id = ${tester.sandbox}`.execute(db);
      expect(rows[0]?.count, name).toBe(0);
    }
    expect((await open(ordersOpenCalls.openList, {}, tester.test)).body).toMatchObject({ list: [] });
    expect((await open(ordersOpenCalls.openList, {}, other.test)).status).toBe(200);
    expect(await level(other.sandbox, other.product.product_id)).toMatchObject({ total: 24 });
    expect((await open(sandboxesOpenCalls.openEmpty, {}, other.test)).status).toBe(200);
    expect(await level(other.sandbox, other.product.product_id)).toBeUndefined();
  });

  it('a sandbox is emptied 90 days after it was opened, not a day before', async () => {
    const [old, young] = [await stocked(), await stocked()];
    const age = (customer_id: number, days: number) =>
      db
        .updateTable('customers')
        .set({ created_at: new Date(Date.now() - days * 86_400_000) })
        .where('customer_id', '=', customer_id)
        .execute();
    await age(old.sandbox, 90.5);
    await age(young.sandbox, 89.5);
    const payload = JSON.stringify({ slot: new Date().toISOString() });
    await db.insertInto('jobs').values({ name: ageSandboxesJob.name, lane: 'quick', payload, max_attempts: 1 }).execute();
    await runJobs(deps, sandboxJobs);
    expect(await level(old.sandbox, old.product.product_id)).toBeUndefined();
    expect(await level(young.sandbox, young.product.product_id)).toMatchObject({ total: 24 });
  });
});
