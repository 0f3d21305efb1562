import type { Connection, Database } from './database.ts';
import type { Backend } from './transaction.ts';
import { within } from './within.ts';

const TERMINATE_WITHIN_MS = 5000;

export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/** Lends connections to the job and can revoke the current one. */
export type JobDatabase = Pick<Database, 'borrow' | 'sealer'> & { readonly setBackend: (backend: Backend) => void };

/**
 * Runs work that borrows a connection. At the deadline its transaction is terminated from outside, even if the work waits for a
 * statement, a socket or a promise that never settles. Its connection is closed; if the work continues later, it has no database.
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
    working.catch(() => {}); // its result is no longer awaited
    await lender.revoke();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function revocableLender(database: Database, error: DeadlineError) {
  let current: Connection | null = null;
  let backend: Backend | null = null;
  let isRevoked = false;

  const lend = (client: Connection): Connection => {
    current = client;
    return {
      open: (opening) => (isRevoked ? Promise.reject(error) : client.open(opening)),
      endSoon: () => client.endSoon(),
      firstFailure: () => client.firstFailure(),
      query: (text) => (isRevoked ? Promise.reject(error) : client.query(text)),
      release: (destroy) => {
        if (current !== client) return; // revoked at the deadline
        current = null;
        backend = null;
        client.release(destroy);
      },
    };
  };

  return {
    sealer: database.sealer,
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
      if (backend) await terminate(database, backend).catch(() => {}); // closing the connection terminates it too, but later
      client?.release(true);
    },
  };
}

/** Closing only the client side would leave a running statement with its locks. The start time is checked because pids are reused. */
async function terminate({ pool }: Database, { pid, started }: Backend): Promise<void> {
  await within(TERMINATE_WITHIN_MS, pool.query('select end_transaction($1, $2)', [pid, started]));
}
