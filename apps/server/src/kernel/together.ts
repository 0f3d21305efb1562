import { sqlState } from './transaction.ts';

/** What PostgreSQL answers to everything behind a statement that failed: also that it does not know a statement it was to keep there. */
const BEHIND_A_FAILURE = new Set(['25P02', '26000']);

/**
 * Reads of one transaction side by side: their statements go out without waiting for each other's answers (decision 0027). Always waits for
 * all of them: one that went on after a failure would send its next statement into whatever follows on the connection.
 */
export async function together<const Reads extends readonly unknown[]>(
  ...reads: Reads
): Promise<{ -readonly [At in keyof Reads]: Awaited<Reads[At]> }> {
  const settled = await Promise.allSettled(reads);
  const reasons = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (reasons.length > 0) throw reasons.find((reason) => !BEHIND_A_FAILURE.has(sqlState(reason) ?? '')) ?? reasons[0];
  return settled.map((one) => one.status === 'fulfilled' && one.value) as never; // in the order of the reads
}
