import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { connect } from '#server/kernel/database.ts';
import { fetchText, send, signIn } from './kit/caller.ts';
import { aFolder, aMigratedFolder, embeddedUrl, isAlive, postmasterOf } from './kit/data-folders.ts';
import { quayside, refusal } from './kit/quayside.ts';
import { until } from './kit/until.ts';

describe('starting and stopping', () => {
  it('starts on an empty folder, serves, refuses a second process, stops cleanly and keeps what was written', async () => {
    const folder = aFolder();
    const first = await quayside({ DATA_DIR: folder });
    await first.ready();
    const said = first.output();
    for (const line of [`Portal   ${first.base}/`, `Desk     ${first.base}/desk/`, `API      ${first.base}/docs`, `Data     ${folder}`])
      expect(said).toContain(line);
    for (const email of ['merchant@demo.test', 'clerk@demo.test', 'supplier@demo.test', 'admin@desk.test']) expect(said).toContain(email);
    expect(said).toContain('Demo-2026!');
    expect(await fetchText(`${first.base}/healthz`)).toEqual({ status: 200, body: '{"status":"ok"}' });
    expect(await fetchText(`${first.base}/readyz`)).toEqual({ status: 200, body: '{"status":"ready"}' });
    const token = await signIn(first.base);
    const saved = await send(first.base, warningEmailsCalls.saveSetting, { emails: ['a@shop.test'], enabled: 1 }, token);
    expect(saved.content).toMatchObject({ emails: ['a@shop.test'], enabled: 1 });

    expect(await refusal({ DATA_DIR: folder })).toEqual({
      code: 1,
      sentence: `The data folder ${folder} is in use by another Quayside. Stop that one, or choose another folder with DATA_DIR.`,
    });
    const elsewhere = aMigratedFolder();
    expect(await refusal({ DATA_DIR: elsewhere, DEMO: '0', PORT: String(first.port) })).toEqual({
      code: 1,
      sentence: `Port ${first.port} is taken by another program. Choose another with PORT.`,
    });
    expect(postmasterOf(elsewhere)).toBeNull();
    expect((await fetchText(`${first.base}/readyz`)).status).toBe(200);

    const database = postmasterOf(folder);
    first.signal('SIGINT');
    expect(await first.ended()).toBe(0);
    expect(isAlive(database ?? 0)).toBe(false);

    const second = await quayside({ DATA_DIR: folder });
    await second.ready();
    expect(second.output()).not.toContain('migrations applied');
    const kept = await send(second.base, warningEmailsCalls.getSetting, {}, token);
    expect(kept.content).toMatchObject({ emails: ['a@shop.test'], enabled: 1 });

    // A database migrated by a newer version.
    const { pool, close } = connect(embeddedUrl(folder), 1);
    await pool.query(`insert into kysely_migration (name, timestamp) values ('9999_future', now())`);
    await close();
    second.signal('SIGTERM');
    expect(await second.ended()).toBe(0);
    expect(await refusal({ DATA_DIR: folder })).toEqual({
      code: 1,
      sentence: 'The database was written by a newer Quayside (it holds "9999_future"). Update this program.',
    });
    expect(postmasterOf(folder)).toBeNull();
  });

  it('lets one of two that start at once have the folder, and creates no account with DEMO=0', async () => {
    const folder = aFolder();
    const both = await Promise.all([quayside({ DATA_DIR: folder, DEMO: '0' }), quayside({ DATA_DIR: folder, DEMO: '0' })]);
    const ends = await Promise.all(
      both.map((one) =>
        one.ready().then(
          () => 'serves',
          () => 'ended',
        ),
      ),
    );
    expect(new Set(ends)).toEqual(new Set(['serves', 'ended']));
    const server = both[ends.indexOf('serves')];
    const other = both[ends.indexOf('ended')];
    if (!server || !other) throw new Error('unreachable: both are there');
    expect(other.output()).toContain(`The data folder ${folder} is in use by another Quayside.`);
    expect(await other.ended()).toBe(1);
    expect(readdirSync(folder).filter((name) => name.includes('.init'))).toEqual([]);

    expect(server.output()).not.toContain('@demo.test');
    const { pool, close } = connect(embeddedUrl(folder), 1);
    const { rows } = await pool.query(
      'select (select count(*) from accounts) + (select count(*) from staff) + (select count(*) from customers) as n',
    );
    await close();
    expect(rows).toEqual([{ n: 0 }]);
    const login = await send(server.base, sessionsCalls.login, { email: 'merchant@demo.test', password: 'Demo-2026!' });
    expect(login).toMatchObject({ status: 422, content: { code: 'sessions.wrong_credentials' } });
    server.signal('SIGINT');
    expect(await server.ended()).toBe(0);
    expect(postmasterOf(folder)).toBeNull();

    // A stop signal during startup: the database that just started is stopped again.
    const early = await quayside({ DATA_DIR: folder, DEMO: '0' });
    await until('PostgreSQL to run', () => postmasterOf(folder));
    early.signal('SIGINT');
    expect(await early.ended()).toBe(0);
    expect(postmasterOf(folder)).toBeNull();
  });
});
