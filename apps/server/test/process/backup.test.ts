import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '#server/kernel/backup/restore-backup.ts';
import { writeBackup } from '#server/kernel/backup/write-backup.ts';
import { connect } from '#server/kernel/database.ts';
import { serverUser } from '#server/kernel/data-dir.ts';
import { startEmbedded, type EmbeddedPostgres } from '#server/kernel/embedded-postgres.ts';
import { knownMigrations, migrate } from '#server/kernel/migrate.ts';
import { localStorage } from '#server/ports/storage/local.ts';
import { aFolder, aMigratedFolder, embeddedUrl, postmasterOf } from './kit/data-folders.ts';
import { addFile, fileHashes, fillEveryTable, fingerprints } from './kit/full-database.ts';
import { quayside, refusal } from './kit/quayside.ts';
import { until } from './kit/until.ts';

const run = (script: 'backup' | 'restore', file: string, env: Record<string, string>) =>
  refusal(env, { command: [`scripts/${script}.ts`, file] });

describe('npm run backup and npm run restore', () => {
  it('copy everything beside a running server, and bring it back elsewhere row by row and file by file', async () => {
    const here = aMigratedFolder();
    const there = aFolder();
    const file = join(dirname(here), 'copy.quayside');
    const server = await quayside({ DATA_DIR: here, DEMO: '0', ROLE: 'api' });
    await server.ready();
    const source = connect(embeddedUrl(here), 2);
    await fillEveryTable(source.pool, join(here, 'files'));
    const before = await fingerprints(source.pool);
    const files = await fileHashes(source.pool, join(here, 'files'));
    await source.close();
    // A table added later must be filled by this test too.
    expect(Object.entries(before).filter(([, { rows }]) => rows === 0)).toEqual([]);
    expect(await run('backup', file, { DATA_DIR: here })).toMatchObject({ code: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await run('backup', file, { DATA_DIR: here })).sentence).toBe(`${file} exists already. Choose another name, or remove it.`);
    server.signal('SIGTERM');
    expect(await server.ended()).toBe(0);

    expect(await run('restore', file, { DATA_DIR: there })).toMatchObject({ code: 0 });
    expect(postmasterOf(there)).toBeNull();
    const copy = await startEmbedded(there, serverUser());
    const target = connect(copy.url('quayside'), 2);
    expect(await fingerprints(target.pool)).toEqual(before);
    expect(await fileHashes(target.pool, join(there, 'files'))).toEqual(files);
    const fresh = await target.pool.query<{ customer_id: number; taken: boolean }>(
      `insert into customers (name) values ('new') returning customer_id, customer_id <= (select max(customer_id) from customers) as taken`,
    );
    expect(fresh.rows[0]?.taken).toBe(false);
    await target.close();
    await copy.stop();

    expect(await run('restore', file, { DATA_DIR: here })).toMatchObject({ code: 1, sentence: expect.stringContaining('is not empty') });
    rmSync(join(there, 'files'), { recursive: true });
    expect(await run('restore', file, { DATA_DIR: there })).toEqual({
      code: 1,
      sentence: 'The database is not empty. Restore into an empty one; nothing was changed.',
    });
    const second = join(dirname(here), 'second.quayside');
    const sentence = expect.stringContaining(`and ${Object.keys(files).length} files`);
    expect(await run('backup', second, { DATA_DIR: here })).toMatchObject({ code: 0, sentence });
    expect(postmasterOf(here)).toBeNull();
  });

  it('refuse a damaged file before anything is made', async () => {
    const folder = aFolder();
    const file = join(dirname(folder), 'bad');
    writeFileSync(file, 'QUAYSIDE BACKUP 1\nnonsense');
    expect(await run('restore', file, { DATA_DIR: folder })).toEqual({
      code: 1,
      sentence: `${file} is damaged: it was cut off or changed. Use another copy.`,
    });
    expect(existsSync(folder)).toBe(false);
  });

  it('say when there is nothing to copy', async () => {
    const folder = aFolder();
    expect(await run('backup', join(dirname(folder), 'x'), { DATA_DIR: folder })).toEqual({
      code: 1,
      sentence: `There is no Quayside data in ${folder}.`,
    });
  });
});

describe('a backup', () => {
  const folder = aMigratedFolder();
  const files = join(dirname(folder), 'files');
  const storage = localStorage(files);
  let server: EmbeddedPostgres;
  let serial = 0;

  beforeAll(async () => {
    server = await startEmbedded(folder, serverUser(), { durable: false });
  });
  afterAll(() => server.stop());

  async function aDatabase(template: 'template1' | 'quayside') {
    const name = `copy_${++serial}`;
    const admin = connect(server.url('postgres'), 1);
    await admin.pool.query(`create database ${name} template ${template} strategy file_copy`);
    await admin.close();
    return { ...connect(server.url(name), 8), url: server.url(name) };
  }
  const anEmptyDatabase = () => aDatabase('template1');
  const aMigratedDatabase = () => aDatabase('quayside');

  async function aBackup(): Promise<string> {
    const source = await aMigratedDatabase();
    await fillEveryTable(source.pool, files);
    const path = join(dirname(folder), `backup-${serial}`);
    await writeBackup(source.url, storage, path);
    await source.close();
    return path;
  }

  it('is refused when cut off or changed by one bit, and leaves nothing behind', async () => {
    const path = await aBackup();
    const whole = readFileSync(path);
    const target = await anEmptyDatabase();
    const elsewhere = join(dirname(folder), 'files-of-bad');
    const middle = Math.floor(whole.length / 2);
    const changed = Buffer.from(whole);
    changed.writeUInt8((changed[middle] ?? 0) ^ 1, middle);
    for (const [bytes, why] of [
      [whole.subarray(0, middle), /is damaged/],
      [whole.subarray(0, -1), /is damaged/],
      [whole.subarray(0, 20), /is damaged/],
      [changed, /is damaged/],
      [Buffer.from('PK'), /is not a Quayside backup/],
      [Buffer.from('QUAYSIDE BACKUP 2\nfuture'), /was written by a newer Quayside/],
    ] as const) {
      writeFileSync(`${path}.bad`, bytes);
      await expect(restoreBackup(target.url, localStorage(elsewhere), `${path}.bad`)).rejects.toThrow(why);
    }
    const { rows } = await target.pool.query(`select 1 from pg_class where relnamespace = 'public'::regnamespace`);
    expect(rows).toEqual([]);
    expect(existsSync(elsewhere)).toBe(false);
    await target.close();
  });

  it('that fails half-way leaves the database and the storage empty', async () => {
    const path = await aBackup();
    const target = await anEmptyDatabase();
    const elsewhere = join(dirname(folder), 'files-half');
    const good = localStorage(elsewhere);
    let puts = 0;
    const failing = {
      ...good,
      put: (...args: Parameters<typeof good.put>) => (++puts === 2 ? Promise.reject(new Error('disk on fire')) : good.put(...args)),
    };
    await expect(restoreBackup(target.url, failing, path)).rejects.toThrow('disk on fire');
    const counts = await fingerprints(target.pool);
    expect(counts['customers']?.rows).toBe(0);
    expect(counts['operation_log']?.rows).toBe(0);
    expect(readdirSync(elsewhere, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([]);
    await restoreBackup(target.url, good, path);
    expect((await fingerprints(target.pool))['operation_log']?.rows).toBe(5000);
    await target.close();
  });

  it('of an older Quayside is brought up to date after it is restored', async () => {
    const [first = '', second = ''] = knownMigrations();
    const source = await anEmptyDatabase();
    await migrate(source.db, [first, second]);
    await source.pool.query(`insert into customers (name) values ('old')`);
    const path = join(dirname(folder), 'backup-old');
    await writeBackup(source.url, storage, path);
    await source.close();
    const target = await anEmptyDatabase();
    await restoreBackup(target.url, localStorage(join(dirname(folder), 'files-old')), path);
    const { rows } = await target.pool.query('select name from kysely_migration order by name');
    expect(rows.map((row) => row.name)).toEqual(knownMigrations());
    expect((await target.pool.query('select name from customers')).rows).toEqual([{ name: 'old' }]);
    await target.close();

    const newer = await aMigratedDatabase();
    await expect(restoreBackup(newer.url, storage, path)).rejects.toThrow('The backup is older than the tables of this database.');
    await newer.pool.query(`insert into kysely_migration (name, timestamp) values ('9999_future', now())`);
    await writeBackup(newer.url, storage, `${path}-future`);
    await newer.close();
    const another = await anEmptyDatabase();
    await expect(restoreBackup(another.url, storage, `${path}-future`)).rejects.toThrow(
      'written by a newer Quayside (it holds "9999_future")',
    );
    await another.close();
  });

  it('taken while others write shows one moment: nothing half written, no dangling references', async () => {
    const source = await aMigratedDatabase();
    const stop = new AbortController();
    let written = 0;
    const writer = async (n: number) => {
      for (let i = 0; !stop.signal.aborted; i++) {
        const client = await source.pool.connect();
        await client.query('begin');
        const { rows } = await client.query<{ customer_id: number }>(`insert into customers (name) values ('c') returning customer_id`);
        const id = rows[0]?.customer_id;
        await client.query(
          `insert into accounts (customer_id, account_type, email, password_hash, firstname, lastname) values ($1, 'main', $2, '', '', '')`,
          [id, `w${n}-${i}@shop.test`],
        );
        await client.query('insert into warning_email_settings (customer_id, updated_at) values ($1, now())', [id]);
        await client.query('commit');
        client.release();
        written++;
        if (i % 50 === 0) await addFile(source.pool, files, id ?? 0, Buffer.from(`file ${n} ${i}`));
      }
    };
    const writers = [1, 2, 3, 4].map(writer);
    await until('some writes', () => written >= 200);
    const atStart = written;
    const path = join(dirname(folder), 'backup-live');
    await writeBackup(source.url, storage, path);
    stop.abort();
    await Promise.all(writers);
    const target = await anEmptyDatabase();
    const { files: restored } = await restoreBackup(target.url, localStorage(join(dirname(folder), 'files-live')), path);
    const { rows } = await target.pool.query<{
      customers: number;
      accounts: number;
      settings: number;
      files: number;
      next: number;
      max: number;
    }>(
      `select (select count(*) from customers) as customers, (select count(*) from accounts) as accounts,
              (select count(*) from warning_email_settings) as settings, (select count(*) from files) as files,
              (select nextval(pg_get_serial_sequence('customers', 'customer_id'))) as next, (select max(customer_id) from customers) as max`,
    );
    const [found] = rows;
    expect(found?.customers).toBeGreaterThanOrEqual(atStart);
    expect(found).toMatchObject({ accounts: found?.customers, settings: found?.customers, files: restored });
    expect(found?.next).toBeGreaterThan(found?.max ?? 0);
    await source.close();
    await target.close();
  });
});
