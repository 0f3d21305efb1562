import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { connect, type Tx } from '#server/kernel/database.ts';
import { asPublic } from '#server/kernel/transaction.ts';
import { freshDatabase } from './kit/fresh-database.ts';

/** One connection, so that every transaction uses the same one. */
const database = await freshDatabase(1);
const watcher = await freshDatabase(1);

async function pidOf(tx: Tx): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  return rows[0]?.pid ?? 0;
}

/** By another connection: what this one is doing, and what it was sent last. */
async function seenFromOutside(pid: number): Promise<{ state: string; query: string } | undefined> {
  const { rows } = await sql<{ state: string; query: string }>`select state, query from pg_stat_activity where pid = ${pid}`.execute(
    watcher.db,
  );
  return rows[0];
}

const read = <Result>(work: (tx: Tx) => Promise<Result>) => asPublic(database, 'read only', work);

it('the end of a read-only transaction goes out with the beginning of the next one', async () => {
  const pid = await read(pidOf);
  const sent = await read(async () => (await seenFromOutside(pid))?.query);
  expect(sent).toMatch(/^commit; begin read only; /);
});

it('a connection without a next transaction is not left inside the last one', async () => {
  const pid = await read(pidOf);
  await expect.poll(async () => (await seenFromOutside(pid))?.state, { interval: 5 }).toBe('idle');
  expect((await seenFromOutside(pid))?.query).toBe('commit');
});

it.each([
  ['25 ms, straight to PostgreSQL', 25, undefined],
  ['5 ms behind a pooler, which keeps a connection from others until then', 5, true],
])('an end waits %s, and the timer of one transaction’s end does not end the next one too soon', async (_title, owed, keepsStatements) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const own = connect(database.url, 1, { owner: database, keepsStatements });
  try {
    const readOwn = <Result>(work: (tx: Tx) => Promise<Result>) => asPublic(own, 'read only', work);
    const pid = await readOwn(pidOf);
    vi.advanceTimersByTime(owed - 1);
    await readOwn(pidOf);
    vi.advanceTimersByTime(owed - 1);
    expect(await readOwn(async () => (await seenFromOutside(pid))?.query)).toMatch(/^commit; begin read only; /);
    vi.advanceTimersByTime(owed);
    await expect(seenFromOutside(pid)).resolves.toMatchObject({ query: 'commit' });
  } finally {
    vi.useRealTimers();
    await own.close();
  }
});

it('what else is sent on the connection has neither the role nor the limits of the transaction before it', async () => {
  await read(pidOf);
  const { rows } = await sql<{ role: string; read_only: string; login: string }>`select current_user as role, session_user as login,
    current_setting('transaction_read_only') as read_only`.execute(database.db);
  expect(rows[0]).toEqual({ role: rows[0]?.login, login: rows[0]?.login, read_only: 'off' });
});

it('a writing transaction that follows can write, and one that fails leaves nothing open', async () => {
  await read(pidOf);
  await asPublic(database, 'read write', (tx) => sql`select pg_notify('nobody', '')`.execute(tx));
  await read(pidOf);
  await expect(read((tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow('division by zero');
  const pid = await read(pidOf);
  await expect.poll(async () => (await seenFromOutside(pid))?.state, { interval: 5 }).toBe('idle');
});
