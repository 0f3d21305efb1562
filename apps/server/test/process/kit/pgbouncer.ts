import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { serverUser } from '#server/kernel/data-dir.ts';
import { aFolder, isAlive } from './data-folders.ts';
import { claimPort } from '../../../../../tools/claim-port.ts';
import { until } from './until.ts';

const running: ChildProcess[] = [];

/** Where PgBouncer is installed, or null. Debian puts it into a root-only PATH directory. */
export function findPgBouncer(): string | null {
  return ['pgbouncer', '/usr/sbin/pgbouncer'].find((path) => spawnSync(path, ['--version']).status === 0) ?? null;
}

/** Starts PgBouncer in transaction mode with the settings docs/operations.md names, in front of the server behind a socket. */
export async function startPgBouncer(
  binary: string,
  socketFolder: string,
  poolSize: number,
): Promise<{ url: (database: string) => string }> {
  const folder = aFolder();
  mkdirSync(folder);
  const port = await claimPort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${socketFolder} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
ignore_startup_parameters = options
`,
  );
  // It refuses to run as root, and only PostgreSQL's user may use the socket.
  const user = serverUser();
  if (user) for (const path of [folder, settings]) chownSync(path, user.uid, user.gid);
  const child = spawn(binary, [settings], { ...(user ? { uid: user.uid, gid: user.gid } : {}), stdio: ['ignore', 'ignore', 'pipe'] });
  running.push(child);
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await until('PgBouncer to be up', () => /process up/.test(text) || child.exitCode !== null);
  if (child.exitCode !== null) throw new Error(`PgBouncer ended instead of starting:\n${text}`);
  return { url: (database) => `postgres://quay@127.0.0.1:${port}/${database}` };
}

afterAll(async () => {
  for (const { pid } of running.splice(0)) {
    if (pid === undefined || !isAlive(pid)) continue;
    process.kill(pid, 'SIGTERM');
    await until('PgBouncer to end', () => !isAlive(pid));
  }
});
