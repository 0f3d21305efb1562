import { Agent } from 'node:http';
import { statisticsCalls } from '../../packages/contract/src/statistics/statistics.calls.ts';
import { ask } from '../ask.ts';
import { child } from '../child.ts';
import { ms, type Figure } from '../figure.ts';
import { addTariff } from '../orders/fill-shop.ts';
import { fillParcels } from '../parcels/fill-parcels.ts';
import { merchantClient } from '../raw-client.ts';
import type { ServerGiven, ServerTold } from '../server-process.ts';
import { inTurns, timed } from '../statistics.ts';
import { withClient } from '../with-client.ts';
import { addMerchants, signIn, type Merchant, type World } from '../world.ts';

const ROUNDS = 60;
const WARM_UP = 60;
const DAYS = 720;
/** A year, up to the month of the run. */
const period = () => {
  const month = (back: number) => {
    const at = new Date();
    return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
  };
  return `from=${month(11)}&to=${month(0)}`;
};

/** A page and the sums it is made of. */
type Page = { readonly name: string; readonly path: string; readonly tables: readonly string[] };
const pages: readonly Page[] = [
  { name: 'monthly shipping', path: statisticsCalls.monthlyShipping.path, tables: ['statistics_shipments'] },
  { name: 'country data', path: statisticsCalls.countryData.path, tables: ['statistics_shipments'] },
  { name: 'monthly volume', path: statisticsCalls.monthlyVolume.path, tables: ['statistics_shipments'] },
  { name: 'monthly expenses', path: statisticsCalls.monthlyExpenses.path, tables: ['statistics_expenses', 'statistics_shipments'] },
  { name: 'SKU shipped quantity', path: statisticsCalls.skuShipment.path, tables: ['statistics_skus'] },
];

/** The statistics of a merchant with many orders: against reading its sums by their key, and against one with a tenth of the orders. */
export async function statisticsPages(world: World, orders: number): Promise<Figure[]> {
  const database = await world.database();
  const large = await addMerchants(database);
  const tenth = await signIn(database, large.customer_id + 1);
  await addTariff(database);
  const of = new Map([
    [large.customer_id, orders],
    [tenth.customer_id, orders / 10],
  ]);
  await fillParcels(database.url, of, 1 / 35, DAYS);
  await fillLinesAndEntries(database.url);
  const rebuilt = await rebuild(database.url, [large.customer_id, tenth.customer_id]);
  const seconds = (rebuilt / 1000).toFixed(1);
  return [
    ...(await measured(database.url, large, tenth, orders)),
    {
      name: `Statistics, all sums of ${(orders * 1.1).toLocaleString('en')} orders computed again`,
      ours: `${seconds} s`,
      baseline: 'a minute per million orders',
      ratio: rebuilt / 60_000 / ((orders * 1.1) / 1e6),
    },
  ];
}

async function measured(url: string, large: Merchant, tenth: Merchant, orders: number): Promise<Figure[]> {
  const server = await child<ServerTold>('server-process.ts', { url, timing: true } satisfies ServerGiven);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const client = await merchantClient(url, large.customer_id);
  const asked = period();
  const get = (path: string, { token }: Merchant) => ask(agent, `${server.told.ours}${path}?${asked}`, token);
  const since = "customer_id = $1 and month >= date_trunc('month', now()) - interval '23 months'";
  const byKey = async (tables: readonly string[]) => {
    for (const table of tables) await client.query(`select * from ${table} where ${since}`, [large.customer_id]);
  };
  try {
    const times = await inTurns(
      pages.flatMap(({ name, path, tables }) => [
        { name: `large ${name}`, measure: () => get(path, large) },
        { name: `tenth ${name}`, measure: () => get(path, tenth) },
        { name: `key ${name}`, measure: () => timed(() => byKey(tables)) },
      ]),
      ROUNDS,
      WARM_UP,
    );
    const time = (of: string, name: string) => times.get(`${of} ${name}`) ?? Number.NaN;
    return pages.flatMap(({ name }) => [
      {
        name: `Statistics, ${name}, ${orders.toLocaleString('en')} orders`,
        ours: ms(time('large', name)),
        baseline: `${ms(time('key', name))} reading its sums by their key`,
        ratio: time('large', name) / time('key', name),
        bar: { most: 2 },
      },
      {
        name: `Statistics, ${name}, 10× the orders`,
        ours: ms(time('large', name)),
        baseline: `${ms(time('tenth', name))} with a tenth`,
        ratio: time('large', name) / time('tenth', name),
        bar: { most: 1.3 },
      },
    ]);
  } finally {
    agent.destroy();
    await client.end();
    await server.end();
  }
}

/** Two lines an order over two hundred products, and ten charges an order. */
async function fillLinesAndEntries(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(
      `insert into products (customer_id, sku, product_name, name_cn, name_en, declared_value, property_ids, hs_code, weight_g, barcode)
     select c.customer_id, 'SKU-' || lpad(n::text, 7, '0'), 'Thing ' || n, '东西' || n, 'Thing ' || n, 9.90, '{1}', '940520', 250,
       'B' || c.customer_id || '-' || n from customers c, generate_series(1, 200) n where exists (select from orders o where o.customer_id = c.customer_id)
      order by c.customer_id, n`,
    );
    await client.query(
      `insert into order_lines (customer_id, order_id, line_no, product_id, product_name, unit_price, quantity)
     select o.customer_id, o.order_id, l, p.low + (o.order_id * (6 * l + 1)) % 100 + (l - 1) * 100, 'Thing', 9.90, l
     from orders o join (select customer_id, min(product_id) as low from products group by 1) p using (customer_id), generate_series(1, 2) l`,
    );
    await client.query('alter table wallet_entries disable trigger user');
    await client.query(
      `insert into wallet_entries (customer_id, seq, bill_type, fee_type, amount, balance_after, source_type, source_no, entry_key, actor_kind, actor_name, created_at)
     select o.customer_id, row_number() over (partition by o.customer_id), 'order', f.fee, -1.00, 0, 'order', o.order_no, f.fee, 'system', 'system', o.shipped_at
       from orders o, unnest(array['shipping', 'handling', 'packaging', 'fuel', 'remote', 'insurance', 'tax', 'registration', 'label', 'other']) f (fee)
      where o.shipped_at is not null`,
    );
    await client.query('alter table wallet_entries enable trigger user');
    for (const table of ['products', 'order_lines', 'wallet_entries', 'orders']) await client.query(`vacuum (analyze) ${table}`);
  });
}

async function rebuild(url: string, customers: readonly number[]): Promise<number> {
  let took = 0;
  await withClient(url, async (client) => {
    took = await timed(async () => {
      for (const customer of customers) await client.query('select rebuild_statistics($1)', [customer]);
      await client.query('select fold_statistics(1000000)');
    });
  });
  return took;
}
