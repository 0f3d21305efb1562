import { Agent } from 'node:http';
import { approvalsDeskCalls } from '../../packages/contract/src/approvals/approvals.desk-calls.ts';
import { verificationDeskCalls } from '../../packages/contract/src/verification/verification.desk-calls.ts';
import type { Database } from '../../apps/server/src/kernel/database.ts';
import { ask } from '../ask.ts';
import { child } from '../child.ts';
import { ms, type Figure } from '../figure.ts';
import { clerk } from '../inbound/scan.ts';
import type { ServerGiven, ServerTold } from '../server-process.ts';
import { inTurns } from '../statistics.ts';
import { addTariff } from './fill-shop.ts';
import { withClient } from '../with-client.ts';

const ROUNDS = 40;
const WARM_UP = 40;
/** One order in so many waits. */
const WAITING = 1000;

/** The verification queue of the desk beside a million orders, against a call that reads one row by its primary key. */
export async function verification(database: Database & { url: string }, customerId: number): Promise<Figure[]> {
  const { db, url } = database;
  await addTariff(database);
  await withClient(url, async (client) => {
    // An order that was submitted has its quote.
    await client.query(
      `with quoted as (
         insert into order_quotes (customer_id, order_id, method, method_name_en, method_name_cn, version_id, price_group, at, expires_at, total, shipping,
           items, input, facts, bound_at, created_at)
         select customer_id, order_id, 'US-LINE', 'US line', '美国专线', (select min(version_id) from tariff_versions), 'STANDARD', now(),
           now() + interval '1 day', 10.00, 8.00, '[]', '{}', '{"parcel":{"units":1,"goods_g":100,"actual_g":120,"sides_cm":null,"girth_cm":null,"value_usd":"9.90"},"warnings":[],"zone":"1","volumetric_g":null,"billable_g":120,"chargeable_g":120,"taxes":[]}', now(), now()
           from orders where order_id % ${WAITING} = 0 and status = 'approving' returning customer_id, order_id, quote_id)
       update orders o set status = 'uploaded', submitted_at = now() - o.order_id % 86400 * interval '1 second', method = 'US-LINE', quote_id = q.quote_id
         from quoted q where q.customer_id = o.customer_id and q.order_id = o.order_id`,
    );
    await client.query('vacuum (analyze) orders');
  });
  const token = await clerk(db);
  const { order_id } = await db
    .selectFrom('orders')
    .select('order_id')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'uploaded')
    .executeTakeFirstOrThrow();
  const questions = [
    { name: 'Desk: orders to verify, first page and count', path: `${verificationDeskCalls.deskList.path}?limit=20&order=asc` },
    { name: 'Desk: orders to verify by a number', path: `${verificationDeskCalls.deskList.path}?limit=20&order=asc&number=so-2401` },
    {
      name: 'Desk: one order to verify, its checks and its place',
      path: `${verificationDeskCalls.deskGet.path}?customer_id=${customerId}&order_id=${order_id}`,
    },
    { name: 'Desk: the 200 oldest orders checked', path: verificationDeskCalls.deskClean.path },
  ];
  const server = await child<ServerTold>('server-process.ts', { url, timing: true } satisfies ServerGiven);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const contender = (name: string, path: string) => ({ name, measure: () => ask(agent, server.told.ours + path, token) });
  try {
    const lookup = contender('lookup', approvalsDeskCalls.deskRule.path);
    const times = await inTurns([lookup, ...questions.map(({ name, path }) => contender(name, path))], ROUNDS, WARM_UP);
    const time = (name: string) => times.get(name) ?? Number.NaN;
    return questions.map(({ name }) => ({
      name,
      ours: ms(time(name)),
      baseline: `${ms(time('lookup'))} one row by its primary key`,
      ratio: time(name) / time('lookup'),
    }));
  } finally {
    agent.destroy();
    await server.end();
  }
}
