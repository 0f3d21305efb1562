import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operationLogCalls } from '@quayside/contract/operation-log/operation-log.calls';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { connect } from '#server/kernel/database.ts';
import { fetchText, send } from './kit/caller.ts';
import { aMigratedFolder, aSmallDisk, embeddedUrl, postmasterOf } from './kit/data-folders.ts';
import { aMerchantIn } from './kit/people.ts';
import { quayside } from './kit/quayside.ts';
import { until } from './kit/until.ts';

/** Writes until nothing more fits. */
function fillDisk(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (const bytes of [1024 * 1024, 4096]) {
      const block = Buffer.alloc(bytes, 1);
      try {
        for (;;) writeSync(file, block);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    }
  } finally {
    closeSync(file);
  }
}

describe('the embedded PostgreSQL', () => {
  it('is started again when it is killed, keeps what was written, and after six deaths the server ends with a clear line', async () => {
    const folder = aMigratedFolder();
    const server = await quayside({ DATA_DIR: folder, DEMO: '0' });
    await server.ready();
    const { token } = await aMerchantIn(embeddedUrl(folder));
    const setting = { emails: ['kept@shop.test'], enabled: 1 as const };
    expect((await send(server.base, warningEmailsCalls.saveSetting, setting, token)).status).toBe(200);

    const isReady = async () => (await fetchText(`${server.base}/readyz`)).status === 200;
    let killed = 0;
    const kill = async () => {
      const pid = postmasterOf(folder);
      if (pid === null) throw new Error('PostgreSQL does not run');
      process.kill(pid, 'SIGKILL');
      killed++;
      await until('PostgreSQL to be gone', () => postmasterOf(folder) !== pid);
    };
    await kill();
    await until('the server to be ready again', isReady);
    expect(server.output()).toContain('Database: the embedded PostgreSQL has ended, starting it again …');
    expect((await send(server.base, warningEmailsCalls.getSetting, {}, token)).content).toMatchObject(setting);
    // Still locked for this process: the lock's connection was opened again.
    await until('the lock', () => server.output().includes('Database: the embedded PostgreSQL runs again.'));

    for (let death = 2; death <= 6; death++) {
      await until('PostgreSQL to run', () => postmasterOf(folder) !== null);
      await until('the lock', () => server.output().split('runs again.').length > killed);
      await kill();
    }
    expect(await server.ended()).toBe(1);
    expect(server.output()).toContain(`The embedded PostgreSQL in ${folder} has died 6 times in ten minutes.`);
  });

  it('on a full disk is answered with 503 and said by /readyz, and goes on when there is room again', async () => {
    const disk = aSmallDisk('160m');
    if (disk === null) return expect(process.getuid?.()).not.toBe(0); // only root may mount one
    const folder = join(disk, 'data');
    const server = await quayside({ DATA_DIR: folder, DEMO: '0', RATE_LIMIT_PER_MINUTE: '1000000' });
    await server.ready();
    const { token } = await aMerchantIn(embeddedUrl(folder));
    const save = (text: string) => send(server.base, warningEmailsCalls.saveSetting, { emails: [`${text}@shop.test`], enabled: 1 }, token);
    expect((await save('before')).status).toBe(200);
    const filler = join(disk, 'filler');
    fillDisk(filler);
    expect(await fetchText(`${server.base}/readyz`)).toEqual({ status: 503, body: '{"status":"not_ready","reason":"disk"}' });
    const statuses = new Set<number>();
    await until('a write to be refused', async () => {
      statuses.add((await save('x'.repeat(50))).status);
      return statuses.has(503);
    });
    expect([...statuses].filter((status) => status !== 200)).toEqual([503]);
    rmSync(filler);
    await until('the server to be ready again', async () => (await fetchText(`${server.base}/readyz`)).status === 200);
    await until('writes to be accepted', async () => (await save('after')).status === 200);
    server.signal('SIGTERM');
    expect(await server.ended()).toBe(0);
  });

  it('is used by the server as a role without rights of its own: shedding a call’s role leaves nothing to read', async () => {
    const folder = aMigratedFolder();
    const server = await quayside({ DATA_DIR: folder, DEMO: '0' });
    await server.ready();
    const { token } = await aMerchantIn(embeddedUrl(folder));
    expect((await send(server.base, operationLogCalls.list, { page: 1, limit: 10 }, token)).status).toBe(200);
    const owner = connect(embeddedUrl(folder), 1);
    const app = connect(embeddedUrl(folder).replace('postgres@', 'quayside_app@'), 1);
    const { rows } = await owner.pool.query<{ usename: string; super: boolean }>(
      `select distinct a.usename, u.usesuper as super from pg_stat_activity a join pg_user u using (usename)
        where application_name = 'quayside' and pid <> pg_backend_pid() and client_addr is null and usename <> 'postgres'`,
    );
    expect(rows).toEqual([{ usename: 'quayside_app', super: false }]);
    for (const table of ['sessions', 'accounts', 'staff', 'wallet_entries', 'server_secrets', 'files'])
      await expect(app.pool.query(`select * from ${table} limit 1`), table).rejects.toThrow(/permission denied/);
    await expect(app.pool.query(`copy (select 1) to program 'true'`)).rejects.toThrow(/permission denied/);
    await Promise.all([owner.close(), app.close()]);
    server.signal('SIGTERM');
    expect(await server.ended()).toBe(0);
  });
});
