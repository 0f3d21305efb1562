import { Agent } from 'node:http';
import { inventoryCalls } from '../../packages/contract/src/inventory/inventory.calls.ts';
import { operationLogCalls } from '../../packages/contract/src/operation-log/operation-log.calls.ts';
import { ordersCalls } from '../../packages/contract/src/orders/orders.calls.ts';
import { transactionsCalls } from '../../packages/contract/src/transactions/transactions.calls.ts';
import type { Database } from '../../apps/server/src/kernel/database.ts';
import { ask } from '../ask.ts';
import { child } from '../child.ts';
import { ms, type Figure } from '../figure.ts';
import type { ServerGiven, ServerTold } from '../server-process.ts';
import { inTurns, timed } from '../statistics.ts';
import { addMerchants, type Merchant, type World } from '../world.ts';
import { fillRows, growingTables, type GrowingTable } from './fill-rows.ts';
import { inserts } from './inserts.ts';

const ROUNDS = 100;
const WARM_UP = 100;
/** Single inserts are too short for the clock of a busy machine. */
const AT_ONCE = 20;
const MOST = 1.3;

type Sizes = { readonly small: number; readonly large: number };

/** What inserts and lists of these tables cost with few rows and with many, in two databases by turns. */
export async function growth(world: World, sizes: Sizes, tables: readonly GrowingTable[] = growingTables): Promise<Figure[]> {
  const sites = { small: await openSite(world, sizes.small, tables), large: await openSite(world, sizes.large, tables) };
  try {
    const both = (['large', 'small'] as const).flatMap((size) =>
      sites[size].contenders.map(({ name, measure }) => ({ name: `${size} ${name}`, measure })),
    );
    const times = await inTurns(both, ROUNDS, WARM_UP);
    const time = (size: keyof typeof sites, name: string) => times.get(`${size} ${name}`) ?? Number.NaN;
    return sites.large.contenders.map(({ name }) => ({
      name: `${name}, ${sizes.large.toLocaleString('en')} rows`,
      ours: ms(time('large', name)),
      baseline: `${ms(time('small', name))} at ${sizes.small.toLocaleString('en')}`,
      ratio: time('large', name) / time('small', name),
      bar: { most: MOST },
    }));
  } finally {
    for (const { end } of Object.values(sites)) await end();
  }
}

async function openSite(world: World, rows: number, tables: readonly GrowingTable[]) {
  const database = await world.database();
  const merchant = await addMerchants(database);
  await fillRows(database.url, rows, tables);
  const server = await child<ServerTold>('server-process.ts', { url: database.url, timing: true } satisfies ServerGiven);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const isAsked = ({ of }: { of: GrowingTable }) => tables.includes(of);
  const lists = (await questions(database, merchant)).filter(isAsked).map(({ name, url }) => ({
    name,
    measure: () => ask(agent, `${server.told.ours}${url}`, merchant.token),
  }));
  const end = async () => {
    agent.destroy();
    await server.end();
  };
  return { contenders: [...lists, ...(await writers(database, merchant, isAsked))], end };
}

type Question = { readonly of: GrowingTable; readonly name: string; readonly url: string };

async function questions({ pool }: Database, { customer_id }: Merchant): Promise<Question[]> {
  const { rows } = await pool.query<{ order_id: number }>('select order_id from orders where customer_id = $1 limit 1', [customer_id]);
  return [
    { of: 'ledger', name: 'Ledger, its list', url: `${transactionsCalls.list.path}?limit=20` },
    { of: 'ledger', name: 'Ledger, one order', url: `${transactionsCalls.list.path}?limit=20&source_no=SO-200` },
    { of: 'stock-log', name: 'Stock log, its list', url: `${inventoryCalls.stockLog.path}?limit=20` },
    { of: 'operation-log', name: 'Operation log, its list', url: `${operationLogCalls.list.path}?limit=20` },
    { of: 'timeline', name: 'Order with its timeline', url: `${ordersCalls.get.path}?order_id=${rows[0]?.order_id}` },
  ];
}

/** As calls write: in a transaction with a role and its seal, with all triggers. */
async function writers(database: Database, merchant: Merchant, isAsked: (one: { of: GrowingTable }) => boolean) {
  const seal = (await database.sealer())('quayside_system');
  return (await inserts(database, merchant.customer_id)).filter(isAsked).map(({ name, sql }) => {
    const write = () => database.pool.query(`begin; select act_as('quayside_system', null, '${seal}'); ${sql}; commit`);
    const measure = async () => {
      const all = await timed(async () => {
        for (let time = 0; time < AT_ONCE; time++) await write();
      });
      return all / AT_ONCE;
    };
    return { name, measure };
  });
}
