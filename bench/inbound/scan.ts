import { Agent } from 'node:http';
import { approvalsDeskCalls } from '../../packages/contract/src/approvals/approvals.desk-calls.ts';
import { boxMark } from '../../packages/domain/src/inbound/inbound-rules.ts';
import { receivingDeskCalls } from '../../packages/contract/src/receiving/receiving.desk-calls.ts';
import type { Database } from '../../apps/server/src/kernel/database.ts';
import { newToken } from '../../apps/server/src/kernel/tokens.ts';
import { ask } from '../ask.ts';
import { child } from '../child.ts';
import { ms, type Figure } from '../figure.ts';
import type { ServerGiven, ServerTold } from '../server-process.ts';
import { inTurns } from '../statistics.ts';

const ROUNDS = 200;
const WARM_UP = 200;

/** A scanned box mark is found among all appointments, against a call that reads one row by its primary key. */
export async function scan({ db, url }: Database & { url: string }, customerId: number, token: string): Promise<Figure> {
  const { code } = await db
    .selectFrom('inbounds')
    .select('code')
    .where('customer_id', '=', customerId)
    .where('stage', '=', 'pending_quality_control')
    .executeTakeFirstOrThrow();
  const server = await child<ServerTold>('server-process.ts', { url, timing: true } satisfies ServerGiven);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string) => () => ask(agent, server.told.ours + path, token);
  try {
    const times = await inTurns(
      [
        { name: 'scan', measure: get(`${receivingDeskCalls.deskFind.path}?code=${boxMark(code, 1)}`) },
        { name: 'lookup', measure: get(approvalsDeskCalls.deskRule.path) },
      ],
      ROUNDS,
      WARM_UP,
    );
    const [ours, bare] = [times.get('scan') ?? Number.NaN, times.get('lookup') ?? Number.NaN];
    return {
      name: 'A scanned box mark finds its appointment',
      ours: ms(ours),
      baseline: `${ms(bare)} one row by its primary key`,
      ratio: ours / bare,
      bar: { most: 3 },
    };
  } finally {
    agent.destroy();
    await server.end();
  }
}

export async function clerk(db: Database['db']): Promise<string> {
  const person = {
    email: 'dock@desk.test',
    name: 'Wei Zhang',
    role: 'administrator',
    password_hash: '-',
    totp_enabled: true,
    totp_secret: Buffer.from([0]),
  } as const;
  const { staff_id } = await db.insertInto('staff').values(person).returning('staff_id').executeTakeFirstOrThrow();
  const { token, hash } = newToken();
  const session = { token_hash: hash, account_id: null, customer_id: null, staff_id, ip: '127.0.0.1', user_agent: 'bench' };
  await db
    .insertInto('sessions')
    .values({ ...session, expires_at: new Date(Date.now() + 24 * 3_600_000) })
    .execute();
  return token;
}
