import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.generated.ts';

/** Counts and ids arrive as numbers. Past 2^53 a number would lie, so it throws; money is numeric and stays text. */
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`the database answered ${text}, too large for a number`);
  return value;
});

/**
 * Several statements in one message are one round trip; `begin` and the session look-up travel together.
 * pg answers such a message with an array, Kysely wants one result: the last, which is the one asked for.
 */
class LastResultClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // A connection lost in the middle of a transaction fails the query that runs; without a listener it would end the process too.
    this.on('error', () => {});
  }

  // pg's own overloads take a callback too; nothing here uses it, and the pool's probes pass through untouched.
  override query(...args: never[]): never {
    const asked: unknown = Reflect.apply(super.query, this, args);
    const answer = asked instanceof Promise ? asked.then((result: unknown) => (Array.isArray(result) ? result.at(-1) : result)) : asked;
    return answer as never;
  }
}

export type Db = Kysely<Tables>;
/** A connection inside the transaction the kernel opened. Services and queries get nothing else. */
export type Tx = Kysely<Tables>;

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> };

export function connect(url: string, size: number, onIdleError: (error: Error) => void = () => {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    Client: LastResultClient,
    max: size,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'quayside',
    options: '-c statement_timeout=30000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=60000 -c timezone=UTC',
  });
  // A connection that dies while idle (the database restarted) is replaced by the next request; without a listener it would end the process.
  pool.on('error', onIdleError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
