import { sql } from 'kysely';
import type { PoolClient, QueryResult } from 'pg';
import type { Realm } from '@quayside/contract/kernel/call';
import { actorOf, type MerchantActor, type SessionRow, type StaffActor } from './actor.ts';
import type { Database, Tx } from './database.ts';
import { Refusal } from './refusal.ts';

export type Access = 'read only' | 'read write';
export type Opened = { tx: Tx; actor: MerchantActor | StaffActor; seen: Pick<SessionRow, 'remember' | 'last_seen_at'> };

const TRIES = 3;
type Lender = Pick<Database, 'borrow'>;

/**
 * Opens a transaction for whoever holds the token: begin, look-up, role and customer travel in one message. A token that is
 * unknown, run out or belongs to somebody disabled is refused with 1010.
 */
export function asActor<Result>(
  database: Lender,
  access: Access,
  realm: Realm,
  tokenHash: Buffer,
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const opening = `begin ${access}; select * from open_session('\\x${tokenHash.toString('hex')}', '${realm}')`;
  return inTransaction(database, opening, async (tx, rows) => {
    const row = rows[0];
    if (!row) throw new Refusal('session.expired');
    return work({ tx, actor: actorOf(row), seen: row });
  });
}

/** Goes on as a merchant in a transaction that began before anybody was known. */
export async function becomeMerchant(tx: Tx, customerId: number): Promise<void> {
  await sql`select set_config('app.customer_id', ${String(customerId)}, true), set_config('role', 'quayside_merchant', true)`.execute(tx);
}

/** Opens a transaction before anybody is known, with the few rights that signing in needs. */
export function asPublic<Result>(database: Lender, access: Access, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return inTransaction(database, `begin ${access}; set local role quayside_public`, work);
}

/** Opens a transaction for a job or the kernel itself. */
export function asSystem<Result>(database: Lender, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return inTransaction(database, 'begin; set local role quayside_system', work);
}

async function inTransaction<Result>(
  database: Lender,
  opening: string,
  work: (tx: Tx, rows: SessionRow[]) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await once(database, opening, work);
    } catch (error) {
      // Two transactions met head-on and PostgreSQL ended this one. Nothing of it remains, so it can simply run again.
      if (!isCollision(error) || tries === TRIES) throw error;
    }
  }
}

async function once<Result>(database: Lender, opening: string, work: (tx: Tx, rows: SessionRow[]) => Promise<Result>): Promise<Result> {
  const { client, tx } = await database.borrow();
  let result: Result;
  try {
    result = await work(tx, await open(client, opening));
  } catch (error) {
    // When the connection itself is gone there is nothing to roll back, and the first error is the one that tells why.
    await end(client, 'rollback').catch(() => {});
    throw error;
  }
  const committed = end(client, 'commit');
  // Nothing was written, so nothing can be lost any more: the answer need not wait for the end.
  if (opening.startsWith('begin read only')) committed.catch(() => {});
  else await committed;
  return result;
}

/** Several statements in one message are one round trip; what the last of them found is what was asked for. */
async function open(client: PoolClient, opening: string): Promise<SessionRow[]> {
  const answers: unknown = await client.query(opening);
  const last: unknown = Array.isArray(answers) ? answers.at(-1) : answers;
  return (last as QueryResult<SessionRow>).rows; // pg types a message of one statement only
}

/** Gives the connection back, or away for good when it cannot even end what it began. */
async function end(client: PoolClient, how: 'commit' | 'rollback'): Promise<void> {
  try {
    await client.query(how);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Serialization failure or deadlock. */
function isCollision(error: unknown): boolean {
  return sqlState(error) === '40001' || sqlState(error) === '40P01';
}

export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The name of the constraint an insert or update broke, for the area that can say what it means. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
}
