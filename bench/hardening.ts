import { warningEmailsCalls } from '../packages/contract/src/warning-emails/warning-emails.calls.ts';
import { checkInput } from '../apps/server/src/kernel/check-input.ts';
import type { Figure } from './figure.ts';
import { inTurns, timed } from './statistics.ts';
import { addMerchants, appFor, depsFor, type World } from './world.ts';

const CALLS = 200;
const CHECKS = 20_000;
const LINES = 500;
const LINE = `insert into operation_log (customer_id, operation_time, operation, call_method, account, operator, ip, request_method, request_address,
    request_url, full_url, request_parameters, outcome, duration_ms, request_id)
  values (7, now(), 'a.b', 'a.b', 'a@b.test', 'Mei Lin', '192.0.2.1', 'POST', '/api/a', '/api/a', 'https://x.test/api/a', '{"a":1}', 'done', 3, 'r')`;
const input = { emails: ['stock@shop.test', 'owner@shop.test', 'night@shop.test'], enabled: 1 };

/** What the protections cost: the check of every input, and the hash chain of the operation log. */
export async function hardening(world: World): Promise<Figure[]> {
  return [await inputLimits(world), await chainedLog(world)];
}

/** The pass over every input (depth, number of fields, text PostgreSQL cannot store), as a part of a whole call that writes. */
async function inputLimits(world: World): Promise<Figure> {
  const database = await world.database();
  const { token } = await addMerchants(database);
  const { deps, end } = depsFor(database);
  const app = await appFor(deps);
  const { path: url } = warningEmailsCalls.saveSetting;
  const call = async () => {
    const { statusCode } = await app.inject({ method: 'POST', url, headers: { token }, payload: input });
    if (statusCode !== 200) throw new Error(`the call answered ${statusCode}`);
  };
  try {
    const times = await inTurns(
      [
        { name: 'call', measure: () => timed(() => repeat(CALLS, call)) },
        { name: 'check', measure: () => timed(() => repeat(CHECKS, async () => checkInput(input))) },
      ],
      7,
      2,
    );
    const micro = (name: string, count: number) => ((times.get(name) ?? Number.NaN) * 1000) / count;
    const [check, whole] = [micro('check', CHECKS), micro('call', CALLS)];
    return {
      name: 'Limits of an input, part of a write',
      ours: `${check.toFixed(2)} µs`,
      baseline: `${whole.toFixed(0)} µs for the whole call`,
      ratio: check / whole,
      bar: { most: 0.05 },
    };
  } finally {
    await app.close();
    end();
  }
}

/** Lines of the operation log, each in its own transaction as calls write them, with and without the hash chain. */
async function chainedLog(world: World): Promise<Figure> {
  const database = await world.database();
  const seal = (await database.sealer())('quayside_system');
  // As calls do: in a transaction with a role and its seal.
  const line = () => database.pool.query(`begin; select act_as('quayside_system', null, '${seal}'); ${LINE}; commit`);
  const chain = (state: 'enable' | 'disable') => database.pool.query(`alter table operation_log ${state} trigger chain_lines`);
  const measure = (state: 'enable' | 'disable') => async () => {
    await chain(state);
    return timed(() => repeat(LINES, line));
  };
  const times = await inTurns(
    [
      { name: 'bare', measure: measure('disable') },
      { name: 'chained', measure: measure('enable') },
    ],
    7,
    2,
  );
  const micro = (name: string) => ((times.get(name) ?? Number.NaN) * 1000) / LINES;
  const [ours, bare] = [micro('chained'), micro('bare')];
  return {
    name: 'Log line with its hash chain',
    ours: `${ours.toFixed(0)} µs`,
    baseline: `${bare.toFixed(0)} µs without`,
    ratio: ours / bare,
    bar: { most: 2 },
  };
}

async function repeat(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < count; time++) await work();
}
