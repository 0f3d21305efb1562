import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { MOST_KEPT } from '../../apps/server/src/kernel/prepared.ts';
import { claimPort } from '../../tools/claim-port.ts';
import { give, otherUser } from './folder.ts';
import { answers } from './postgres.ts';
import { startProcess, until, type Started } from './processes.ts';

/** From 1.21 on it passes on the statements PostgreSQL keeps for a connection. */
const PASSES_STATEMENTS = 21;

export type PgBouncer = { readonly binary: string; readonly version: string; readonly passesStatements: boolean };

/** Debian puts it into a directory only root has in its PATH. */
export function findPgBouncer(): PgBouncer | null {
  for (const binary of ['pgbouncer', '/usr/sbin/pgbouncer']) {
    const { status, stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
    const [version = '', minor = ''] = (status === 0 && /PgBouncer 1\.(\d+)\S*/.exec(stdout)) || [];
    if (version !== '') return { binary, version, passesStatements: Number(minor) >= PASSES_STATEMENTS };
  }
  return null;
}

export type Pooler = {
  readonly url: (database: string) => string;
  /** What a server behind it needs besides. */
  readonly env: Readonly<Record<string, string>>;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  /** Sends new connections to another server; takes effect with the next start, or at once when it runs. */
  readonly pointTo: (port: number) => void;
};

/** PgBouncer in transaction mode, as docs/operations.md says. */
export async function openPooler(found: PgBouncer, folder: string, toPort: number): Promise<Pooler> {
  const port = await claimPort();
  const settings = join(folder, 'pgbouncer.ini');
  let server: Started | null = null;
  const pointTo = (target: number) => {
    writeFileSync(settings, iniOf(found, port, target));
    give(settings);
    if (server?.isRunning()) process.kill(server.pid, 'SIGHUP');
  };
  pointTo(toPort);
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  return {
    url,
    env: found.passesStatements ? { DATABASE_KEEPS_STATEMENTS: '1' } : {},
    pointTo,
    start: async () => {
      if (!server?.isRunning()) server = startProcess(`PgBouncer ${port}`, found.binary, [settings], { user: otherUser });
      await until('PgBouncer', () => answers(url('postgres')));
    },
    kill: async () => server?.end('SIGKILL'),
  };
}

/** `default_pool_size`: as docs/scale.md says. `server_login_retry`: after a failed connection it would wait 15 s before the next. */
function iniOf({ passesStatements }: PgBouncer, port: number, target: number): string {
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
${passesStatements ? `max_prepared_statements = ${MOST_KEPT}` : ''}
`;
}
