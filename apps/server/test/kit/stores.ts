import type { InputOf } from '@quayside/contract/kernel/call';
import { connectorsCalls as calls } from '@quayside/contract/connectors/connectors.calls';
import { connectorsJobs } from '#server/areas/connectors/connectors.jobs.ts';
import { runJobs } from './run-jobs.ts';
import { SHOPIFY_TOKEN } from './shopify-server.ts';
import { submitKit } from './submitting.ts';
import type { TestApp } from './test-app.ts';

type Input = InputOf<typeof calls.save>;

/** Merchants with connected shops on this machine. */
export function storeKit(kit: TestApp) {
  const { deps, send } = kit;
  const { db } = deps.database;
  const seller = submitKit(kit);
  let serial = 0;

  /** Without the sweep: each test starts what it wants to see. */
  const run = () => runJobs(deps, connectorsJobs.slice(0, -1));
  const setStore = (store_id: number, change: Record<string, unknown>) =>
    db.updateTable('stores').set(change).where('store_id', '=', store_id).execute();

  /** Saves a store and leads it to this machine: the call refuses such an address, the port of the test does not. */
  const connect = async (token: string, url: string, given: Partial<Input> = {}) => {
    const input = {
      kind: 'shopify' as const,
      name: `Shop ${++serial}`,
      shop_url: 'https://lamps.myshopify.com',
      token: SHOPIFY_TOKEN,
      warehouse_id: 1,
      ...given,
    };
    const { content, status } = await send(calls.save, input, token);
    if (status !== 200) throw new Error(`the store was refused: ${JSON.stringify(content)}`);
    if (input.kind !== 'csv_drop') await setStore(content.store_id, { shop_url: url });
    await run();
    return content.store_id;
  };
  const pull = async (token: string, store_id: number) => {
    await send(calls.syncNow, { store_id }, token);
    await run();
    return (await send(calls.get, { store_id }, token)).content;
  };
  const ordersOf = async (token: string, store_id: number) =>
    (await send(calls.orders, { store_id, limit: 200, order: 'asc' }, token)).content.list;
  const skusOf = async (token: string, store_id: number) => (await send(calls.skus, { store_id }, token)).content.list;

  return { ...seller, run, setStore, connect, pull, ordersOf, skusOf };
}
