import { inBatches } from '#server/kernel/export-job.ts';
import type { JobCtx } from '#server/kernel/jobs.ts';
import { entryBatch, type TransactionFilters } from './transactions.queries.ts';

type Entry = Awaited<ReturnType<typeof entryBatch>>[number];

/** A merchant's entries, newest first. */
export function entriesOf(ctx: JobCtx, customerId: number, filters: TransactionFilters): AsyncGenerator<Entry> {
  return inBatches<Entry>(ctx, (last, size) => entryBatch(ctx.tx, customerId, filters, last, size));
}

/** The text key of a fee; the column contains only FeeType values. */
export function feeKey({ fee_type }: Entry) {
  return `fee.${fee_type}` as 'fee.storage';
}
