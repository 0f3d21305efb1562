import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import pg from 'pg';
import { KeptStatements } from './prepared.ts';
import { readSealer, type DatabaseRole, type Sealer } from './seals.ts';
import type { Tables } from './tables.generated.ts';

/** Parses counts and ids as numbers. Throws above 2^53, where a number loses precision; money is numeric and stays text. */
function whole(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`the database answered ${text}, too large for a number`);
  return value;
}
pg.types.setTypeParser(pg.types.builtins.INT8, whole);
/** bigint[], for which the driver has no constant. Our arrays contain no nulls. */
const INT8_ARRAY = 1016 as Parameters<typeof pg.types.setTypeParser>[0]; // the OID is PostgreSQL's; the driver's type lists only named ones
pg.types.setTypeParser(INT8_ARRAY, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(whole)));

/** A date stays text: as a Date it would become midnight in the reader's time zone. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** How long a transaction that is over may wait for the next one on its connection. A pooler's connection is kept from others meanwhile. */
const OWED_MS = 25;
const OWED_TO_POOLER_MS = 5;

/**
 * A connection of the pool. The end of a read-only transaction is sent with the beginning of the next one: under load that is one
 * message less for every call. Whatever else is sent on the connection ends the transaction first.
 */
class PoolConnection extends pg.Client {
  #owesEnd = false;
  /** One for the connection: the timer of an earlier end would send the end of a later one too soon. */
  #ending: NodeJS.Timeout | null = null;
  #owedMs = OWED_TO_POOLER_MS;
  #unawaited: Promise<unknown>[] = [];
  /** Null where statements are not kept. */
  #kept: KeptStatements | null = null;
  /** Of the transaction opened last; null before the first. */
  #role: DatabaseRole | null = null;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // A connection lost during a transaction fails the running query; without an error listener it would also end the process.
    this.on('error', () => {});
    const sendAfterEnd = (...given: unknown[]): unknown => {
      this.settle();
      return Reflect.apply(pg.Client.prototype.query, this, given);
    };
    this.query = sendAfterEnd as pg.Client['query']; // the driver's overloads, passed on unchanged
  }

  /** Begins a transaction; several statements in one message are one round trip. Returns the rows of the last statement. */
  async open({ sql, role }: Opening): Promise<unknown[]> {
    const text = this.#owesEnd ? `commit; ${sql}` : sql;
    this.#owesEnd = false;
    this.#role = role;
    const answers: unknown = await this.query(text);
    const last: unknown = Array.isArray(answers) ? answers.at(-1) : answers;
    return (last as pg.QueryResult).rows; // pg types only messages of one statement
  }

  /**
   * PostgreSQL keeps statements for a connection (decision 0031). A pooler may give the next transaction another connection, where it does
   * not know them: it names itself as the process that answers, and the one that works is another.
   */
  async keepStatements(keeps?: boolean): Promise<void> {
    const { rows } = keeps === undefined ? await this.query<{ pid: number }>('select pg_backend_pid() as pid') : { rows: [] };
    const { processID } = this as unknown as { processID: number | null }; // not in the driver's types
    const isDirect = keeps === undefined && rows[0]?.pid === processID;
    this.#kept = (keeps ?? isDirect) ? new KeptStatements(this) : null;
    if (isDirect) this.#owedMs = OWED_MS;
  }

  actAs(role: DatabaseRole): void {
    this.#role = role;
  }

  /** A statement of the running transaction. */
  run(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const kept = this.#role !== null && values.length > 0 ? this.#kept?.query(this.#role, text, values) : undefined;
    return kept ? this.query(kept) : this.query(text, [...values]);
  }

  /** Sends a statement of the running transaction and does not wait for it: what follows goes out behind it. */
  sendOnly(text: string, values: readonly unknown[]): void {
    const done = this.run(text, values).then(
      () => null,
      (error: unknown) => error,
    );
    this.#unawaited.push(done);
  }

  /** What the first of the statements failed with that nobody waited for; null when all of them are done. */
  async firstFailure(): Promise<unknown> {
    const sent = this.#unawaited;
    this.#unawaited = [];
    for (const done of sent) {
      const error = await done;
      if (error !== null) return error;
    }
    return null;
  }

  /** A transaction without effects is over; its end is sent soon. */
  endSoon(): void {
    this.#owesEnd = true;
    if (this.#ending) this.#ending.refresh();
    else this.#ending = setTimeout(() => this.settle(), this.#owedMs);
  }

  settle(): void {
    if (!this.#owesEnd) return;
    this.#owesEnd = false;
    this.query('commit').catch(() => {}); // a lost connection has no transaction left
  }
}

export type Db = Kysely<Tables>;
/** A connection inside the transaction the kernel opened. Services and queries get no other. */
export type Tx = Kysely<Tables>;

export type Database = {
  db: Db;
  pool: pg.Pool;
  /** Lends a connection: as the driver's client to begin and commit, and as a query builder for the work in between. */
  borrow: () => Promise<Borrowed>;
  /** Computes the seals of the roles; read once, through the owner of the tables. */
  sealer: () => Promise<Sealer>;
  close: () => Promise<void>;
  /** Every write says whose it is, because reads may go to a replica (decision 0025). */
  readonly notesWrites?: boolean;
};
/** The statements that begin a transaction, and the role it has after them. */
export type Opening = { readonly sql: string; readonly role: DatabaseRole };
/** What opens and ends a transaction. */
export type Connection = Pick<PoolConnection, 'open' | 'endSoon' | 'firstFailure'> & {
  readonly query: (text: string) => Promise<unknown>;
  readonly release: (destroy?: boolean) => void;
};
export type Borrowed = { client: Connection; tx: Tx };

type Connecting = {
  /** Connects as the owner of the tables, when this connection does not. */
  readonly owner?: Pick<Database, 'sealer'> | undefined;
  readonly withinMs?: number;
  /** Whether PostgreSQL keeps statements for a connection; by default it does unless there is a pooler. */
  readonly keepsStatements?: boolean | undefined;
};

export function connect(url: string, size: number, { owner, withinMs = 10_000, keepsStatements }: Connecting = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    Client: PoolConnection,
    // Statements go out at once, also when an earlier one is not answered yet (decision 0027).
    pipeline: true,
    max: size,
    connectionTimeoutMillis: withinMs,
    // The pool waits for it.
    onConnect: (client) => (client as PoolConnection).keepStatements(keepsStatements), // the pool makes connections of this class
    idleTimeoutMillis: 60_000,
    application_name: 'quayside',
    options: '-c statement_timeout=30000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=60000 -c timezone=UTC',
  });
  // An idle connection that dies (database restart) is replaced on the next request; without a listener the error would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const builders = new WeakMap<pg.PoolClient, Tx>();
  const borrow = async () => {
    const client = (await pool.connect()) as pg.PoolClient & PoolConnection; // the pool makes connections of this class
    const tx = builders.get(client) ?? builderOn(client);
    builders.set(client, tx);
    return { client, tx };
  };
  const close = async () => {
    await db.destroy();
    // Kysely ends a pool only if it has used it; a process that only borrowed clients would wait for the idle timeout.
    if (!pool.ended) await pool.end();
  };
  return { db, pool, borrow, sealer: owner?.sealer ?? once(() => readSealer(pool)), close };
}

/** Remembers the first answer, but no failure. */
function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | null = null;
  return () =>
    (asked ??= ask().catch((error: unknown) => {
      asked = null;
      throw error;
    }));
}

const connections = new WeakMap<Tx, PoolConnection>();

/**
 * A write whose answer nobody needs: it is sent at once, and what follows does not wait for it, so that the last writes of a transaction
 * and its commit are one round trip. When it fails, the transaction fails with its error, however far the work has come meanwhile.
 */
export async function send(tx: Tx, write: { readonly compile: (by: Tx) => CompiledQuery }): Promise<void> {
  const compiled = write.compile(tx);
  const connection = connections.get(tx);
  // A transaction the kernel did not open, such as the demo's, is not asked at its end.
  if (!connection) await tx.executeQuery(compiled);
  else connection.sendOnly(compiled.sql, compiled.parameters);
}

/** The role of a transaction has changed on the way. */
export function noteRole(tx: Tx, role: DatabaseRole): void {
  connections.get(tx)?.actAs(role);
}

/** A query builder bound to this one connection. Cached per connection, because creating it costs more than a query. */
function builderOn(client: pg.PoolClient & PoolConnection): Tx {
  const lent = {
    query: (text: string, values: unknown[]) => client.run(text, values),
    release: () => {}, // the borrower releases the connection, not the builder
  };
  const pool = { connect: () => Promise.resolve(lent), end: () => Promise.resolve() };
  const tx = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) }); // the dialect uses only these two members
  connections.set(tx, client);
  return tx;
}
