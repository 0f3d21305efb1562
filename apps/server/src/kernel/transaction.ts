import { sql } from 'kysely';
import type { Realm } from '@quayside/contract/kernel/call';
import type { MerchantActor, StaffActor } from './actor.ts';
import { forget, knownFrom, lastKnown, type Known } from './callers.ts';
import type { Connection, Database, Tx } from './database.ts';
import { Refusal } from './refusal.ts';
import type { DatabaseRole, Sealer } from './seals.ts';

export type Access = 'read only' | 'read write';
/** Identifies a transaction's backend. Behind a pooler the same backend serves other clients once the transaction is over. */
export type Backend = { readonly pid: number; readonly started: string };
export type Opened = Pick<Known, 'actor' | 'seen' | 'mustEnrol'> & {
  tx: Tx;
  /** The number of the last write of this merchant or member of staff; null when none is known. */
  lastWrite: number | null;
  /** Does this as soon as the database has said who calls: at once, but for work that is ahead of that. */
  whenCertain: (then: () => void) => void;
};

const TRIES = 3;
export type Lender = Pick<Database, 'borrow' | 'sealer' | 'notesWrites'>;

/**
 * Opens a transaction for the owner of the token: begin, session look-up, role and customer in one round trip. A token that is
 * unknown, expired or belongs to a disabled account is refused with 1010.
 *
 * `ahead`: the work begins without waiting for the answer, as whoever owned the token at its last call, and its statements are sent behind
 * the opening. The database still decides who they run as, and nothing of the work leaves this function before it has said that the owner
 * is the same to the letter. Otherwise the work is done again. So only for work that does nothing but read in this transaction.
 */
export function asActor<Result>(
  database: Lender,
  access: Access,
  realm: Realm,
  tokenHash: Buffer,
  work: (opened: Opened) => Promise<Result>,
  how: { readonly ahead: boolean } = { ahead: false },
): Promise<Result> {
  const token = tokenHash.toString('hex');
  const place = `${realm} ${token}`;
  // Never `from enter(…)`: PostgreSQL keeps the rows of a function in a store first.
  const entering = `select enter('\\x${token}', '${realm}') as caller`;
  const opening = `begin ${access}; ${database.notesWrites ? `select caller, ${lastWriteOfCaller} as last_write from (${entering}) entered` : entering}`;
  let closing = 'commit';
  let guess = how.ahead && access === 'read only' ? lastKnown(database, place) : null;
  const opened = async (tx: Tx, begun: Promise<unknown[]>) => {
    const notes: (() => void)[] = [];
    const early = guess && (await outcomeOf(work({ tx, ...guess, lastWrite: null, whenCertain: (then) => notes.push(then) })));
    const { caller, last_write = null } = (await begun)[0] as { caller: string | null; last_write?: number | null }; // what the opening selects
    if (early && guess?.text === caller) {
      for (const note of notes) note();
      return early();
    }
    if (early) {
      guess = null;
      throw new CallerChanged();
    }
    if (caller === null) {
      forget(database, place);
      throw await whyClosed(tx, realm, tokenHash);
    }
    const known = knownFrom(database, place, caller);
    if (database.notesWrites && access === 'read write') closing = `${noteWrite(writerOf(known.actor))}; commit`;
    return work({ tx, ...known, lastWrite: last_write, whenCertain: (then) => then() });
  };
  return inTransaction(database, opening, opened, () => closing);
}

/** Not a failure: the work was begun as somebody who has changed since. */
class CallerChanged extends Error {}

/** Waits for the work, and says later how it ended. */
function outcomeOf<Result>(work: Promise<Result>): Promise<() => Result> {
  return work.then(
    (result) => () => result,
    (error: unknown) => () => {
      throw error;
    },
  );
}

const lastWriteOfCaller = "last_write_of((caller::json->>'customer_id')::bigint, (caller::json->>'staff_id')::bigint)";

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

export function readerOf({ actor, lastWrite }: Pick<Opened, 'actor' | 'lastWrite'>): Reader {
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
  return once(replica, opening, async (tx, begun) => {
    const { seen } = (await begun)[0] as { seen: number | null }; // what the opening selects
    return lastWrite === null || (seen !== null && seen >= lastWrite) ? { result: await work(tx) } : null;
  });
}

/** The last write of somebody, asked on the primary. */
export async function lastWriteOf({ db }: Pick<Database, 'db'>, { customerId, staffId }: Writer): Promise<number | null> {
  const { rows } = await sql<{ write_no: number | null }>`select last_write_of(${customerId}, ${staffId}) as write_no`.execute(db);
  return rows[0]?.write_no ?? null;
}

/** A merchant's session that ended because its customer is paused is told so, with the brand to contact. */
async function whyClosed(tx: Tx, realm: Realm, tokenHash: Buffer): Promise<Refusal> {
  if (realm === 'open') return whyKeyClosed(tx, tokenHash);
  if (realm !== 'merchant') return new Refusal('session.expired');
  const { rows } = await sql<{ brand: string | null }>`select paused_brand(${tokenHash}) as brand`.execute(tx);
  const brand = rows[0]?.brand ?? null;
  return brand === null ? new Refusal('session.expired') : new Refusal('session.paused', { brand });
}

/** Its holder is told why a key opens nothing: a program cannot ask around. */
async function whyKeyClosed(tx: Tx, keyHash: Buffer): Promise<Refusal> {
  const { rows } = await sql<{ why: 'expired' | 'off' | null }>`select closed_key(${keyHash}) as why`.execute(tx);
  return new Refusal(`key.${rows[0]?.why ?? 'unknown'}`);
}

/** Switches a public transaction to a merchant's role. */
export async function becomeMerchant(tx: Tx, seal: Sealer, customerId: number): Promise<void> {
  await sql`select act_as('quayside_merchant', ${customerId}, ${seal('quayside_merchant', customerId)})`.execute(tx);
}

/** Switches a public transaction to the role of staff. */
export async function becomeDesk(tx: Tx, seal: Sealer): Promise<void> {
  await sql`select act_as('quayside_desk', null, ${seal('quayside_desk')})`.execute(tx);
}

/** Switches the transaction of a test key to the role of staff in that sandbox. */
export async function becomeDeskOf(tx: Tx, seal: Sealer, sandbox: number): Promise<void> {
  await sql`select act_as('quayside_desk', ${sandbox}, ${seal('quayside_desk', sandbox)})`.execute(tx);
}

/** Opens a transaction before sign-in, with the few rights that signing in needs. */
export async function asPublic<Result>(database: Lender, access: Access, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return inTransaction(database, `begin ${access}; ${await takeOn(database, 'quayside_public')}`, whenBegun(work));
}

/** Opens a transaction for a job or the kernel: it sees no sandbox, or the given one and nothing else. */
export async function asSystem<Result>(database: Lender, work: (tx: Tx) => Promise<Result>, sandbox?: number): Promise<Result> {
  return inTransaction(database, `begin; ${await takeOn(database, 'quayside_system', sandbox)}`, whenBegun(work));
}

/** Opens a transaction with a merchant's role, for work the merchant set up beforehand. */
export async function asMerchant<Result>(database: Lender, customerId: number, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const seal = await database.sealer();
  const opening = `begin; select act_as('quayside_merchant', ${customerId}, '${seal('quayside_merchant', customerId)}')`;
  return inTransaction(database, opening, whenBegun(work));
}

/** Opens a transaction for a job. Its deadline replaces the statement limits of calls; the backend is known so that it can be terminated. */
export async function asJob<Result>(
  database: Lender,
  work: (tx: Tx, backend: Backend) => Promise<Result>,
  sandbox?: number,
): Promise<Result> {
  const opening = `begin; ${await takeOn(database, 'quayside_system', sandbox)}; set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0; select pg_backend_pid() as pid, now()::text as started`;
  return inTransaction(
    database,
    opening,
    whenBegun((tx, rows) => work(tx, rows[0] as Backend)),
  ); // the opening selects one row
}

/** A role is of no use without its seal (decision 0002). */
async function takeOn({ sealer }: Lender, role: DatabaseRole, sandbox?: number): Promise<string> {
  const seal = await sealer();
  const customer = sandbox === undefined ? '' : `set local app.customer_id = '${sandbox}'; `;
  return `${customer}set local app.seal = '${seal(role, sandbox)}'; set local role ${role}`;
}

/** Work that is sent its statements behind the opening; most waits for what the opening answers. */
type Work<Result> = (tx: Tx, begun: Promise<unknown[]>) => Promise<Result>;

function whenBegun<Result>(work: (tx: Tx, rows: unknown[]) => Promise<Result>): Work<Result> {
  return async (tx, begun) => work(tx, await begun);
}

async function inTransaction<Result>(
  database: Lender,
  opening: string,
  work: Work<Result>,
  closing: () => string = () => 'commit',
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await once(database, opening, work, closing);
    } catch (error) {
      // Deadlock or serialization failure: PostgreSQL rolled this transaction back, so it can be retried.
      const mayRetry = isCollision(error) || error instanceof CallerChanged;
      if (!mayRetry || tries === TRIES) throw error;
    }
  }
}

async function once<Result>(
  database: Lender,
  opening: string,
  work: Work<Result>,
  closing: () => string = () => 'commit',
): Promise<Result> {
  const { client, tx } = await database.borrow();
  const isReadOnly = opening.startsWith('begin read only');
  let result: Result;
  try {
    const begun = client.open(opening);
    // Whoever works ahead hears of it later.
    begun.catch(() => {});
    result = await work(tx, begun);
    // Nothing asks at its end: it is not waited for.
    const failure = isReadOnly ? await client.firstFailure() : null;
    if (failure !== null) throw failure;
  } catch (error) {
    const failure = await client.firstFailure();
    const cause = failure === null || error instanceof CallerChanged ? error : failure;
    // If the connection is lost there is nothing to roll back; the first error is the cause.
    await end(client, 'rollback').catch(() => {});
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
