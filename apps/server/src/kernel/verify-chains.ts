import { sql } from 'kysely';
import { verifyChainsJob } from '@quayside/contract/kernel/kernel.jobs';
import type { Tx } from './database.ts';
import { runs } from './jobs.ts';
import { question } from './question.ts';
import { found } from './refusal.ts';

/** A line whose hash does not follow from the line before it: it, or its predecessor, was changed or removed. */
export type BrokenLine = { readonly table: string; readonly customer_id: number; readonly line: number };
export type ChainReport = { readonly lines: number; readonly broken: readonly BrokenLine[] };

/** Enough to see where it begins; one removed line breaks a single link. */
export const MAX_BROKEN = 20;

/** Areas register the check of their own chained tables. */
export const chainedLedgers = question<(tx: Tx) => Promise<ChainReport>>('ledgers with a hash chain');

/** Recomputes the hash of every line of the operation log and of the areas' ledgers. */
export async function verifyChains(tx: Tx): Promise<ChainReport> {
  const reports = [await verifyLog(tx)];
  for (const verify of chainedLedgers.answers()) reports.push(await verify(tx));
  return { lines: reports.reduce((sum, { lines }) => sum + lines, 0), broken: reports.flatMap(({ broken }) => broken) };
}

/**
 * Lines from before the chain have no hash; one without a hash after the chain began was inserted behind our back. The head shows that
 * the newest lines, or all of them, are gone.
 */
async function verifyLog(tx: Tx): Promise<ChainReport> {
  const { rows } = await sql<ChainReport>`
    with links as (
      select coalesce(l.customer_id, 0) as customer_id, l.log_id as line,
             case when l.chain is null then not coalesce(bool_or(l.chain is not null) over chained, false)
                  else coalesce(l.chain = operation_log_hash(coalesce(lag(l.chain) over chained, h.start_chain), l)
                                and (lead(l.log_id) over chained is not null or l.chain = h.chain), false) end as fits
        from operation_log l left join log_heads h on h.customer_id = coalesce(l.customer_id, 0)
      window chained as (partition by coalesce(l.customer_id, 0) order by l.log_id)
    ), wrong as (
      select customer_id, line from links where not fits
      union all
      select customer_id, 0 from log_heads h where chain <> start_chain and not exists (select from links where links.customer_id = h.customer_id)
      limit ${MAX_BROKEN}
    )
    select (select count(*) from links) as lines,
           (select coalesce(json_agg(json_build_object('table', 'operation_log', 'customer_id', customer_id, 'line', line)), '[]') from wrong) as broken`.execute(
    tx,
  );
  return found(rows[0]);
}

/** One line a person can act on. */
export function chainMessage({ lines, broken }: ChainReport): string {
  if (broken.length === 0) return `${lines} lines of the operation log and the wallet ledger are unchanged.`;
  const places = broken.map(({ table, customer_id, line }) => `${table} ${line} of customer ${customer_id}`);
  return `Lines were changed or removed: ${places.join(', ')}.`;
}

/** Every night. A broken chain fails the job, so that it waits at the desk among the failed jobs until somebody has looked. */
export const verifyChainsNightly = runs(verifyChainsJob, async ({ tx }) => {
  const report = await verifyChains(tx);
  if (report.broken.length > 0) throw new Error(chainMessage(report));
});
