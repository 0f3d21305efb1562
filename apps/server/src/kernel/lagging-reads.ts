import type { Call } from '@quayside/contract/kernel/call';
import { isSandbox } from '@quayside/domain/kernel/sandbox';
import type { Tx } from './database.ts';
import type { Deps } from './deps.ts';
import type { Replica } from './replica.ts';
import { Refusal } from './refusal.ts';
import type { Opened } from './as-actor.ts';
import { asReader, lastWriteOf, readerOf, sqlState, type Reader } from './transaction.ts';

type Given = Pick<Deps, 'database' | 'replica' | 'metrics' | 'logger'>;
/** A job waits so long for the replica to have what its merchant wrote: the order to start it is such a write. */
const JOB_WAITS_MS = 2000;
const LOOKS_EVERY_MS = 50;

/** Opens a transaction of the caller on the primary. */
type OnPrimary = <Result>(work: (opened: Opened) => Promise<Result>) => Promise<Result>;

/**
 * Runs a read that may lag. The primary says who asks and what they wrote last; then the replica is read, if it has that. Whatever goes
 * wrong there, refusals too, is asked again on the primary: only its answer counts.
 */
export async function readLagging<Result>(
  deps: Given,
  call: Pick<Call, 'name'>,
  onPrimary: OnPrimary,
  read: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const { replica, metrics, logger } = deps;
  const state = replica?.state() ?? 'away';
  if (replica === null || state !== 'usable') {
    metrics.reads.inc({ from: 'primary', why: state });
    return onPrimary(read);
  }
  // The connection to the primary is free again before the replica is read.
  const caller = await onPrimary((opened) => Promise.resolve(opened));
  let why = 'own_write';
  try {
    const found = await asReader(replica.database, readerOf(caller.actor, caller.lastWrite), (tx) => read({ ...caller, tx }));
    if (found) {
      metrics.reads.inc({ from: 'replica', why: 'may_lag' });
      return found.result;
    }
  } catch (error) {
    why = noteFailure(replica, error);
    if (why === 'failed') logger.warn({ err: error, call: call.name }, 'a read on the replica failed; the primary answers');
  }
  metrics.reads.inc({ from: 'primary', why });
  return onPrimary(read);
}

type Started = { readonly job_id: number; readonly customer_id: number | null };

/** The same for a job that only reads. It waits a moment for the replica, which a call does not. */
export async function readLaggingJob<Result>(deps: Given, job: Started, tx: Tx, read: (tx: Tx) => Promise<Result>): Promise<Result> {
  const { replica, metrics, logger } = deps;
  if (replica === null) return read(tx);
  let why: string = replica.state();
  if (why === 'usable' && job.customer_id !== null)
    try {
      const found = await readWhenSeen(deps, replica, job.customer_id, read);
      if (found) {
        metrics.reads.inc({ from: 'replica', why: 'may_lag' });
        return found.result;
      }
      why = 'own_write';
    } catch (error) {
      why = noteFailure(replica, error);
      logger.warn({ err: error, job_id: job.job_id }, 'an export from the replica failed; the primary is read');
    }
  metrics.reads.inc({ from: 'primary', why });
  return read(tx);
}

async function readWhenSeen<Result>({ database }: Given, replica: Replica, customerId: number, read: (tx: Tx) => Promise<Result>) {
  const writer = { customerId, staffId: 0 };
  const lastWrite = await lastWriteOf(database, writer);
  const reader: Reader = { role: 'quayside_system', customerId: isSandbox(customerId) ? customerId : null, writer, lastWrite };
  const until = performance.now() + JOB_WAITS_MS;
  for (;;) {
    const found = await asReader(replica.database, reader, read);
    if (found || performance.now() > until) return found;
    await new Promise((wake) => setTimeout(wake, LOOKS_EVERY_MS));
  }
}

/** A replica that gives an SQL state still answers, unless it is stopping or full. After anything else nobody asks it before the next look. */
function noteFailure(replica: Replica, error: unknown): 'refused' | 'failed' {
  if (error instanceof Refusal) return 'refused';
  const state = sqlState(error) ?? '';
  if (!/^(?!E)[0-9A-Z]{5}$/.test(state) || /^(?:57P|08|53)/.test(state)) replica.failed();
  return 'failed';
}
