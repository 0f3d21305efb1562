import { Agent } from 'node:http';
import { approvalsDeskCalls } from '../../packages/contract/src/approvals/approvals.desk-calls.ts';
import { inboundDeskCalls } from '../../packages/contract/src/inbound/inbound.desk-calls.ts';
import { receivingDeskCalls } from '../../packages/contract/src/receiving/receiving.desk-calls.ts';
import type { Database } from '../../apps/server/src/kernel/database.ts';
import { ask } from '../ask.ts';
import { child } from '../child.ts';
import { ms, type Figure } from '../figure.ts';
import type { ServerGiven, ServerTold } from '../server-process.ts';
import { inTurns } from '../statistics.ts';

const ROUNDS = 60;
const WARM_UP = 60;

/** Lists and searches of staff over the appointments of all merchants, against a call that reads one row by its primary key. */
export async function deskLists({ db, url }: Database & { url: string }, customerId: number, token: string): Promise<Figure[]> {
  const { inbound_id, tracking_numbers } = await db
    .selectFrom('inbounds')
    .select(['inbound_id', 'tracking_numbers'])
    .where('customer_id', '=', customerId)
    .where('stage', '=', 'pending_quality_control')
    .executeTakeFirstOrThrow();
  const tracking = tracking_numbers[0] ?? '';
  const questions = [
    { name: 'Desk: appointments of a status', path: `${inboundDeskCalls.deskList.path}?limit=20&bill_status=draft` },
    { name: 'Desk: appointments by a number’s beginning', path: `${inboundDeskCalls.deskList.path}?limit=20&number=asn-240105` },
    { name: 'Desk: appointments by a tracking number', path: `${inboundDeskCalls.deskList.path}?limit=20&number=${tracking}` },
    { name: 'Desk: receiving list', path: `${receivingDeskCalls.deskList.path}?limit=20&stage=pending_quality_control` },
    { name: 'Desk: a tracking number finds its appointment', path: `${receivingDeskCalls.deskFind.path}?code=${tracking}` },
    {
      name: 'Desk: receiving station with an open box',
      path: `${receivingDeskCalls.deskStation.path}?customer_id=${customerId}&inbound_id=${inbound_id}&box_no=1`,
    },
    { name: 'Desk: dock calendar of a week', path: `${receivingDeskCalls.deskCalendar.path}?from=2024-01-08&days=7` },
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
