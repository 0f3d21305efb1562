import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { liftTimeouts, openClient } from '#server/kernel/backup/client.ts';
import { restoreBackup } from '#server/kernel/backup/restore-backup.ts';
import { writeBackup } from '#server/kernel/backup/write-backup.ts';
import { localStorage } from '#server/ports/storage/local.ts';
import { emptyDatabase, freshDatabase } from './kit/fresh-database.ts';

it('a restore keeps lines without a hash as they were', async () => {
  const [source, target] = [await freshDatabase(), await emptyDatabase()];
  const customer = await source.db.insertInto('customers').values({ name: 'Old' }).returning('customer_id').executeTakeFirstOrThrow();
  const line = {
    call_method: '',
    account: '',
    operator: '',
    ip: '',
    request_method: '',
    request_address: '',
    request_url: '',
    full_url: '',
  };
  const rows = Array.from({ length: 3 }, () => ({
    ...line,
    ...customer,
    operation_time: new Date(),
    operation: 'x',
    request_parameters: '',
    outcome: 'done',
    duration_ms: 1,
    request_id: '',
  }));
  await source.db.insertInto('operation_log').values(rows).execute();
  // As a database that is older than the chain has them.
  await source.pool.query('update operation_log set chain = null');
  await source.pool.query('delete from log_heads');
  const folder = mkdtempSync(join(tmpdir(), 'quayside-restore-'));
  try {
    const file = join(folder, 'copy');
    await writeBackup(source.url, localStorage(join(folder, 'one')), file);
    await restoreBackup(target.url, localStorage(join(folder, 'two')), file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const lines = 'select log_id, customer_id, chain, operation_time from operation_log order by log_id';
  expect((await target.pool.query(lines)).rows).toEqual((await source.pool.query(lines)).rows);
  expect((await target.pool.query('select from log_heads')).rowCount).toBe(0);
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
