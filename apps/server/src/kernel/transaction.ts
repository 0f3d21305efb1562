import { sql } from 'kysely';
import type { Realm } from '@quayside/contract/kernel/call';
import { actorOf, type MerchantActor, type SessionRow, type StaffActor } from './actor.ts';
import type { Db, Tx } from './database.ts';
import { Refusal } from './refusal.ts';

export type Access = 'read only' | 'read write';
export type Opened = { tx: Tx; actor: MerchantActor | StaffActor; seen: Pick<SessionRow, 'remember' | 'last_seen_at'> };

const TRIES = 3;

/**
 * Opens a transaction for whoever holds the token: begin, look-up, role and customer travel in one message. A token that is
 * unknown, run out or belongs to somebody disabled is refused with 1010.
 */
export function asActor<Result>(
  db: Db,
  access: Access,
  realm: Realm,
  tokenHash: Buffer,
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const opening = `begin ${access}; select * from open_session('\\x${tokenHash.toString('hex')}', '${realm}')`;
  return inTransaction(db, opening, async (tx, rows) => {
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
export function asPublic<Result>(db: Db, access: Access, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return inTransaction(db, `begin ${access}; set local role quayside_public`, work);
}

/** Opens a transaction for a job or the kernel itself. */
export function asSystem<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return inTransaction(db, 'begin; set local role quayside_system', work);
}

async function inTransaction<Result>(db: Db, opening: string, work: (tx: Tx, rows: SessionRow[]) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await once(db, opening, work);
    } catch (error) {
      // Two transactions met head-on and PostgreSQL ended this one. Nothing of it remains, so it can simply run again.
      if (!isCollision(error) || tries === TRIES) throw error;
    }
  }
}

function once<Result>(db: Db, opening: string, work: (tx: Tx, rows: SessionRow[]) => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (tx) => {
    try {
      const { rows } = await sql.raw<SessionRow>(opening).execute(tx);
      const result = await work(tx, rows);
      await sql.raw('commit').execute(tx);
      return result;
    } catch (error) {
      // When the connection itself is gone there is nothing to roll back, and the first error is the one that tells why.
      await sql
        .raw('rollback')
        .execute(tx)
        .catch(() => {});
      throw error;
    }
  });
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
