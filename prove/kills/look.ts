import type { Database } from '../../apps/server/src/kernel/database.ts';
import '../../apps/server/src/areas/answers.ts';
import { brokenChains, brokenInvariants, invariants } from '../invariants.ts';
import type { Client } from '../kit/client.ts';
import { until } from '../kit/processes.ts';
import { atMost, reported, seconds, type Line } from '../line.ts';
import type { Crew } from './actors.ts';
import { compareTold, lostKeys } from './told.ts';

/** How the client fared. */
export function linesOfClient(part: string, { meter: { counts } }: Client, { problems }: Crew): Line[] {
  const different = [...new Set(problems)];
  for (const problem of different) console.log(`  problem: ${problem}`);
  return [
    reported(part, 'Requests of eight actors, and those that had to be sent again', `${counts.asked}, ${counts.retried}`),
    reported(part, 'Longest time until a request was answered, with its repetitions', seconds(counts.longestMs)),
    atMost(part, 'Requests without an answer after 90 s of trying', counts.lost, 0),
    atMost(part, 'Answers "server fault" (500)', counts.faults, 0),
    atMost(
      part,
      'Refusals or failures an actor cannot explain',
      problems.length,
      0,
      [String(problems.length), ...different].slice(0, 3).join('; '),
    ),
  ];
}

/** Waits until the queue is worked off, then compares what actors were told with the database, and looks at every invariant. */
export async function look(part: string, database: Database, client: Client, { told }: Crew): Promise<Line[]> {
  const due = `select 1 from jobs where state = 'running' or state = 'waiting' and run_at < now() + interval '5 minutes' limit 1`;
  await until('the queue to be worked off', async () => (await database.pool.query(due)).rowCount === 0, 420_000);
  const { rows: leftOver } = await database.pool.query<{ what: string }>(
    `select concat_ws(' ', 'job', name, attempts, error) as what from jobs where state = 'dead'
     union all select concat_ws(' ', 'mail', template, state) from mails where state in ('queued', 'failed')`,
  );
  for (const { what } of leftOver) console.log(`  left over: ${what}`);
  const { missing, doubled, elsewhere, untold } = await compareTold(database.pool, told);
  const lost = await lostKeys(database.pool, client.acknowledged);
  const broken = [...(await brokenInvariants(database.pool)), ...(await brokenChains(database))];
  for (const one of [...missing, ...doubled, ...elsewhere, ...untold]) console.log(`  differs: ${one}`);
  for (const { invariant, rows: wrong, example } of broken) console.log(`  broken: ${invariant}, ${wrong} rows, such as ${example}`);
  return [
    atMost(part, `Acknowledged writes (${client.acknowledged.length}) whose key is not in the database with its answer`, lost, 0),
    atMost(part, `Documents an answer named (${told.length}) that are missing`, missing.length, 0),
    atMost(part, 'Documents that exist twice', doubled.length, 0),
    atMost(part, 'Documents that stand elsewhere than the last answer said', elsewhere.length, 0),
    atMost(part, 'Documents no answer named', untold.length, 0),
    atMost(part, 'Jobs that gave up, mails that were not handed over', leftOver.length, 0),
    atMost(
      part,
      `Invariants broken, of ${invariants.length} and the hash chains`,
      broken.length,
      0,
      broken.map(({ invariant }) => invariant).join(', ') || '0',
    ),
  ];
}
