import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

const MARK = 'quayside-data.json';
/** Files a folder may contain and still count as empty: a half-written marker file, and what a new disk contains. */
const NOTHING = /^(quayside-data\.json\.\d+|lost\+found)$/;

/** The user PostgreSQL runs as: it refuses to run as root, so root starts it as an unprivileged user. Null when we are not root. */
export type ServerUser = { uid: number; gid: number; name: string } | null;

export function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout), name };
  }
  throw new StartError(
    'PostgreSQL cannot run as root, and this machine has neither a user "postgres" nor "nobody". Start as another user.',
  );
}

/** The data folder. `moved`: PostgreSQL's user could not access the usual one. */
export function dataDirOf(config: Config, user: ServerUser): { path: string; moved: boolean } {
  if (config.DATA_DIR === undefined && user && !canReach(config.root, user)) {
    const path = join('/var/lib/quayside', createHash('sha256').update(config.root).digest('hex').slice(0, 12));
    return { path, moved: true };
  }
  return { path: config.DATA_DIR ?? join(config.root, 'data'), moved: false };
}

/** Whether the folder contains Quayside data. */
export function hasData(path: string): boolean {
  return existsSync(join(path, MARK));
}

/** Creates or checks the data folder and gives it to PostgreSQL's user. */
export function prepareDataDir(config: Config, user: ServerUser): { path: string; moved: boolean } {
  const { path, moved } = dataDirOf(config, user);
  claim(path);
  if (user) chownSync(path, user.uid, user.gid);
  if (user && !canReach(path, user)) {
    throw new StartError(`PostgreSQL runs as "${user.name}", which cannot reach ${path}. Choose another folder with DATA_DIR.`);
  }
  return { path, moved };
}

function canReach(path: string, user: NonNullable<ServerUser>): boolean {
  return spawnSync('test', ['-x', path], { uid: user.uid, gid: user.gid, cwd: '/' }).status === 0;
}

/** Marks an empty folder as ours, or checks that it is ours. */
function claim(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o755 });
  const mark = join(path, MARK);
  const names = readdirSync(path);
  if (!names.includes(MARK)) {
    if (names.some((name) => !NOTHING.test(name))) {
      throw new StartError(`${path} is not empty and holds no Quayside data. Choose another folder with DATA_DIR.`);
    }
    // Written to a temporary name and renamed: a half-written marker would look like another program's. Several processes may race here.
    const aside = `${mark}.${process.pid}`;
    writeFileSync(aside, `${JSON.stringify({ product: 'quayside', layout: 1 })}\n`);
    renameSync(aside, mark);
    return;
  }
  const { product, layout } = readMark(mark);
  if (product !== 'quayside') throw new StartError(`${path} belongs to another program. Choose another folder with DATA_DIR.`);
  if (layout !== 1)
    throw new StartError(`${path} was written by a newer Quayside. Update this program, or choose another folder with DATA_DIR.`);
}

function readMark(path: string): { product?: unknown; layout?: unknown } {
  try {
    const mark: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof mark === 'object' && mark !== null ? mark : {};
  } catch {
    return {};
  }
}
