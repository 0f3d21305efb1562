import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#server/kernel/database.ts';

/** Waits until a session on this database, or several, wait for a lock of another transaction. */
export function waitsForLock(db: Db, sessions = 1): Promise<void> {
  return waitsFor(db, sql<boolean>`wait_event_type = 'Lock'`, sessions);
}

/** Waits until a session on this database is inside `pg_sleep`. */
export function sleepsInDatabase(db: Db): Promise<void> {
  return waitsFor(db, sql<boolean>`wait_event = 'PgSleep'`);
}

async function waitsFor(db: Db, condition: ReturnType<typeof sql<boolean>>, sessions = 1): Promise<void> {
  const found = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from pg_stat_activity where datname = current_database() and ${condition}`.execute(db);
    return rows[0]?.n ?? 0;
  };
  await expect.poll(found, { timeout: 10_000, interval: 10 }).toBeGreaterThanOrEqual(sessions);
}
