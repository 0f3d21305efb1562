import { sql, type Insertable } from 'kysely';
import type { z } from 'zod';
import type { Job } from '@quayside/contract/kernel/job';
import type { Actor } from './actor.ts';
import type { Tx } from './database.ts';
import type { Tables } from './tables.generated.ts';

export type EnqueueOptions = {
  /** `(name, key)` is unique among open jobs: enqueueing again returns the open job's id; once that has ended, a new job is added. */
  readonly key?: string;
  readonly runAt?: Date;
};
/** Returns the job's id, or the id of the open job with the same key. */
export type Enqueue = <Payload extends z.ZodType>(
  job: Job<Payload>,
  payload: z.input<Payload>,
  options?: EnqueueOptions,
) => Promise<number>;

/** Inserts a job into the queue in the given transaction. */
export function enqueueIn(tx: Tx, actor: Actor | null, onEnqueued: () => void = () => {}): Enqueue {
  return async (job, payload, options = {}) => {
    const owner = ownerOf(actor);
    const row = {
      ...owner,
      name: job.name,
      lane: job.lane,
      is_task: job.isTask,
      permission: job.permission ?? null,
      key: options.key ?? null,
      payload: JSON.stringify(job.payload.parse(payload)),
      max_attempts: job.maxAttempts,
      ...(options.runAt ? { run_at: options.runAt } : {}),
    };
    onEnqueued();
    if (actor === null) {
      // Before sign-in the role may insert jobs but not select them, so there is no RETURNING.
      await tx.insertInto('jobs').values(row).execute();
      return 0;
    }
    // Race: the open job may end between the insert and the select. Then its key is free and the retry inserts.
    for (let tries = 1; tries <= TRIES; tries++) {
      const id = (await insertUnlessOpen(tx, row)) ?? (await openJobId(tx, job.name, row.key));
      if (id !== undefined) return id;
    }
    throw new Error(`${job.name} with the key ${row.key} is open but not visible`);
  };
}

const TRIES = 3;
const isOpen = sql<boolean>`state in ('waiting', 'running')`;

async function insertUnlessOpen(tx: Tx, row: Insertable<Tables['jobs']>): Promise<number | undefined> {
  const written = await tx
    .insertInto('jobs')
    .values(row)
    .onConflict((conflict) => conflict.columns(['name', 'key']).where(isOpen).doNothing())
    .returning('job_id')
    .executeTakeFirst();
  return written?.job_id;
}

async function openJobId(tx: Tx, name: string, key: string | null): Promise<number | undefined> {
  const open = await tx
    .selectFrom('jobs')
    .select('job_id')
    .where('name', '=', name)
    .where('key', '=', key)
    .where(isOpen)
    .executeTakeFirst();
  return open?.job_id;
}

function ownerOf(actor: Actor | null): { customer_id: number | null; account_id: number | null; staff_id: number | null } {
  if (actor === null || actor.kind === 'system') return { customer_id: null, account_id: null, staff_id: null };
  if (actor.kind === 'staff') return { customer_id: null, account_id: null, staff_id: actor.staffId };
  return { customer_id: actor.customerId, account_id: actor.accountId, staff_id: null };
}
