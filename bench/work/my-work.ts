import { Agent } from 'node:http';
import { approvalsDeskCalls } from '../../packages/contract/src/approvals/approvals.desk-calls.ts';
import { myWorkDeskCalls } from '../../packages/contract/src/my-work/my-work.desk-calls.ts';
import { newToken } from '../../apps/server/src/kernel/tokens.ts';
import { ask } from '../ask.ts';
import { child } from '../child.ts';
import { ms, type Figure } from '../figure.ts';
import { fillLedgers } from '../money/fill-money.ts';
import { fillOrders } from '../orders/fill-orders.ts';
import type { ServerGiven, ServerTold } from '../server-process.ts';
import { inTurns } from '../statistics.ts';
import { addMerchants, type World } from '../world.ts';
import { fillWork } from './fill-work.ts';

const ROUNDS = 200;
const WARM_UP = 200;

export type WorkSizes = { readonly orders: number; readonly entries: number };

const questions = [
  { name: 'Menu counts of the desk', path: myWorkDeskCalls.counts.path, most: 3 },
  { name: 'My work, its queues', path: myWorkDeskCalls.queues.path, most: 3 },
  { name: 'My work, who works and what was cleared', path: myWorkDeskCalls.progress.path, most: null },
  { name: 'My work, most overdue items', path: myWorkDeskCalls.items.path, most: null },
] as const;

/** What waits at the desk, beside a million orders and ten million entries, against a call that reads one row by its primary key. */
export async function myWork(world: World, { orders, entries }: WorkSizes): Promise<Figure[]> {
  const database = await world.database();
  const { customer_id } = await addMerchants(database);
  await fillOrders(database.url, customer_id, { large: orders, small: 100 });
  await fillLedgers(database.url, { of: new Map([[customer_id, entries]]), others: 100 });
  const staff_id = await fillWork(database.url, customer_id);
  const { token, hash } = newToken();
  const session = { token_hash: hash, account_id: null, customer_id: null, staff_id, ip: '127.0.0.1', user_agent: 'bench' };
  await database.db
    .insertInto('sessions')
    .values({ ...session, expires_at: new Date(Date.now() + 24 * 3_600_000) })
    .execute();
  const server = await child<ServerTold>('server-process.ts', { url: database.url, timing: true } satisfies ServerGiven);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const contender = (name: string, path: string) => ({ name, measure: () => ask(agent, server.told.ours + path, token) });
  try {
    const lookup = contender('lookup', approvalsDeskCalls.deskRule.path);
    const times = await inTurns([lookup, ...questions.map(({ name, path }) => contender(name, path))], ROUNDS, WARM_UP);
    const time = (name: string) => times.get(name) ?? Number.NaN;
    return questions.map(({ name, most }) => ({
      name: `${name}, ${(orders / 1e6).toLocaleString('en')} M orders, ${(entries / 1e6).toLocaleString('en')} M entries`,
      ours: ms(time(name)),
      baseline: `${ms(time('lookup'))} one row by its primary key`,
      ratio: time(name) / time('lookup'),
      ...(most === null ? {} : { bar: { most } }),
    }));
  } finally {
    agent.destroy();
    await server.end();
  }
}
