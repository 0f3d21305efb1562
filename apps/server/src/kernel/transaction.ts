import { sql } from 'kysely';
import type { MerchantActor, StaffActor } from './actor.ts';
import { noteRole, type Connection, type Database, type Opening, type Tx } from './database.ts';
import { forgetStatements, isOutdated } from './prepared.ts';
import type { DatabaseRole, Sealer } from './seals.ts';

export type Access = 'read only' | 'read write';
/** Identifies a transaction's backend. Behind a pooler the same backend serves other clients once the transaction is over. */
export type Backend = { readonly pid: number; readonly started: string };
const TRIES = 3;
export type Lender = Pick<Database, 'borrow' | 'sealer' | 'notesWrites'>;

/** Whose writes a read must not miss: those of everybody of a merchant, or of one member of staff. */
type Writer = { readonly customerId: number; readonly staffId: number };

export function writerOf(actor: MerchantActor | StaffActor): Writer {
  return actor.kind === 'staff' ? { customerId: 0, staffId: actor.staffId } : { customerId: actor.customerId, staffId: 0 };
}

/** In the same message as the commit: it costs no round trip. */
export function noteWrite({ customerId, staffId }: Writer): string {
  return `select note_write(${customerId}, ${staffId})`;
}

export type Reader = {
  readonly role: Exclude<DatabaseRole, 'quayside_public'>;
  /** The merchant, or the sandbox a job works in; null for staff and for jobs. */
  readonly customerId: number | null;
  readonly writer: Writer;
  /** What the primary said. */
  readonly lastWrite: number | null;
};

export function readerOf(actor: MerchantActor | StaffActor, lastWrite: number | null): Reader {
  const writer = writerOf(actor);
  return actor.kind === 'staff'
    ? { role: 'quayside_desk', customerId: null, writer, lastWrite }
    : { role: 'quayside_merchant', customerId: actor.customerId, writer, lastWrite };
}

/**
 * Reads on the replica with the role, customer and seal the reader has on the primary. Null when the replica does not have their last
 * write. No second try: the primary is the second try.
 */
export async function asReader<Result>(
  replica: Lender,
  { role, customerId, writer, lastWrite }: Reader,
  work: (tx: Tx) => Promise<Result>,
): Promise<{ readonly result: Result } | null> {
  const seal = await replica.sealer();
  const acts = `act_as('${role}', ${customerId ?? 'null'}, '${seal(role, customerId ?? undefined)}')`;
  // A job writes its file while it reads; its deadline replaces the limit.
  const patience = role === 'quayside_system' ? 'set local idle_in_transaction_session_timeout = 0; ' : '';
  const opening = `begin read only; ${patience}select ${acts}, last_write_of(${writer.customerId}, ${writer.staffId}) as seen`;
  return once(replica, { sql: opening, role }, async (tx, begun) => {
    const { seen } = (await begun)[0] as { seen: number | null }; // what the opening selects
    return lastWrite === null || (seen !== null && seen >= lastWrite) ? { result: await work(tx) } : null;
  });
}

/** The last write of somebody, asked on the primary. */
export async function lastWriteOf({ db }: Pick<Database, 'db'>, { customerId, staffId }: Writer): Promise<number | null> {
  const { rows } = await sql<{ write_no: number | null }>`select last_write_of(${customerId}, ${staffId}) as write_no`.execute(db);
  return rows[0]?.write_no ?? null;
}

/** Switches a public transaction to a merchant's role. */
export async function becomeMerchant(tx: Tx, seal: Sealer, customerId: number): Promise<void> {
  await become(tx, seal, 'quayside_merchant', customerId);
}

/** Switches a public transaction to the role of staff. */
export async function becomeDesk(tx: Tx, seal: Sealer): Promise<void> {
  await become(tx, seal, 'quayside_desk');
}

/** Switches the transaction of a test key to the role of staff in that sandbox. */
export async function becomeDeskOf(tx: Tx, seal: Sealer, sandbox: number): Promise<void> {
  await become(tx, seal, 'quayside_desk', sandbox);
}

async function become(tx: Tx, seal: Sealer, role: DatabaseRole, customerId?: number): Promise<void> {
  await sql`select act_as(${role}, ${customerId ?? null}, ${seal(role, customerId)})`.execute(tx);
  noteRole(tx, role);
}

/** Opens a transaction before sign-in, with the few rights that signing in needs. */
export async function asPublic<Result>(database: Lender, access: Access, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const role = 'quayside_public';
  return inTransaction(database, { sql: `begin ${access}; ${await takeOn(database, role)}`, role }, whenBegun(work));
}

/** Opens a transaction for a job or the kernel: it sees no sandbox, or the given one and nothing else. */
export async function asSystem<Result>(database: Lender, work: (tx: Tx) => Promise<Result>, sandbox?: number): Promise<Result> {
  const role = 'quayside_system';
  return inTransaction(database, { sql: `begin; ${await takeOn(database, role, sandbox)}`, role }, whenBegun(work));
}

/** Opens a transaction with a merchant's role, for work the merchant set up beforehand. */
export async function asMerchant<Result>(database: Lender, customerId: number, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const seal = await database.sealer();
  const role = 'quayside_merchant';
  const opening = `begin; select act_as('${role}', ${customerId}, '${seal(role, customerId)}')`;
  return inTransaction(database, { sql: opening, role }, whenBegun(work));
}

/** Opens a transaction for a job. Its deadline replaces the statement limits of calls; the backend is known so that it can be terminated. */
export async function asJob<Result>(
  database: Lender,
  work: (tx: Tx, backend: Backend) => Promise<Result>,
  sandbox?: number,
): Promise<Result> {
  const role = 'quayside_system';
  const opening = `begin; ${await takeOn(database, role, sandbox)}; set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0; select pg_backend_pid() as pid, now()::text as started`;
  return inTransaction(
    database,
    { sql: opening, role },
    whenBegun((tx, rows) => work(tx, rows[0] as Backend)),
  ); // the opening selects one row
}

/** A role is of no use without its seal (decision 0002). */
async function takeOn({ sealer }: Lender, role: DatabaseRole, sandbox?: number): Promise<string> {
  const seal = await sealer();
  const customer = sandbox === undefined ? '' : `set local app.customer_id = '${sandbox}'; `;
  return `${customer}set local app.seal = '${seal(role, sandbox)}'; set local role ${role}`;
}

/** Its statements are sent behind the opening. Most work waits for the opening's answer first: `whenBegun`. */
type Work<Result> = (tx: Tx, begun: Promise<unknown[]>) => Promise<Result>;

function whenBegun<Result>(work: (tx: Tx, rows: unknown[]) => Promise<Result>): Work<Result> {
  return async (tx, begun) => work(tx, await begun);
}

/** Thrown by work that has to begin again in a new transaction. */
export class StartAgain extends Error {}

export async function inTransaction<Result>(
  database: Lender,
  opening: Opening,
  work: Work<Result>,
  closing: () => string = () => 'commit',
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await once(database, opening, work, closing);
    } catch (error) {
      // PostgreSQL rolled this transaction back, so it can be retried.
      const mayRetry = isCollision(error) || isOutdated(error) || error instanceof StartAgain;
      if (!mayRetry || tries === TRIES) throw error;
    }
  }
}

async function once<Result>(
  database: Lender,
  opening: Opening,
  work: Work<Result>,
  closing: () => string = () => 'commit',
): Promise<Result> {
  const { client, tx } = await database.borrow();
  const isReadOnly = opening.sql.startsWith('begin read only');
  let result: Result;
  try {
    const begun = client.open(opening);
    // Work that is ahead asks later whether it failed.
    begun.catch(() => {});
    result = await work(tx, begun);
    // Nothing asks at its end: it is not waited for.
    const failure = isReadOnly ? await client.firstFailure() : null;
    if (failure !== null) throw failure;
  } catch (error) {
    const failure = await client.firstFailure();
    const cause = failure === null || error instanceof StartAgain ? error : failure;
    // If the connection is lost there is nothing to roll back; the first error is the cause.
    await end(client, 'rollback').catch(() => {});
    if (isOutdated(cause)) forgetStatements();
    throw cause;
  }
  if (isReadOnly) {
    // It has nothing to lose, so the response does not wait for its end.
    client.endSoon();
    client.release();
  } else await end(client, closing());
  return result;
}

/**
 * Ends the transaction and returns the connection to the pool; a connection that fails here is closed. After a statement that failed
 * PostgreSQL answers a commit with a rollback and no error, so those nobody waited for are asked.
 */
async function end(client: Connection, how: string): Promise<void> {
  let failure: unknown;
  try {
    await client.query(how);
    failure = await client.firstFailure();
  } catch (error) {
    failure = (await client.firstFailure()) ?? error;
    client.release(true);
    throw failure;
  }
  client.release();
  if (failure !== null) throw failure;
}

/** Serialization failure or deadlock. */
function isCollision(error: unknown): boolean {
  return sqlState(error) === '40001' || sqlState(error) === '40P01';
}

export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The name of the constraint an insert or update violated; the area maps it to a message. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
}
