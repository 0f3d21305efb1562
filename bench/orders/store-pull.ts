import { randomUUID } from 'node:crypto';
import { connectorsJobs } from '../../apps/server/src/areas/connectors/connectors.jobs.ts';
import { sealCredentials } from '../../apps/server/src/areas/connectors/store-access.ts';
import type { Database } from '../../apps/server/src/kernel/database.ts';
import { performJob, type Claimed } from '../../apps/server/src/kernel/run-job.ts';
import type { Connector } from '../../apps/server/src/ports/stores/port.ts';
import { pullStoreJob } from '../../packages/contract/src/connectors/connectors.jobs.ts';
import type { StoreOrder } from '../../packages/domain/src/connectors/store-order.ts';
import { ms, type Figure } from '../figure.ts';
import { median, timed } from '../statistics.ts';
import { depsFor, type World } from '../world.ts';
import { fillShop } from './fill-shop.ts';

const ORDERS = 5000;
const PAGE = 50;
const ROUNDS = 3;
const ME = randomUUID();

/** A pull of five thousand orders: pages, mapping, checks, prices, orders. Against inserting as many orders and lines with bare SQL. */
export async function storePull(world: World): Promise<Figure[]> {
  const database = await world.database();
  const [merchant] = await fillShop(database, 1);
  const customer_id = merchant?.customer_id ?? 0;
  const { deps, end } = depsFor(database);
  const times = { pull: [] as number[], insert: [] as number[] };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const connector: Connector = { ...deps.stores.shopify, orders: (_access, _since, cursor) => pageOf(round, Number(cursor ?? 0)) };
      const key = await addStore(database, deps.secrets, customer_id, round);
      const job = await claimed(database, key);
      const bound = connectorsJobs.find((one) => one.job.name === pullStoreJob.name);
      times.pull.push(await timed(() => performJob({ ...deps, stores: { ...deps.stores, shopify: connector } }, ME, job, bound)));
      const made = await database.pool.query<{ count: number }>(
        `select count(*)::int as count from store_orders where store_id = $1 and state = 'created'`,
        [key.store_id],
      );
      if (made.rows[0]?.count !== ORDERS) throw new Error(`the pull made ${made.rows[0]?.count} orders`);
      times.insert.push(await timed(() => insertBare(database, customer_id, round)));
    }
  } finally {
    end();
  }
  const [pull, insert] = [median(times.pull), median(times.insert)];
  const figure = {
    name: `Pull of ${ORDERS.toLocaleString('en')} store orders in pages of ${PAGE}: map, check, price, write`,
    ours: ms(pull),
    baseline: `${ms(insert)} inserting them`,
    ratio: pull / insert,
    bar: { most: 25 },
  };
  return [figure];
}

async function addStore(database: Database, secrets: Parameters<typeof sealCredentials>[0], customer_id: number, round: number) {
  const rules = [{ countries: ['US'], min_weight_g: null, max_weight_g: null, min_value: null, max_value: null, method: 'US-LINE' }];
  const { store_id } = await database.db
    .insertInto('stores')
    .values({
      customer_id,
      kind: 'shopify',
      name: `Bench ${round}`,
      shop_url: 'https://bench.example',
      state: 'connected',
      warehouse_id: 1,
      order_prefix: `S${round}-`,
      rules: JSON.stringify(rules),
      pull_since: new Date(),
      next_pull_at: new Date(),
      created_at: new Date(),
    })
    .returning('store_id')
    .executeTakeFirstOrThrow();
  const key = { customer_id, store_id };
  const credentials = sealCredentials(secrets, key, { token: 'x' });
  await database.db.updateTable('stores').set({ credentials }).where('store_id', '=', store_id).execute();
  return key;
}

async function claimed(database: Database, key: { customer_id: number; store_id: number }): Promise<Claimed> {
  const row = {
    customer_id: key.customer_id,
    name: pullStoreJob.name,
    lane: 'long' as const,
    payload: JSON.stringify(key),
    max_attempts: 1,
    attempts: 1,
  };
  return database.db
    .insertInto('jobs')
    .values({ ...row, state: 'running', leased_by: ME, leased_until: new Date(Date.now() + 600_000) })
    .returning(['job_id', 'customer_id', 'name', 'lane', 'payload', 'attempts', 'max_attempts'])
    .executeTakeFirstOrThrow();
}

function pageOf(round: number, from: number) {
  const orders = Array.from({ length: PAGE }, (_, at) => orderOf(round, from + at));
  return Promise.resolve({ orders, next: from + PAGE < ORDERS ? String(from + PAGE) : null });
}

function orderOf(round: number, at: number): StoreOrder {
  return {
    external_id: `${round} ${at}`,
    number: String(at),
    ordered_at: '2026-11-10T08:00:00Z',
    state: 'open',
    currency: 'USD',
    remark: '',
    recipient: {
      first_name: `Ana ${at}`,
      last_name: 'Miller',
      company: 'Acme',
      phone: '+1 213 555 0188',
      email: 'ana.miller@mail.test',
      country: 'US',
      state: 'California',
      city: 'Los Angeles',
      postal_code: '90012',
      address1: `${at} Main Street`,
      address2: 'Unit 4',
    },
    lines: [
      { sku: `SKU-${String(1 + (at % 20)).padStart(7, '0')}`, title: 'Thing', quantity: 1 + (at % 3), unit_price: '12.50', stock_ref: '' },
    ],
  };
}

/** The same rows of orders and lines, without reading, checking or pricing anything. */
async function insertBare({ pool }: Database, customerId: number, round: number): Promise<void> {
  await pool.query(
    `with made as (
       insert into orders (customer_id, order_no, platform_order_no, first_name, last_name, phone, email, id_number, company, country, state,
                           city, postal_code, house_number, address1, address2, address3, address_type, remark, warehouse_id, created_at, updated_at)
       select customer_id, 'SO-99010${round}' || substr(order_no, 10), 'B' || platform_order_no, first_name, last_name, phone, email, id_number,
              company, country, state, city, postal_code, house_number, address1, address2, address3, address_type, remark, warehouse_id,
              created_at, updated_at
         from orders where customer_id = $1 and platform_order_no like 'S${round}-%'
       returning customer_id, order_id)
     insert into order_lines (customer_id, order_id, line_no, product_id, product_name, unit_price, quantity)
     select m.customer_id, m.order_id, 1, (select min(product_id) from products where customer_id = $1), 'Thing', 12.50, 1 from made m`,
    [customerId],
  );
}
