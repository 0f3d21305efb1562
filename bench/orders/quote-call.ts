import { Agent } from 'node:http';
import type pg from 'pg';
import { ordersCalls } from '../../packages/contract/src/orders/orders.calls.ts';
import type { Database } from '../../apps/server/src/kernel/database.ts';
import { ask } from '../ask.ts';
import { child } from '../child.ts';
import { ms, type Figure } from '../figure.ts';
import { merchantClient } from '../raw-client.ts';
import type { ServerGiven, ServerTold } from '../server-process.ts';
import { inTurns, timed } from '../statistics.ts';
import type { Merchant } from '../world.ts';
import { productsOf } from './fill-shop.ts';

const ROUNDS = 150;
const WARM_UP = 300;
const LINES = 3;
const to = { country: 'US', postal_code: '90012', first_name: 'Ana', last_name: 'Lin', address1: '100 Main St.' };

/** The prices of twelve methods for an order of three lines, against the queries that read what they depend on. */
export async function quoteCall(database: Database & { url: string }, merchants: readonly Merchant[]): Promise<Figure> {
  const { url } = database;
  const server = await child<ServerTold>('server-process.ts', { url, timing: true } satisfies ServerGiven);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  // The call is limited for each person, so the merchants take turns.
  const asked = await Promise.all(
    merchants.map(async ({ customer_id, token }) => {
      const lines = (await productsOf(database, customer_id, LINES)).map((product_id) => ({ product_id, unit_price: '9.90', quantity: 2 }));
      return { token, body: JSON.stringify({ ...to, warehouse_id: 1, lines, consumables: [], services: [] }) };
    }),
  );
  const [first] = merchants;
  if (!first) throw new Error('no merchant');
  const raw = await merchantClient(url, first.customer_id);
  const ids = await productsOf(database, first.customer_id, LINES);
  let turn = 0;
  const call = () => {
    const { token = '', body = '' } = asked[turn++ % asked.length] ?? {};
    return ask(agent, server.told.ours + ordersCalls.quote.path, token, body);
  };
  try {
    const times = await inTurns(
      [
        { name: 'call', measure: call },
        { name: 'raw', measure: () => timed(() => readRaw(raw, first.customer_id, ids)) },
      ],
      ROUNDS,
      WARM_UP,
    );
    const [ours, bare] = [times.get('call') ?? Number.NaN, times.get('raw') ?? Number.NaN];
    return {
      name: 'Prices of twelve methods, order of three lines',
      ours: ms(ours),
      baseline: `${ms(bare)} its queries alone`,
      ratio: ours / bare,
      bar: { most: 5 },
    };
  } finally {
    agent.destroy();
    await raw.end();
    await server.end();
  }
}

/** What any version has to read: products, packaging, warehouses, tariff, rates, price group, the recipient's day, the wallet. */
async function readRaw(client: pg.Client, customerId: number, ids: readonly number[]): Promise<void> {
  const { rowCount } = await client.query(
    `select p.product_id, p.sku, p.hs_code, p.weight_g, p.length_cm, p.width_cm, p.height_cm, p.measured_weight_g, p.measured_length_cm,
       p.measured_width_cm, p.measured_height_cm, array(select a.code from properties a where a.property_id = any(p.property_ids) order by a.code)
     from products p where p.customer_id = $1 and p.product_id = any($2::bigint[]) and p.deleted_at is null`,
    [customerId, ids],
  );
  if (rowCount !== LINES) throw new Error(`the bare query read ${rowCount} products`);
  await client.query(
    `select a.product_id, a.quantity, c.* from product_consumables a join consumables c using (consumable_id)
     where a.customer_id = $1 and a.product_id = any($2::bigint[])`,
    [customerId, ids],
  );
  await client.query('select warehouse_id, code from warehouses');
  await client.query(
    `select version_id, name, currency, first_day, last_day from tariff_versions
     where state = 'published' and first_day <= current_date and last_day >= current_date`,
  );
  await client.query(
    `select distinct on (currency) currency, valid_from, rate from exchange_rates where valid_from <= current_date order by currency, valid_from desc`,
  );
  await client.query('select price_group from customer_price_groups where customer_id = $1', [customerId]);
  await client.query(
    `select sum(l.unit_price * l.quantity) from orders o join order_lines l on l.customer_id = o.customer_id and l.order_id = o.order_id
     where o.customer_id = $1 and o.deleted_at is null and o.status <> 'canceled' and o.recipient_key = recipient_key($2, $3, $4, $5)
       and o.created_at >= current_date`,
    [customerId, to.first_name, to.last_name, to.address1, to.country],
  );
  await client.query('select balance, held, credit_limit from wallets where customer_id = $1', [customerId]);
}
