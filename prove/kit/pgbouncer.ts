import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { claimPort } from '../../tools/claim-port.ts';
import { give, otherUser } from './folder.ts';
import { answers } from './postgres.ts';
import { startProcess, until, type Started } from './processes.ts';

/** Debian puts it into a directory only root has in its PATH. */
export function findPgBouncer(): string | null {
  return ['pgbouncer', '/usr/sbin/pgbouncer'].find((path) => spawnSync(path, ['--version']).status === 0) ?? null;
}

export type Pooler = {
  readonly url: (database: string) => string;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  /** Sends new connections to another server; takes effect with the next start, or at once when it runs. */
  readonly pointTo: (port: number) => void;
};

/** PgBouncer in transaction mode, as docs/operations.md says. */
export async function openPooler(binary: string, folder: string, toPort: number): Promise<Pooler> {
  const port = await claimPort();
  const settings = join(folder, 'pgbouncer.ini');
  let server: Started | null = null;
  const pointTo = (target: number) => {
    writeFileSync(settings, iniOf(port, target));
    give(settings);
    if (server?.isRunning()) process.kill(server.pid, 'SIGHUP');
  };
  pointTo(toPort);
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  return {
    url,
    pointTo,
    start: async () => {
      if (!server?.isRunning()) server = startProcess(`PgBouncer ${port}`, binary, [settings], { user: otherUser });
      await until('PgBouncer', () => answers(url('postgres')));
    },
    kill: async () => server?.end('SIGKILL'),
  };
}

/** `default_pool_size`: as docs/scale.md says. `server_login_retry`: after a failed connection it would wait 15 s before the next. */
function iniOf(port: number, target: number): string {
  return `[databases]
* = host=127.0.0.1 port=${target} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${Math.max(8, 4 * availableParallelism())}
max_client_conn = 400
server_login_retry = 1
ignore_startup_parameters = options
`;
}
