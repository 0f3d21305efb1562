import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { copyFolder } from './copy-folder.ts';
import { until } from './until.ts';

const made: string[] = [];
const mounted: string[] = [];

/** An empty folder that PostgreSQL's user can reach, gone with everything in it when the test file is done. */
export function aFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'qs-'));
  // mkdtemp makes the folder private; PostgreSQL runs as another user when the tests run as root.
  chmodSync(parent, 0o755);
  made.push(parent);
  return join(parent, 'data');
}

/** A data folder as a first start with DEMO=0 leaves it: migrated, without customers, nothing running. */
export function aMigratedFolder(): string {
  return aCopyOf(inject('migratedData'));
}

/** A data folder with an empty cluster: no database and no roles of ours. */
export function aFolderWithCluster(): string {
  return aCopyOf(inject('emptyCluster'));
}

function aCopyOf(prepared: string): string {
  const folder = aFolder();
  copyFolder(prepared, folder);
  return folder;
}

/** A folder on its own small disk, or null where this user may not mount one. */
export function aSmallDisk(size: string, mode: 'rw' | 'ro' = 'rw'): string | null {
  const folder = aFolder();
  mkdirSync(folder);
  const done = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755,${mode}`, 'tmpfs', folder]);
  if (done.status !== 0) return null;
  mounted.push(folder);
  return folder;
}

/** The process id of the PostgreSQL that works in a data folder, or null when none does. */
export function postmasterOf(folder: string): number | null {
  const file = join(folder, 'pgdata', 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return isAlive(pid) ? pid : null;
}

/** A zombie (ended, not yet waited for by its parent) counts as gone. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = `/proc/${pid}/stat`;
  if (!existsSync('/proc/self/stat')) return true;
  return existsSync(stat) && !/\) [ZX] /.test(readFileSync(stat, 'utf8'));
}

/** Reaches the embedded database of a folder over its socket, as the server does. */
export function embeddedUrl(folder: string, database = 'quayside'): string {
  return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(join(folder, 'run'))}`;
}

export async function endPostmaster(folder: string): Promise<void> {
  const pid = postmasterOf(folder);
  if (pid === null) return;
  process.kill(pid, 'SIGQUIT');
  await until(`PostgreSQL ${pid} to end`, () => !isAlive(pid));
}

afterAll(async () => {
  for (const parent of made) await endPostmaster(join(parent, 'data'));
  for (const folder of mounted.splice(0)) spawnSync('umount', ['-l', folder]);
  for (const parent of made.splice(0)) rmSync(parent, { recursive: true, force: true });
});
