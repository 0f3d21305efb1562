import { Agent, request } from 'node:http';
import pg from 'pg';
import { readSealer, type Sealer } from '../../apps/server/src/kernel/seals.ts';
import { ordersCalls } from '../../packages/contract/src/orders/orders.calls.ts';
import type { Database } from '../../apps/server/src/kernel/database.ts';
import { child } from '../child.ts';
import { ms, perSecond, type Figure } from '../figure.ts';
import type { ServerGiven, ServerTold } from '../server-process.ts';
import { median, timed } from '../statistics.ts';
import { POOL, type Merchant } from '../world.ts';
import { submitBare, type ReadyOrder } from './submit-bare.ts';
import { upkeepOf } from './upkeep.ts';

const PER_CALL = 20;
const AT_ONCE = 8;
const ORDERS = PER_CALL * AT_ONCE;
const ROUNDS = 7;
const WARM_UP = 3;

type Place = { readonly url: string; readonly db: Database['db']; readonly bare: pg.Pool; readonly seal: Sealer };

/** Orders submitted twenty in a call, eight calls at once: eight merchants, or one. Against the bare transactions of as many orders. */
export async function submitting({ db, url }: Database & { url: string }, merchants: readonly Merchant[]): Promise<Figure[]> {
  const bare = new pg.Pool({ connectionString: url, max: AT_ONCE });
  const client = await bare.connect();
  const seal = await readSealer(client);
  client.release();
  const server = await child<ServerTold>('server-process.ts', { url, timing: false } satisfies ServerGiven);
  const place = { url: server.told.ours + ordersCalls.submit.path, db, bare, seal };
  try {
    const several = merchants.slice(0, AT_ONCE);
    const one = several.map(() => merchants[0] ?? several[0]).filter((merchant) => merchant !== undefined);
    return [
      { ...(await against(place, several, 'different wallets')), bar: { least: 0.5 } },
      await against(place, one, 'one wallet'),
      await upkeep(place, several.slice(0, 1)),
    ];
  } finally {
    await bare.end();
    await server.end();
  }
}

async function against(place: Place, merchants: readonly Merchant[], what: string): Promise<Figure> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const [first, second] = [await readyOrders(place, merchants), await readyOrders(place, merchants)];
    const bare = await timed(() => Promise.all(first.map((orders) => inBare(place, orders))));
    const ours = await timed(() => Promise.all(second.map((orders, at) => submit(agent, place.url, merchants[at]?.token ?? '', orders))));
    await refuseUnsubmitted(place, [...first, ...second].flat());
    if (round < 0) continue;
    times.bare.push(bare);
    times.ours.push(ours);
  }
  agent.destroy();
  const rate = (values: readonly number[]) => (ORDERS * 1000) / median(values);
  return {
    name: `Orders submitted, ${what}`,
    ours: perSecond(rate(times.ours)),
    baseline: `${perSecond(rate(times.bare))} bare transactions, ${AT_ONCE} at once both, pool of ${POOL}`,
    // The ratio is taken per round: a busy moment spoils one round, not the comparison.
    ratio: median(times.bare.map((time, round) => time / (times.ours[round] ?? Number.NaN))),
  };
}

/** What the statistics cost an order all its life, against its submit: one call of twenty orders at a time. */
async function upkeep(place: Place, merchants: readonly Merchant[]): Promise<Figure> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = { ours: [] as number[], submit: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const orders = (await readyOrders(place, merchants)).flat();
    const submitted = await timed(() => submit(agent, place.url, merchants[0]?.token ?? '', orders));
    const kept = await upkeepOf(place.bare, orders);
    if (round < 0) continue;
    times.submit.push(submitted / orders.length);
    times.ours.push(kept);
  }
  agent.destroy();
  return {
    name: 'Upkeep of the statistics, an order',
    ours: ms(median(times.ours)),
    baseline: `${ms(median(times.submit))} its submit, one caller`,
    ratio: median(times.ours.map((time, round) => time / (times.submit[round] ?? Number.NaN))),
    bar: { most: 0.1 },
  };
}

/** For each caller twenty orders of two lines, quoted and ready to be submitted. */
async function readyOrders({ db, bare }: Place, merchants: readonly Merchant[]): Promise<ReadyOrder[][]> {
  const { version_id } = await db.selectFrom('tariff_versions').select('version_id').executeTakeFirstOrThrow();
  const lists: ReadyOrder[][] = [];
  for (const { customer_id, account_id } of merchants) {
    const { rows } = await bare.query<{ order_id: number; order_no: string; quote_id: number }>(
      `with made as (
         insert into orders (customer_id, account_id, order_no, platform_order_no, status, warehouse_id, first_name, last_name, phone, email, id_number,
           company, country, state, city, postal_code, house_number, address1, address2, address3, address_type, remark, created_at, updated_at, method)
         select $1, $2, no, no, 'approving', 1, 'Ana', 'Lin', '+1 555 0100', '', '', '',
           'US', 'State', 'City', '90012', '1', '100 Main St.', '', '', 'residential', '', now(), now(), 'US-LINE' from unnest($4::text[]) no
         returning customer_id, order_id, order_no),
       lines as (
         insert into order_lines (customer_id, order_id, line_no, product_id, product_name, unit_price, quantity)
         select m.customer_id, m.order_id, l, (select min(product_id) from products p where p.customer_id = m.customer_id) + (m.order_id * 2 + l) % 20,
           'Thing', 9.90, l from made m, generate_series(1, 2) l),
       quoted as (
         insert into order_quotes (customer_id, order_id, method, method_name_en, method_name_cn, version_id, price_group, at, expires_at, total, shipping,
           items, input, facts, created_at)
         select customer_id, order_id, 'US-LINE', 'US line', '美国专线', $3, 'STANDARD', now(), now() + interval '1 day', 10.00, 8.00, '[]', '{}', '{}', now()
           from made returning order_id, quote_id)
       select made.order_id, made.order_no, quoted.quote_id from made join quoted using (order_id)`,
      [customer_id, account_id, version_id, newNumbers()],
    );
    const ids = rows.map((row) => row.order_id);
    await bare.query(
      `update orders o set quote_id = q.quote_id from order_quotes q
       where q.customer_id = $1 and q.order_id = any($2::bigint[]) and o.customer_id = $1 and o.order_id = q.order_id`,
      [customer_id, ids],
    );
    lists.push(rows.map((row) => ({ ...row, customer_id, account_id })));
  }
  return lists;
}

let serial = 0;
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Different numbers of the form that orders have. */
function newNumbers(): string[] {
  return Array.from({ length: PER_CALL }, () => {
    const counted = serial++;
    return `SO-261116-${Array.from({ length: 6 }, (_, at) => LETTERS[Math.floor(counted / 32 ** at) % 32]).join('')}`;
  });
}

async function inBare({ bare, seal }: Place, orders: readonly ReadyOrder[]): Promise<void> {
  const client = await bare.connect();
  try {
    for (const order of orders) await submitBare(client, seal('quayside_merchant', order.customer_id), order);
  } finally {
    client.release();
  }
}

function submit(agent: Agent, url: string, token: string, orders: readonly ReadyOrder[]): Promise<void> {
  const body = JSON.stringify({ ids: orders.map(({ order_id }) => order_id), warehouse_id: 1 });
  const headers = { token, 'content-type': 'application/json', 'idempotency-key': `bench-${orders[0]?.order_no ?? ''}` };
  return new Promise((done, fail) => {
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () => (response.statusCode === 200 ? done() : fail(new Error(`the call answered ${response.statusCode}`))));
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

/** Both sides must have written the same: every order submitted, its stock frozen and its money held. */
async function refuseUnsubmitted({ bare }: Place, orders: readonly ReadyOrder[]): Promise<void> {
  const { rows } = await bare.query<{ done: number }>(
    `select count(*)::int as done from orders o
      where o.order_id = any($1::bigint[]) and o.status = 'uploaded'
        and (select count(*) from stock_freezes f where f.customer_id = o.customer_id and f.source_type = 'order' and f.source_no = o.order_no) = 2
        and exists (select from wallet_holds h where h.customer_id = o.customer_id and h.source_type = 'order' and h.source_no = o.order_no)
        and exists (select from order_events e where e.customer_id = o.customer_id and e.order_id = o.order_id)
        and exists (select from order_quotes q where q.customer_id = o.customer_id and q.quote_id = o.quote_id and q.bound_at is not null)`,
    [orders.map(({ order_id }) => order_id)],
  );
  if (rows[0]?.done !== orders.length) throw new Error(`only ${rows[0]?.done} of ${orders.length} orders were submitted`);
}
