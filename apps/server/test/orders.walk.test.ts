import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { STATUSES, walkOrders } from './kit/order-walk.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp({ RATE_LIMIT_PER_MINUTE: '1000000' });

/** `WALK_MOVES=20000 WALK_ORDERS=500` for the long walk; the short one is enough to see a missing lock. */
it('STAFF-08 after random moves by eight actors at once, with connections killed in between, stock, money and timelines agree', async () => {
  const reached = await walkOrders(kit, {
    moves: Number(process.env['WALK_MOVES'] ?? 900),
    orders: Number(process.env['WALK_ORDERS'] ?? 24),
    killEvery: 60,
    kill: killOne,
  });
  expect(reached).toBeGreaterThanOrEqual(STATUSES);
}, 3_600_000);

/** Ends one of the server's connections, whatever it does. */
async function killOne(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    order by random() limit 1`
    .execute(kit.deps.database.db)
    .catch(() => {});
}
