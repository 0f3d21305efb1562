import { sql } from 'kysely';
import { rebuildCustomerStatisticsJob } from '@quayside/contract/statistics/statistics.jobs';
import type { SystemCtx } from '#server/kernel/ctx.ts';
import { keptFor } from '#server/kernel/retention.ts';
import { customersAcrossMerchants } from './statistics.queries.ts';

/** Rows one statement folds: a few hundred milliseconds. */
const BATCH_SIZE = 20_000;
/** More than a day's parcels; the rest follows with the next run. */
const MOST_BATCHES = 50;

/** Folds what orders appended into one row for each key. */
export async function foldStatistics({ tx }: Pick<SystemCtx, 'tx'>): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const { rows } = await sql<{
      folded: number;
    }>`select fold_statistics(${BATCH_SIZE}) + fold_placed_orders(${BATCH_SIZE}) as folded`.execute(tx);
    if ((rows[0]?.folded ?? 0) === 0) return;
  }
}

/** One job for each customer, so that a wallet is locked only for as long as its own entries are added up. */
export async function startRebuild({ tx, enqueue }: SystemCtx): Promise<void> {
  for (const { customer_id } of await customersAcrossMerchants(tx))
    await enqueue(rebuildCustomerStatisticsJob, { customer_id }, { key: String(customer_id) });
}

/** Computes a customer's sums again from orders and entries. */
export async function rebuildCustomer({ tx }: Pick<SystemCtx, 'tx'>, { customer_id }: { customer_id: number }): Promise<void> {
  const since = sql`(now() - ${keptFor('statistics_placed')}::interval)::date`;
  await sql`select rebuild_statistics(${customer_id}), rebuild_placed_orders(${customer_id}, ${since})`.execute(tx);
}
