import { readSealer } from '../apps/server/src/kernel/seals.ts';
import { Agent } from 'node:http';
import pg from 'pg';
import { withClient } from './with-client.ts';
import { withoutIndexes } from './without-indexes.ts';
import { countedTo } from '../packages/contract/src/kernel/shapes.ts';
import { operationLogCalls } from '../packages/contract/src/operation-log/operation-log.calls.ts';
import { ask } from './ask.ts';
import { child } from './child.ts';
import { ms, type Figure } from './figure.ts';
import type { ServerGiven, ServerTold } from './server-process.ts';
import { inTurns, timed, type Contender } from './statistics.ts';
import { MERCHANTS, addMerchants, type Merchant, type World } from './world.ts';

const ROUNDS = 200;
/** Long enough for the JIT to compile the hot code. */
const WARM_UP = 400;
const LIMIT = 20;
const DEEP_PAGE = 40;
const pages = [
  { name: 'page 1', page: 1 },
  { name: `page ${DEEP_PAGE}`, page: DEEP_PAGE },
] as const;

/** `operation-log.list` of one merchant among a hundred, against the same two queries through the bare driver, at several sizes. */
export async function listCall(world: World, sizes: readonly number[]): Promise<Figure[]> {
  const sites = [];
  for (const rows of sizes) sites.push(await openSite(world, rows));
  try {
    const times = await inTurns(
      sites.flatMap(({ contenders }) => contenders),
      ROUNDS,
      WARM_UP,
    );
    const time = (kind: string, rows: number, page: string) => times.get(`${kind} ${rows} ${page}`) ?? Number.NaN;
    return [
      ...sizes.flatMap((rows) => againstQueries(rows, time)),
      ...sizes.slice(1).flatMap((rows, index) => growth(sizes[index] ?? rows, rows, time)),
    ];
  } finally {
    for (const { end } of sites) await end();
  }
}

type Time = (kind: 'call' | 'raw', rows: number, page: string) => number;

function againstQueries(rows: number, time: Time): Figure[] {
  return pages.map(({ name }) => {
    const [ours, raw] = [time('call', rows, name), time('raw', rows, name)];
    return {
      name: `List call, ${rows.toLocaleString('en')} rows, ${name}`,
      ours: ms(ours),
      baseline: `${ms(raw)} the same queries`,
      ratio: ours / raw,
      bar: { most: 1.6 },
    };
  });
}

function growth(before: number, rows: number, time: Time): Figure[] {
  return pages.map(({ name }) => {
    const [large, small] = [time('call', rows, name), time('call', before, name)];
    return {
      name: `List call, ${rows / before}× the rows, ${name}`,
      ours: `${ms(large)} at ${rows.toLocaleString('en')}`,
      baseline: `${ms(small)} at ${before.toLocaleString('en')}`,
      ratio: large / small,
      ...(rows === before * 10 ? { bar: { most: 1.3 } } : {}),
    };
  });
}

async function openSite(world: World, rows: number) {
  const database = await world.database();
  const merchant = await addMerchants(database);
  await fillLog(database.url, rows);
  const raw = await rawClient(database.url, merchant);
  for (const { page } of pages) await refuseScan(raw, merchant, page);
  const server = await child<ServerTold>('server-process.ts', { url: database.url, timing: true } satisfies ServerGiven);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const contenders = pages.flatMap(({ name, page }): Contender[] => {
    const url = `${server.told.ours}${operationLogCalls.list.path}?page=${page}&limit=${LIMIT}`;
    return [
      { name: `call ${rows} ${name}`, measure: () => ask(agent, url, merchant.token) },
      { name: `raw ${rows} ${name}`, measure: () => timed(() => askRaw(raw, merchant, page)) },
    ];
  });
  const end = async () => {
    agent.destroy();
    await raw.end();
    await server.end();
  };
  return { contenders, end };
}

/**
 * Log rows as the kernel writes them, spread evenly over the merchants, with up-to-date planner statistics. The accounts depend on the line, so
 * that they come line by line without a sort: a hundred million rows would be sorted on disk.
 */
export function fillLog(url: string, rows: number): Promise<void> {
  return withClient(url, async (client) => {
    // Without its triggers too: a million lines in one transaction would update the head of the hash chain a million times.
    const later = await withoutIndexes(client, 'operation_log');
    await client.query(
      `insert into operation_log (customer_id, account_id, actor_kind, account, operator, operation, operation_time, call_method, ip,
       request_method, request_address, request_url, full_url, request_parameters, outcome, duration_ms, request_id)
     select customer_id, account_id, 'main', email, 'Mei Lin', 'warning-emails.save', now() - make_interval(secs => $1::int - n),
       'warning-emails.saveSetting', '203.0.113.7', 'POST', '/api/ucenter/warningEmail/saveSetting', '/api/ucenter/warningEmail/saveSetting',
       'https://portal.example/api/ucenter/warningEmail/saveSetting', '{"emails":["a***","b***"],"enabled":1}', 'done', 12, gen_random_uuid()
     from generate_series(1, $1::int / ${MERCHANTS}) n cross join lateral (select * from accounts where n > 0 offset 0) a`,
      [rows],
    );
    await later();
    await client.query('vacuum (analyze) operation_log');
  });
}

/** The bare driver with the merchant's role and row-level security, but without a transaction around the queries. */
async function rawClient(url: string, merchant: Merchant): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // the server ended it after another failure, which is reported
  await client.connect();
  const seal = (await readSealer(client))('quayside_merchant', merchant.customer_id);
  await client.query(`set app.seal = '${seal}'; set role quayside_merchant; set app.customer_id = '${merchant.customer_id}'`);
  return client;
}

const pageSql = 'select * from operation_log where customer_id = $1 order by log_id desc limit $2 offset $3';
const countSql = 'select count(*) as count from (select 1 from operation_log where customer_id = $1 limit $2) counted';

async function askRaw(client: pg.Client, { customer_id }: Merchant, page: number): Promise<void> {
  const { rowCount } = await client.query(pageSql, [customer_id, LIMIT, (page - 1) * LIMIT]);
  if (rowCount !== LIMIT) throw new Error(`the bare query read ${rowCount} rows`);
  await client.query(countSql, [customer_id, countedTo({ page, limit: LIMIT }) + 1]);
}

/** The figures are invalid with a sequential scan: both queries must use an index, as the merchant's role. */
async function refuseScan(client: pg.Client, { customer_id }: Merchant, page: number): Promise<void> {
  for (const [sql, values] of [
    [pageSql, [customer_id, LIMIT, (page - 1) * LIMIT]],
    [countSql, [customer_id, countedTo({ page, limit: LIMIT }) + 1]],
  ] as const) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...values]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    if (/Seq Scan/.test(plan) || !/Index (Only )?Scan/.test(plan)) throw new Error(`the list does not use its index:\n${plan}`);
  }
}
