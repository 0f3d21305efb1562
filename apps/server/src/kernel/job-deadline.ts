import type pg from 'pg';
import type { Database } from './database.ts';
import { within } from './within.ts';

const TERMINATE_WITHIN_MS = 5000;

export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/** A transaction as PostgreSQL knows it. Behind a pooler the same backend serves somebody else once the transaction is over. */
export type Backend = { readonly pid: number; readonly started: string };
/** Lends connections to the work and can take the current one back. */
export type JobDatabase = Pick<Database, 'borrow'> & { readonly setBackend: (backend: Backend) => void };

/**
 * Runs work that borrows a connection. At the deadline its transaction is ended from outside, whatever the work waits for: a statement,
 * a socket, or a promise nobody settles. Its connection is closed and the caller goes on; if the work ever continues, it finds no database.
 */
export async function withDeadline<Result>(
  database: Database,
  seconds: number,
  work: (database: JobDatabase) => Promise<Result>,
): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const error = new DeadlineError(`ended after its deadline of ${seconds} s`);
  const timer = setTimeout(() => late.reject(error), seconds * 1000);
  const lender = revocableLender(database, error);
  const working = work(lender);
  try {
    return await Promise.race([working, late.promise]);
  } catch (reason) {
    if (reason !== error) throw reason;
    working.catch(() => {}); // nobody waits for it any more
    await lender.revoke();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function revocableLender(database: Database, error: DeadlineError) {
  let current: pg.PoolClient | null = null;
  let backend: Backend | null = null;
  let isRevoked = false;

  const lend = (client: pg.PoolClient): pg.PoolClient => {
    current = client;
    const lent = {
      query: (text: string) => (isRevoked ? Promise.reject(error) : client.query(text)),
      release: (destroy?: boolean) => {
        if (current !== client) return; // taken back at the deadline
        current = null;
        backend = null;
        client.release(destroy);
      },
    };
    return lent as unknown as pg.PoolClient; // a transaction opens, ends and releases through these two
  };

  return {
    borrow: async () => {
      const borrowed = await database.borrow();
      if (!isRevoked) return { ...borrowed, client: lend(borrowed.client) };
      borrowed.client.release();
      throw error;
    },
    setBackend: (found: Backend) => {
      backend = found;
    },
    revoke: async () => {
      isRevoked = true;
      const client = current;
      current = null;
      if (backend) await terminate(database, backend).catch(() => {}); // closing the connection ends it too, later
      client?.release(true);
    },
  };
}

/** Closing our end alone would let a running statement go on with its locks. By start time too: the pid may serve another by now. */
async function terminate({ pool }: Database, { pid, started }: Backend): Promise<void> {
  const ending = pool.query('select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and xact_start = $2::timestamptz', [
    pid,
    started,
  ]);
  await within(TERMINATE_WITHIN_MS, ending);
}
