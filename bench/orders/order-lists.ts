import { Agent } from 'node:http';
import { ordersCalls } from '../../packages/contract/src/orders/orders.calls.ts';
import { ask } from '../ask.ts';
import { child } from '../child.ts';
import { ms, type Figure } from '../figure.ts';
import { merchantClient } from '../raw-client.ts';
import type { ServerGiven, ServerTold } from '../server-process.ts';
import { inTurns, timed } from '../statistics.ts';
import type { Merchant } from '../world.ts';
import { rawCounts, rawList } from './raw-lists.ts';

const ROUNDS = 60;
const WARM_UP = 60;
const LIMIT = 20;

type Sizes = { readonly large: Merchant; readonly tenth: Merchant };
type Line = { readonly name: string; readonly query: string; readonly where: string };

const by = (column: string, text: string) =>
  `select order_id from orders where customer_id = $1 and deleted_at is null and ${column} ~>=~ '${text}' and ${column} ~<~ '${text}\u{10FFFF}'`;
/** LIKE cannot use its index under row-level security; the function that can is the shortest way for the bare driver too. */
const part = (text: string) => `order_id = any(array(select matching_orders($1, '${text}', 20001)))`;

/** The list's filters, and the shortest condition that finds the same rows. */
const lines: readonly Line[] = [
  { name: 'Orders of a status', query: 'status=canceled', where: `status = 'canceled'` },
  {
    name: 'Orders by a number',
    query: 'number=p-77777',
    where: `order_id = any(array(${by('order_no', 'P-77777')} union all ${by('platform_order_key', 'p-77777')}))`,
  },
  { name: 'Orders by a part of a number', query: 'number=77777', where: part('77777') },
  {
    name: 'Orders to a recipient, by name',
    query: 'recipient=first77%20',
    where: `order_id = any(array(${by('recipient_name_key', 'first77 ')} union all ${by('last_name_key', 'first77 ')}))`,
  },
  {
    name: 'Orders with one SKU',
    query: 'sku=sku-0000077',
    where: `order_id in (select order_id from order_lines where customer_id = $1 and product_id = (
      select product_id from product_codes where customer_id = $1 and code = 'sku-0000077'))`,
  },
];

/** Lists of a merchant with a million orders, against the same queries through the bare driver, and against one with a tenth of them. */
export async function orderLists(url: string, { large, tenth }: Sizes): Promise<Figure[]> {
  const server = await child<ServerTold>('server-process.ts', { url, timing: true } satisfies ServerGiven);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const client = await merchantClient(url, large.customer_id);
  const get = (path: string, { token }: Merchant) => ask(agent, server.told.ours + path, token);
  const calls = [
    ...lines.map(({ name, query, where }) => ({
      name,
      path: `${ordersCalls.list.path}?limit=${LIMIT}&${query}`,
      raw: () => rawList(client, large.customer_id, where, LIMIT),
    })),
    { name: 'Orders, counts of the tabs', path: ordersCalls.counts.path, raw: () => rawCounts(client, large.customer_id) },
  ];
  try {
    const found = new Map<string, number>();
    for (const { name, path } of calls) found.set(name, await rowsFound(server.told.ours + path, large));
    const times = await inTurns(
      calls.flatMap(({ name, path, raw }) => [
        { name: `large ${name}`, measure: () => get(path, large) },
        { name: `raw ${name}`, measure: () => timed(raw) },
        { name: `tenth ${name}`, measure: () => get(path, tenth) },
      ]),
      ROUNDS,
      WARM_UP,
    );
    const time = (kind: string, name: string) => times.get(`${kind} ${name}`) ?? Number.NaN;
    // A search that finds nothing is no search.
    const ratio = (name: string, kind: string) => (found.get(name) === 0 ? Infinity : time('large', name) / time(kind, name));
    return calls.flatMap(({ name }) => [
      {
        name: `${name}, 1 M, against its queries`,
        ours: ms(time('large', name)),
        baseline: `${ms(time('raw', name))} the same queries`,
        ratio: ratio(name, 'raw'),
        bar: { most: 2 },
      },
      {
        name: `${name}, 10× the rows`,
        ours: ms(time('large', name)),
        baseline: `${ms(time('tenth', name))} at 100,000`,
        ratio: ratio(name, 'tenth'),
        bar: { most: 1.3 },
      },
    ]);
  } finally {
    agent.destroy();
    await client.end();
    await server.end();
  }
}

async function rowsFound(url: string, { token }: Merchant): Promise<number> {
  const { content } = (await (await fetch(url, { headers: { token } })).json()) as { content: { list: unknown[] } }; // the envelope of every call
  return content.list.length;
}
