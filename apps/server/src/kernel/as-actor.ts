import { sql } from 'kysely';
import type { Realm } from '@quayside/contract/kernel/call';
import { forget, lastKnown, learn, type Known } from './callers.ts';
import type { Tx } from './database.ts';
import { Refusal } from './refusal.ts';
import { inTransaction, noteWrite, StartAgain, writerOf, type Access, type Lender } from './transaction.ts';

export type Opened = Pick<Known, 'actor' | 'seen' | 'mustEnrol'> & {
  tx: Tx;
  /** The number of the last write of this merchant or member of staff; null when none is known. */
  lastWrite: number | null;
  /** Does this once the database has said who calls: at once, except for work that is ahead of that answer. */
  whenCertain: (then: () => void) => void;
};

/**
 * Opens a transaction for the owner of the token: begin, session look-up, role and customer in one round trip. A token that is
 * unknown, expired or belongs to a disabled account is refused with 1010.
 *
 * `ahead`: the work does not wait for the answer. It begins with the owner as this process saw them at the last call, and its statements are
 * sent behind the opening. The database still decides with which rights they run, and what the work returns or throws is kept back until the
 * database has said that the rows about the owner have not changed. If one has, the work is done again. So only for work that
 * does nothing but read in this transaction.
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
  const before = lastKnown(database, place);
  // Never `from enter(…)`: PostgreSQL keeps the rows of a function in a store first. A version has no quotes.
  const entering = `select enter('\\x${token}', '${realm}', '${before?.version ?? ''}', '${before?.seal ?? ''}') as caller`;
  const begins = `begin ${access}; ${database.notesWrites ? `select caller, ${lastWriteOf(before)} as last_write from (${entering}) entered` : entering}`;
  const opening = { sql: begins, role: realm === 'desk' ? 'quayside_desk' : 'quayside_merchant' } as const;
  let closing = 'commit';
  let guess = how.ahead && access === 'read only' ? before : null;
  const opened = async (tx: Tx, begun: Promise<unknown[]>) => {
    const notes: (() => void)[] = [];
    const early = guess && (await outcomeOf(work({ tx, ...guess, lastWrite: null, whenCertain: (then) => notes.push(then) })));
    const { caller, last_write = null } = (await begun)[0] as { caller: string | null; last_write?: number | null }; // what the opening selects
    if (early && guess?.version === caller) {
      for (const note of notes) note();
      return early();
    }
    if (early) {
      guess = null;
      throw new StartAgain();
    }
    if (caller === null) {
      forget(database, place);
      throw await whyClosed(tx, realm, tokenHash);
    }
    const known = before?.version === caller ? before : learn(database, place, caller);
    if (database.notesWrites && access === 'read write') closing = `${noteWrite(writerOf(known.actor))}; commit`;
    return work({ tx, ...known, lastWrite: last_write, whenCertain: (then) => then() });
  };
  return inTransaction(database, opening, opened, () => closing);
}

/** Waits for the work, and says later how it ended. */
function outcomeOf<Result>(work: Promise<Result>): Promise<() => Result> {
  return work.then(
    (result) => () => result,
    (error: unknown) => () => {
      throw error;
    },
  );
}

/** A caller who is known is not described again, and is always the same person. */
function lastWriteOf(known: Known | null): string {
  if (!known) return "last_write_of((caller::json->>'customer_id')::bigint, (caller::json->>'staff_id')::bigint)";
  const { customerId, staffId } = writerOf(known.actor);
  return `last_write_of(${customerId}, ${staffId})`;
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
