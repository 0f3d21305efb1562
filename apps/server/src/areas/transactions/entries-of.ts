import { inBatches } from '#server/kernel/export-job.ts';
import type { JobCtx } from '#server/kernel/jobs.ts';
import { entriesBetween, entryBatch, type TransactionFilters } from './transactions.queries.ts';

export type Entry = Awaited<ReturnType<typeof entryBatch>>[number];

/** A merchant's entries, newest first. */
export function entriesOf(ctx: JobCtx, customerId: number, filters: TransactionFilters): AsyncGenerator<Entry> {
  return inBatches<Entry>(ctx, (last, size) => entryBatch(ctx.tx, customerId, filters, last, size));
}

/** A month's entries, oldest first. */
export function entriesOfMonth(ctx: JobCtx, customerId: number, { first, last }: { first: number; last: number }): AsyncGenerator<Entry> {
  const next = (before: Entry | null, size: number) =>
    entriesBetween(ctx.tx, customerId, { first: before === null ? first : before.seq + 1, last }, size);
  return inBatches<Entry>(ctx, next, Math.max(0, last - first + 1));
}

/** The text key of a fee; the column contains only FeeType values. */
export function feeKey({ fee_type }: { fee_type: string }) {
  return `fee.${fee_type}` as 'fee.storage';
}
