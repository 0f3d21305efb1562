import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { connectorsCalls } from '@quayside/contract/connectors/connectors.calls';
import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import { readConfig } from '#server/kernel/config.ts';
import { chooseStores } from '#server/ports/stores/choose.ts';
import { mayReachHere } from './kit/shopify-server.ts';
import { storeKit } from './kit/stores.ts';
import { testApp } from './kit/test-app.ts';
import { webhookServer } from './kit/webhook-server.ts';
import { WOO, wooServer } from './kit/woo-server.ts';

const woo = await wooServer();
const target = await webhookServer();
const stores = chooseStores(readConfig({}, '/tmp'), '/tmp', { mayReach: mayReachHere });
const kit = await testApp({}, [], { stores, webhooks: target.webhooks });
const { db } = kit.deps.database;
const { aSeller, connect, addUnits } = storeKit(kit);

const workers: ChildProcess[] = [];
function aWorker(): ChildProcess {
  const script = join(import.meta.dirname, 'kit/killable-worker.ts');
  const worker = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, kit.databaseUrl], { stdio: 'inherit' });
  workers.push(worker);
  return worker;
}
async function kill(worker: ChildProcess): Promise<void> {
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}
afterAll(() => Promise.all(workers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null).map(kill)));

it('PLUG-03 a worker killed in the middle of a pull: the next one goes on, and every order is there once', async () => {
  const ORDERS = 200;
  const shop = await aSeller();
  const store_id = await connect(shop.token, woo.url, { kind: 'woocommerce', shop_url: 'https://mugs.example.com', token: '', ...WOO });
  woo.shop.orders.splice(0, Infinity, ...Array.from({ length: ORDERS }, (_, at) => ({ id: 9000 + at, sku: shop.product.sku })));
  woo.shop.pauseMs = 300;
  await kit.send(connectorsCalls.syncNow, { store_id }, shop.token);
  const stored = async () => {
    const rows = await db.selectFrom('store_orders').select(['external_id', 'order_id']).where('store_id', '=', store_id).execute();
    return { count: rows.length, ids: new Set(rows.map((row) => row.external_id)).size, made: rows.filter((row) => row.order_id).length };
  };
  const first = aWorker();
  await expect.poll(async () => (await stored()).count, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
  await kill(first);
  expect((await stored()).count).toBeLessThan(ORDERS);
  const second = aWorker();
  await expect.poll(stored, { timeout: 60_000 }).toEqual({ count: ORDERS, ids: ORDERS, made: ORDERS });
  await kill(second);
  const { made } = await db
    .selectFrom('orders')
    .select((is) => is.fn.countAll<number>().as('made'))
    .where('customer_id', '=', shop.customer_id)
    .executeTakeFirstOrThrow();
  expect(made).toBe(ORDERS);
}, 180_000);

it('PLUG-01 a worker killed in the middle of sending: every message arrives, and one that arrives twice has the same id and bytes', async () => {
  const MOVES = 30;
  const shop = await aSeller();
  const input = { name: 'Shop', store_account_id: 'killed', push_url: 'https://hooks.example.com/', push_stock_change: 1 as const };
  const { integration_id } = (await kit.send(integrationsCalls.save, input, shop.token)).content;
  await kit.send(integrationsCalls.newSecret, { integration_id }, shop.token);
  const push_url = `${target.site}/killed`;
  await db.updateTable('integrations').set({ push_url }).where('integration_id', '=', integration_id).execute();
  target.answers.set('/killed', { status: 200, pauseMs: 100 });
  for (let move = 0; move < MOVES; move++) await addUnits(shop.customer_id, shop.product.product_id, 1);
  const arrived = () =>
    target.received.filter(({ path }) => path === '/killed').map(({ headers, body }) => ({ id: headers['webhook-id'], body }));
  const first = aWorker();
  await expect.poll(() => arrived().length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(4);
  await kill(first);
  expect(new Set(arrived().map(({ id }) => id)).size).toBeLessThan(MOVES);
  const second = aWorker();
  await expect.poll(() => new Set(arrived().map(({ id }) => id)).size, { timeout: 120_000 }).toBe(MOVES);
  await kill(second);
  const bodies = Map.groupBy(arrived(), ({ id }) => id);
  for (const [id, all] of bodies) expect(new Set(all.map(({ body }) => body)).size, id).toBe(1);
}, 240_000);
