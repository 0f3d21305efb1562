import type { JobCtx } from '#server/kernel/jobs.ts';
import { entryBite, type TransactionFilters } from './transactions.queries.ts';

const BITE = 500;
type Entry = Awaited<ReturnType<typeof entryBite>>[number];

/** A merchant's entries, newest first, a bite at a time: a ledger of any length is walked in the same memory. */
export async function* entriesOf(ctx: JobCtx, customerId: number, filters: TransactionFilters): AsyncGenerator<Entry> {
  let last: Entry | null = null;
  for (let done = 0; ;) {
    const bite: Entry[] = await entryBite(ctx.tx, customerId, filters, last, BITE);
    yield* bite;
    done += bite.length;
    ctx.progress(done, null);
    last = bite.at(-1) ?? null;
    if (bite.length < BITE) return;
  }
}

/** The text of a fee; the column holds FeeType and nothing else. */
export function feeKey({ fee_type }: Entry) {
  return `fee.${fee_type}` as 'fee.storage';
}
