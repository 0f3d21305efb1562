import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.generated.ts';

/** Counts and ids arrive as numbers. Past 2^53 a number would lie, so it throws; money is numeric and stays text. */
function whole(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`the database answered ${text}, too large for a number`);
  return value;
}
pg.types.setTypeParser(pg.types.builtins.INT8, whole);
/** bigint[], which the driver has no name for. Ours hold no nulls. */
const INT8_ARRAY = 1016 as Parameters<typeof pg.types.setTypeParser>[0]; // the numbers are PostgreSQL's, the list of names is the driver's
pg.types.setTypeParser(INT8_ARRAY, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(whole)));

/** A day is a day, not midnight in the time zone of whoever reads it. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** A connection lost in the middle of a transaction fails the query that runs; without a listener it would end the process too. */
class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

export type Db = Kysely<Tables>;
/** A connection inside the transaction the kernel opened. Services and queries get nothing else. */
export type Tx = Kysely<Tables>;

export type Database = {
  db: Db;
  pool: pg.Pool;
  /** Lends a connection: as the driver's own client, for opening and closing, and as the query builder's, for the work in between. */
  borrow: () => Promise<Borrowed>;
  close: () => Promise<void>;
};
export type Borrowed = { client: pg.PoolClient; tx: Tx };

export function connect(url: string, size: number, onIdleError: (error: Error) => void = () => {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    Client: SteadyClient,
    max: size,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'quayside',
    options: '-c statement_timeout=30000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=60000 -c timezone=UTC',
  });
  // A connection that dies while idle (the database restarted) is replaced by the next request; without a listener it would end the process.
  pool.on('error', onIdleError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const builders = new WeakMap<pg.PoolClient, Tx>();
  const borrow = async () => {
    const client = await pool.connect();
    const tx = builders.get(client) ?? builderOn(client);
    builders.set(client, tx);
    return { client, tx };
  };
  const close = async () => {
    await db.destroy();
    // The builder ends a pool only when it has used it; a process that merely borrowed would wait for its connections to grow old.
    if (!pool.ended) await pool.end();
  };
  return { db, pool, borrow, close };
}

/** A query builder that speaks through this one connection. Made once for each: it costs more than a query. */
function builderOn(client: pg.PoolClient): Tx {
  const lent = {
    query: (text: string, values: unknown[]) => client.query(text, values),
    release: () => {}, // giving it back is the borrower's business, not the builder's
  };
  const pool = { connect: () => Promise.resolve(lent), end: () => Promise.resolve() };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) }); // the dialect uses these two and asks for more
}
