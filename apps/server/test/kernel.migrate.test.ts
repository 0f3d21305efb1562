import { describe, expect, it } from 'vitest';
import { knownMigrations, migrate } from '#server/kernel/migrate.ts';
import { emptyDatabase, freshDatabase } from './kit/fresh-database.ts';
import { rowsOfRelease } from './kit/release-rows.ts';
import { schemaText } from './kit/schema-text.ts';

const known = knownMigrations();
const released = (name: string) => known.slice(0, known.indexOf(name) + 1);
const checksums = `select name, checksum from kysely_migration order by name`;

describe('the checksums of what a database has applied', () => {
  it('refuse a database that was migrated with another text of the same name', async () => {
    const { db, pool } = await freshDatabase();
    await pool.query(`update kysely_migration set checksum = repeat('0', 64) where name = '0002_jobs_mails_files'`);
    await expect(migrate(db)).rejects.toThrow(
      /^The database was migrated with another text of "0002_jobs_mails_files" than this program has\./,
    );
  });

  it('are filled in for a database that was migrated before there were any', async () => {
    const { db, pool } = await freshDatabase();
    const before = (await pool.query(checksums)).rows;
    expect(before).toHaveLength(known.length);
    await pool.query('alter table kysely_migration drop column checksum');
    expect(await migrate(db)).toEqual([]);
    expect((await pool.query(checksums)).rows).toEqual(before);
  });
});

describe('a migration', () => {
  it('that comes before one the database already has is refused', async () => {
    const { db, pool } = await freshDatabase();
    await pool.query(`delete from kysely_migration where name = '0003_warning_emails'`);
    await expect(migrate(db)).rejects.toThrow('The migration "0003_warning_emails" is older than');
  });

  it('stops waiting for a locked table, lets others read it meanwhile, and succeeds once the table is free', async () => {
    const { db, pool } = await emptyDatabase();
    await migrate(db, released('0009_orders'));
    const holder = await pool.connect();
    await holder.query('begin; lock table products in access share mode');
    const retries: string[] = [];
    const applied = await migrate(db, known, {
      lockTimeoutMs: 150,
      pauseMs: 50,
      onRetry: (line) => {
        retries.push(line);
        // The failed try's transaction has ended, so no other session waits behind its lock. The second retry finds the table free.
        if (retries.length === 2) void pool.query(`set statement_timeout = 1000; select from products`).then(() => holder.query('commit'));
      },
    });
    holder.release();
    expect(retries.slice(0, 2)).toEqual([
      'Database: a table is locked by another transaction; next try in 0.05 s',
      'Database: a table is locked by another transaction; next try in 0.1 s',
    ]);
    expect(applied).toEqual(known.slice(known.indexOf('0009_orders') + 1));
  });

  it('says what to do when the table stays locked, and has changed nothing', async () => {
    const { db, pool } = await emptyDatabase();
    await migrate(db, released('0009_orders'));
    const before = await schemaText(pool);
    const holder = await pool.connect();
    await holder.query('begin; lock table products in access share mode');
    await expect(migrate(db, known, { lockTimeoutMs: 20, pauseMs: 1 })).rejects.toThrow('a table stayed locked for 5 tries');
    await holder.query('rollback');
    holder.release();
    expect(await schemaText(pool)).toBe(before);
  });
});

describe('the schema', () => {
  it('is the same in a database that has seen every release one by one, with rows written at each', async () => {
    const fresh = await freshDatabase(1);
    const old = await emptyDatabase(1);
    for (const release of known) {
      expect(await migrate(old.db, released(release))).toEqual([release]);
      await old.pool.query(rowsOfRelease[release] ?? '');
    }
    expect(await schemaText(old.pool)).toBe(await schemaText(fresh.pool));
    // Jobs that waited during the upgrade are in the lane their declaration names.
    const { rows } = await old.pool.query('select distinct name, lane from jobs where ended_at is null order by name');
    expect(rows).toEqual([
      { name: 'mails.deliver', lane: 'quick' },
      { name: 'products.export', lane: 'long' },
      // Sums of what was there before them.
      { name: 'statistics.rebuild', lane: 'long' },
    ]);
    // Numbers that orders were shipped with before the table of taken ones are in it.
    const taken = await old.pool.query("select kind, order_id from carrier_numbers where tracking_no = 'SHIPPED-BEFORE'");
    const shipped = await old.pool.query("select 'order' as kind, order_id from orders where tracking_no = 'SHIPPED-BEFORE'");
    expect(taken.rows).toEqual(shipped.rows);
    expect(taken.rows).toHaveLength(1);
  });

  it('masks the links of mails that were stored before; those that waited must be sent again', async () => {
    const { db, pool } = await emptyDatabase(1);
    await migrate(db, released('20261116_0520_log_of_customer'));
    const token = 'a1_-'.repeat(10);
    await pool.query(`insert into mails (template, platform_type, language, to_address, to_name, subject, html, text, state) values
      ('accounts.reset_password', 1, 'en', 'a', '', '', '<a href="http://x.test/forget?token=${token}&amp;platform_type=1">', 'http://x.test/forget?token=${token}&platform_type=1', 'sent'),
      ('accounts.verify_email', 1, 'en', 'b', '', '', '<a href="http://x.test/login?platform_type=1&amp;verify=${token}">', 'http://x.test/login?verify=${token}', 'queued')`);
    await migrate(db);
    const { rows } = await pool.query('select html, text, state, error from mails order by mail_id');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows).toEqual([
      {
        html: '<a href="http://x.test/forget?token=hidden&amp;platform_type=1">',
        text: 'http://x.test/forget?token=hidden&platform_type=1',
        state: 'sent',
        error: null,
      },
      {
        html: '<a href="http://x.test/login?platform_type=1&amp;verify=hidden">',
        text: 'http://x.test/login?verify=hidden',
        state: 'failed',
        error: 'The link was removed by an upgrade. Send the mail again.',
      },
    ]);
  });
});
