import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { liftTimeouts, openClient } from '#server/kernel/backup/client.ts';
import { restoreBackup } from '#server/kernel/backup/restore-backup.ts';
import { writeBackup } from '#server/kernel/backup/write-backup.ts';
import { knownMigrations, migrate } from '#server/kernel/migrate.ts';
import { localStorage } from '#server/ports/storage/local.ts';
import { emptyDatabase, freshDatabase, type TestDatabase } from './kit/fresh-database.ts';

async function copyOver(source: TestDatabase, target: TestDatabase): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-restore-'));
  try {
    const file = join(folder, 'copy');
    await writeBackup(source.url, localStorage(join(folder, 'one')), file);
    await restoreBackup(target.url, localStorage(join(folder, 'two')), file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const aCustomer = ({ db }: TestDatabase) =>
  db.insertInto('customers').values({ name: 'Old' }).returning('customer_id').executeTakeFirstOrThrow();

const addLines = ({ pool }: TestDatabase, customerId: number) =>
  pool.query(
    `insert into operation_log (customer_id, operation_time, operation, call_method, account, operator, ip, request_method, request_address,
       request_url, full_url, request_parameters, outcome, duration_ms, request_id)
     select $1, now(), 'x', '', '', '', '', '', '', '', '', '', 'done', 1, '' from generate_series(1, 3)`,
    [customerId],
  );

/** The trigger of an older Quayside gave every line without a hash one, also in a restore. */
async function older(): Promise<[TestDatabase, TestDatabase]> {
  const [source, target] = [await emptyDatabase(), await emptyDatabase()];
  const names = knownMigrations().filter((name) => name < '20261118_1200');
  await migrate(source.db, names);
  return [source, target];
}
const present = async (): Promise<[TestDatabase, TestDatabase]> => [await freshDatabase(), await freshDatabase()];

it.each([
  ['this Quayside', present],
  ['an older one', older],
])('a restore of a backup of %s keeps lines without a hash as they were', async (_, databases) => {
  const [source, target] = await databases();
  const { customer_id } = await aCustomer(source);
  await addLines(source, customer_id);
  // As a database that is older than the chain has them.
  await source.pool.query('update operation_log set chain = null');
  await source.pool.query('delete from log_heads');
  await copyOver(source, target);
  const lines = 'select log_id, customer_id, chain, operation_time from operation_log order by log_id';
  expect((await target.pool.query(lines)).rows).toEqual((await source.pool.query(lines)).rows);
  expect((await target.pool.query('select from log_heads')).rowCount).toBe(0);
});

it('a restore keeps since when a wallet is short of money, though it was written later', async () => {
  const [source, target] = await present();
  const { customer_id } = await aCustomer(source);
  await source.pool.query(
    `insert into wallets (customer_id, balance, held, credit_limit, updated_at) values ($1, 5, 9, 100, '2026-11-01')`,
    [customer_id],
  );
  await source.pool.query(`update wallets set balance = 4, updated_at = '2026-11-09'`);
  await copyOver(source, target);
  const { rows } = await target.pool.query(`select low_since = '2026-11-01' as kept, updated_at = '2026-11-09' as later from wallets`);
  expect(rows).toEqual([{ kept: true, later: true }]);
});

it('after a restore every trigger works again: a new line has its hash', async () => {
  const [source, target] = await present();
  const { customer_id } = await aCustomer(source);
  await addLines(source, customer_id);
  await copyOver(source, target);
  expect((await target.pool.query(`select from pg_trigger where tgenabled <> 'O'`)).rowCount).toBe(0);
  await addLines(target, customer_id);
  const { rows } = await target.pool.query('select count(distinct chain)::int as hashes from operation_log');
  expect(rows).toEqual([{ hashes: 6 }]);
});

it('after a restore every index and every reference is there as before', async () => {
  const [source, target] = await present();
  await aCustomer(source);
  await copyOver(source, target);
  for (const sql of [
    'select indexdef from pg_indexes order by indexdef',
    `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) as definition, convalidated
       from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  ])
    expect((await target.pool.query(sql)).rows).toEqual((await source.pool.query(sql)).rows);
});

it('a backup with a row whose counterpart is missing is refused, and nothing stays', async () => {
  const [source, target] = await present();
  const { customer_id } = await aCustomer(source);
  await source.pool.query('alter table wallets disable trigger all');
  await source.pool.query('insert into wallets (customer_id) values ($1)', [customer_id + 1000]);
  await expect(copyOver(source, target)).rejects.toThrow(/violates foreign key constraint/);
  expect((await target.pool.query('select from customers')).rowCount).toBe(0);
  expect((await target.pool.query(`select from pg_constraint where contype = 'f' and conrelid = 'wallets'::regclass`)).rowCount).toBe(1);
});

it('copying a large table is not ended by the timeout a pooler needs on the database', async () => {
  const { pool, name, url } = await emptyDatabase();
  await pool.query(`alter database ${name} set statement_timeout = '300ms'`);
  const client = await openClient(url, 'test');
  try {
    await expect(client.query('select pg_sleep(0.6)')).rejects.toThrow(/statement timeout/);
    await client.query('begin');
    await liftTimeouts(client);
    expect((await client.query('select pg_sleep(0.6)')).rowCount).toBe(1);
  } finally {
    await client.end();
  }
});
