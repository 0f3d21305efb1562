import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { connect } from '#server/kernel/database.ts';
import { serverUser } from '#server/kernel/data-dir.ts';
import { startEmbedded } from '#server/kernel/embedded-postgres.ts';
import { send, signIn } from './kit/caller.ts';
import { aFolderWithCluster } from './kit/data-folders.ts';
import { fileHashes, fillEveryTable, fingerprints } from './kit/full-database.ts';
import { aMerchantIn } from './kit/people.ts';
import { quayside, refusal } from './kit/quayside.ts';
import { until } from './kit/until.ts';

describe('a PostgreSQL of the operator, with a user that is no superuser', () => {
  it('serves, works, and is backed up and restored', async () => {
    const folder = aFolderWithCluster();
    const server = await startEmbedded(folder, serverUser(), { durable: false });
    const admin = connect(server.url('postgres'), 1);
    // Exactly the rights docs/operations.md asks for.
    await admin.pool.query('create role quay login createrole');
    await admin.pool.query('create role newcomer login');
    for (const name of ['one', 'two']) await admin.pool.query(`create database ${name} owner quay`);
    await admin.pool.query('create database three owner newcomer');
    const urlOf = (database: string, user = 'quay') => server.url(database).replace('postgres@', `${user}@`);
    const one = { DATABASE_URL: urlOf('one'), DATA_DIR: join(dirname(folder), 'one'), DEMO: '0' };
    const two = { DATABASE_URL: urlOf('two'), DATA_DIR: join(dirname(folder), 'two'), DEMO: '0' };

    expect(await refusal({ DATABASE_URL: urlOf('three', 'newcomer'), DATA_DIR: join(dirname(folder), 'three') })).toEqual({
      code: 1,
      sentence: 'The database user may not create roles or tables. Give it CREATEROLE and ownership of the database, see the README.',
    });
    const first = await quayside(one);
    await first.ready();
    const { token } = await aMerchantIn(one.DATABASE_URL);
    const saved = await send(first.base, warningEmailsCalls.saveSetting, { emails: ['a@shop.test'], enabled: 1 }, token);
    expect(saved.status).toBe(200);
    const source = connect(one.DATABASE_URL, 1);
    await until(
      'the greeting to be kept',
      async () => (await source.pool.query(`select 1 from mails where state = 'kept' and to_address = 'a@shop.test'`)).rowCount === 1,
    );
    first.signal('SIGTERM');
    expect(await first.ended()).toBe(0);

    await fillEveryTable(source.pool, join(one.DATA_DIR, 'files'));
    const file = join(dirname(folder), 'copy');
    expect(await refusal(one, { command: ['scripts/backup.ts', file] })).toMatchObject({ code: 0 });
    expect(await refusal(two, { command: ['scripts/restore.ts', file] })).toMatchObject({ code: 0 });
    const target = connect(two.DATABASE_URL, 1);
    expect(await fingerprints(target.pool)).toEqual(await fingerprints(source.pool));
    expect(await fileHashes(target.pool, join(two.DATA_DIR, 'files'))).toEqual(await fileHashes(source.pool, join(one.DATA_DIR, 'files')));
    await Promise.all([source.close(), target.close()]);

    // Another user finds the roles existing, and may use them once they are granted to it.
    await admin.pool.query('grant quayside_public, quayside_merchant, quayside_desk, quayside_system to newcomer');
    const three = urlOf('three', 'newcomer');
    const third = await quayside({ DATABASE_URL: three, DATA_DIR: join(dirname(folder), 'three'), ROLE: 'api' });
    await third.ready();
    expect(await signIn(third.base)).toBeTruthy();
    third.signal('SIGTERM');
    expect(await third.ended()).toBe(0);
    await admin.close();

    // The owner migrates; the server itself works as the login role without rights of its own.
    const second = await quayside({ ...two, DATABASE_OWNER_URL: two.DATABASE_URL, DATABASE_URL: urlOf('two', 'quayside_app') });
    await second.ready();
    expect((await send(second.base, warningEmailsCalls.getSetting, {}, token)).content.emails).toEqual(['a@shop.test']);
    second.signal('SIGTERM');
    expect(await second.ended()).toBe(0);
    await server.stop();
  });
});
