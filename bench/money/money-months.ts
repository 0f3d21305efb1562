import { writeStatementJob } from '../../packages/contract/src/transactions/transactions.jobs.ts';
import { entriesOf } from '../../apps/server/src/areas/transactions/entries-of.ts';
import { monthOf } from '../../apps/server/src/areas/transactions/month-summary.ts';
import { monthStatement } from '../../apps/server/src/areas/transactions/statement.ts';
import { monthSums } from '../../apps/server/src/areas/transactions/transactions.queries.ts';
import { startOfDay } from '../../apps/server/src/kernel/days.ts';
import type { JobCtx } from '../../apps/server/src/kernel/jobs.ts';
import { asSystem } from '../../apps/server/src/kernel/transaction.ts';
import { child } from '../child.ts';
import { ms, type Figure } from '../figure.ts';
import type { JobGiven, JobTold } from '../job-process.ts';
import { inTurns, timed } from '../statistics.ts';
import { asJob, depsFor } from '../world.ts';
import { MONTHS } from './fill-money.ts';
import type { LedgerSite } from './ledger-site.ts';

const MONTH = '2023-05';
const ROUNDS = 15;

/** The sums at the start of a statement, against a bare sum over the same entries. */
export async function monthlySums({ database, large, sizes }: LedgerSite): Promise<Figure[]> {
  const { from, to } = monthOf(MONTH);
  const [begin, end] = [startOfDay(from), startOfDay(to, 1)];
  const bare = 'select sum(amount) from wallet_entries where customer_id = $1 and created_at >= $2 and created_at < $3';
  const times = await inTurns(
    [
      { name: 'bare', measure: () => timed(() => database.pool.query(bare, [large, begin, end])) },
      { name: 'ours', measure: () => timed(() => asSystem(database, (tx) => monthSums(tx, large, begin, end))) },
    ],
    ROUNDS,
    3,
  );
  const [ours, sum] = [times.get('ours') ?? Number.NaN, times.get('bare') ?? Number.NaN];
  const entries = Math.round(sizes.large / MONTHS).toLocaleString('en');
  return [
    {
      name: `Sums of a month of ${entries} entries`,
      ours: ms(ours),
      baseline: `${ms(sum)} a bare sum`,
      ratio: ours / sum,
      bar: { most: 3 },
    },
  ];
}

/** A monthly PDF, against only reading its entries; and whether cost per entry and memory grow with the month. */
export async function statements(site: LedgerSite): Promise<Figure[]> {
  const { database, large, middle, sizes } = site;
  const { deps, end } = depsFor(database);
  const drained = (make: (ctx: JobCtx) => AsyncIterable<unknown> | Promise<AsyncIterable<unknown>>) =>
    timed(() =>
      asJob(deps, async (ctx) => {
        for await (const _ of await make(ctx));
      }),
    );
  const print = (customerId: number) => drained((ctx) => monthStatement(ctx, { customerId, month: MONTH, language: 'en' }));
  const times = await inTurns(
    [
      { name: 'read', measure: () => drained((ctx) => entriesOf(ctx, large, monthOf(MONTH))) },
      { name: 'large', measure: () => print(large) },
      { name: 'middle', measure: () => print(middle) },
    ],
    1, // a minute each
    0,
  ).finally(end);
  const time = (name: string) => times.get(name) ?? Number.NaN;
  const [many, few] = [sizes.large / MONTHS, sizes.middle / MONTHS];
  const [whole, each, fewEach] = [time('large'), (time('large') * 1000) / many, (time('middle') * 1000) / few];
  const name = `Statement of a month of ${count(many)} entries`;
  return [
    { name: `${name} as a PDF`, ours: ms(whole), baseline: `${ms(time('read'))} reading them alone`, ratio: whole / time('read') },
    {
      name: 'The same, an entry',
      ours: micros(each),
      baseline: `${micros(fewEach)} in a month of ${count(few)}`,
      ratio: each / fewEach,
      bar: { most: 1.3 },
    },
    ...(await statementMemory(site)),
  ];
}

async function statementMemory({ database, large, middle, sizes }: LedgerSite): Promise<Figure[]> {
  const peak = async (customer_id: number, format: 'pdf' | 'xlsx') => {
    const payload = { customer_id, account_id: null, language: 'en', month: MONTH, format };
    const given: JobGiven = { url: database.url, name: writeStatementJob.name, payload };
    const { told, end } = await child<JobTold>('job-process.ts', given);
    await end();
    return told.peakMb;
  };
  const figures: Figure[] = [];
  for (const format of ['pdf', 'xlsx'] as const) {
    const [much, little] = [await peak(large, format), await peak(middle, format)];
    figures.push({
      name: `Statement of ${count(sizes.large / MONTHS)} entries as ${format}, memory at its highest`,
      ours: `${Math.round(much)} MB`,
      baseline: `${Math.round(little)} MB at ${count(sizes.middle / MONTHS)}`,
      ratio: much / little,
      bar: { most: 1.3 },
    });
  }
  return figures;
}

const count = (entries: number) => Math.round(entries).toLocaleString('en');
const micros = (value: number) => `${value.toFixed(0)} µs`;
