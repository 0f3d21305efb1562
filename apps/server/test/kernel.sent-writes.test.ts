import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { connect, send, type Tx } from '#server/kernel/database.ts';
import { together } from '#server/kernel/together.ts';
import { asPublic, asSystem } from '#server/kernel/transaction.ts';
import { freshDatabase } from './kit/fresh-database.ts';

/** One connection, so that the next transaction shows what the one before it left. */
const database = await freshDatabase(1);
const watcher = connect(database.url, 2);
afterAll(() => watcher.close());

let last = 0;
/** A counter of limits is a table a job may write and nothing depends on. */
const insert = (tx: Tx, key: string) => tx.insertInto('rate_limits').values({ bucket: key, minute: new Date(0), used: 1 });
const newKey = () => `sent ${++last}`;
const countOf = async (key: string) => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from rate_limits where bucket = ${key}`.execute(watcher.db);
  return rows[0]?.n;
};

it('a write that was only sent is committed with its transaction', async () => {
  const key = newKey();
  expect(
    await asSystem(database, async (tx) => {
      await send(tx, insert(tx, key));
      return 'done';
    }),
  ).toBe('done');
  expect(await countOf(key)).toBe(1);
});

it('when it fails last the transaction fails with its error, although PostgreSQL answers the commit', async () => {
  const key = newKey();
  const work = asSystem(database, async (tx) => {
    await insert(tx, key).execute();
    await send(tx, sql`select 1 / 0`);
  });
  await expect(work).rejects.toThrow('division by zero');
  expect(await countOf(key)).toBe(0);
  expect(await asSystem(database, async () => 'usable')).toBe('usable');
});

it('when it fails in the middle its error is told, not that of what came after it', async () => {
  const work = asSystem(database, async (tx) => {
    await send(tx, sql`select 1 / 0`);
    await insert(tx, newKey()).execute();
  });
  await expect(work).rejects.toThrow('division by zero');
  expect(await asSystem(database, async () => 'usable')).toBe('usable');
});

it('a failure of one transaction is not told to the next one on the connection', async () => {
  const work = asSystem(database, async (tx) => {
    await send(tx, sql`select 1 / 0`);
    throw new Error('changed its mind');
  });
  await expect(work).rejects.toThrow('division by zero');
  const key = newKey();
  await asSystem(database, async (tx) => send(tx, insert(tx, key)));
  expect(await countOf(key)).toBe(1);
});

it('in a transaction that only reads it is refused there, and not in the next one', async () => {
  const reading = asPublic(database, 'read only', async (tx) => send(tx, insert(tx, newKey())));
  await expect(reading).rejects.toThrow('cannot execute INSERT in a read-only transaction');
  expect(await asSystem(database, async () => 'usable')).toBe('usable');
});

it('a collision in it is tried again', async () => {
  const key = newKey();
  let tries = 0;
  await asSystem(database, async (tx) => {
    if (++tries === 1) await send(tx, sql`do $$ begin raise exception 'collided' using errcode = '40001'; end $$`);
    await send(tx, insert(tx, key));
  });
  expect([tries, await countOf(key)]).toEqual([2, 1]);
});

it('nobody waits for it: the work goes on while it waits for a lock, and the answer waits for all of it', async () => {
  const key = newKey();
  await insert(watcher.db, key).execute();
  const order: string[] = [];
  const locked = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  const holder = asSystem(watcher, async (tx) => {
    await sql`select 1 from rate_limits where bucket = ${key} for update`.execute(tx);
    locked.resolve();
    await free.promise;
    order.push('freed');
  });
  await locked.promise;
  const writer = asSystem(database, async (tx) => {
    await send(tx, sql`update rate_limits set used = 2 where bucket = ${key}`);
    order.push('went on');
    free.resolve();
  }).then(() => order.push('answered'));
  await Promise.all([holder, writer]);
  expect(order).toEqual(['went on', 'freed', 'answered']);
});

it('reads side by side are over before a failure of one ends the transaction', async () => {
  const done: string[] = [];
  const slow = async (tx: Tx) => {
    await sql`select pg_sleep(0.02)`.execute(tx);
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(tx);
    done.push(rows[0]?.role ?? '');
  };
  const refused = async () => {
    throw new Error('refused');
  };
  await expect(asSystem(database, (tx) => together(refused(), slow(tx)))).rejects.toThrow('refused');
  expect(done).toEqual(['quayside_system']);
  const failing = asSystem(database, (tx) => together(slow(tx), sql`select 1 / 0`.execute(tx), slow(tx)));
  await expect(failing).rejects.toThrow('division by zero');
});

it('reads side by side answer in their order', async () => {
  const one = (tx: Tx, n: number) => sql<{ n: number }>`select ${n}::int as n`.execute(tx).then(({ rows }) => rows[0]?.n);
  expect(await asSystem(database, (tx) => together(one(tx, 1), 'two' as const, one(tx, 3)))).toEqual([1, 'two', 3]);
});
