import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/kernel/config.ts';
import { prepareDataDir, serverUser } from '#server/kernel/data-dir.ts';
import { startEmbedded } from '#server/kernel/embedded-postgres.ts';
import { whyNotServer } from '#server/kernel/migrate.ts';
import { userMessageFor } from '#server/kernel/start-error.ts';
import { aFolder, aSmallDisk } from './kit/data-folders.ts';

const isRoot = process.getuid?.() === 0;
const mark = (layout: number) => JSON.stringify({ product: 'quayside', layout });

/** A data folder of an earlier program. */
function aFolderWith(files: Record<string, string>): string {
  const folder = aFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** The error message of a start on this folder, or null when the folder is valid. */
async function complaint(folder: string): Promise<string | null> {
  try {
    prepareDataDir(readConfig({ DATA_DIR: folder }, '/'), serverUser());
    await startEmbedded(folder, serverUser()).then((server) => server.stop());
    return null;
  } catch (error) {
    return userMessageFor(error, folder) ?? String(error);
  }
}

describe('the data folder', () => {
  it('must be a folder, and ours', async () => {
    const file = join(aFolderWith({ 'letter.txt': 'dear' }), 'letter.txt');
    expect(await complaint(file)).toBe(`${file} is not a folder. Choose another with DATA_DIR.`);
    const foreign = aFolderWith({ 'quayside-data.json': '{"product":"other"}' });
    expect(await complaint(foreign)).toBe(`${foreign} belongs to another program. Choose another folder with DATA_DIR.`);
    expect(readdirSync(foreign)).toEqual(['quayside-data.json']);
  });

  it('may be a fresh disk, or one whose first start was cut off', () => {
    const folder = aFolderWith({ 'quayside-data.json.4711': '', 'lost+found/.keep': '' });
    const { path, moved } = prepareDataDir(readConfig({ DATA_DIR: folder }, '/'), null);
    expect({ path, moved }).toEqual({ path: folder, moved: false });
    expect(JSON.parse(readFileSync(join(folder, 'quayside-data.json'), 'utf8'))).toEqual({ product: 'quayside', layout: 1 });
  });

  it('must not come from a newer Quayside or another PostgreSQL', async () => {
    const newer = aFolderWith({ 'quayside-data.json': mark(2) });
    expect(await complaint(newer)).toBe(
      `${newer} was written by a newer Quayside. Update this program, or choose another folder with DATA_DIR.`,
    );
    const ahead = aFolderWith({ 'quayside-data.json': mark(1), 'pgdata/PG_VERSION': '18\n' });
    expect(await complaint(ahead)).toBe(
      `${ahead} was written by PostgreSQL 18, newer than the 17 this Quayside brings. Update this program.`,
    );
    const behind = aFolderWith({ 'quayside-data.json': mark(1), 'pgdata/PG_VERSION': '16\n' });
    expect(await complaint(behind)).toBe(
      `${behind} was written by PostgreSQL 16. Make a backup with the Quayside that wrote it and restore it with this one.`,
    );
  });

  it('must not be on a disk mounted read-only', async (test) => {
    const folder = aSmallDisk('1m', 'ro');
    if (folder === null) return test.skip('mounting is not permitted here');
    expect(await complaint(folder)).toBe(`${folder} cannot be written by this user. Choose another folder with DATA_DIR.`);
  });

  it('must have a path short enough for a socket', async () => {
    const folder = join(aFolder(), 'x'.repeat(90));
    expect(await complaint(folder)).toBe(`The path of ${folder} is too long for a database socket. Choose a shorter folder with DATA_DIR.`);
  });

  it.skipIf(!isRoot)('moves to /var/lib/quayside when root works in a closed home', async () => {
    const home = dirname(aFolder());
    chmodSync(home, 0o700);
    const program = join(home, 'quayside');
    mkdirSync(program);
    const { path, moved } = prepareDataDir(readConfig({}, program), serverUser());
    try {
      expect(moved).toBe(true);
      expect(path).toMatch(/^\/var\/lib\/quayside\/[0-9a-f]{12}$/);
      expect(existsSync(join(path, 'quayside-data.json'))).toBe(true);
      expect(prepareDataDir(readConfig({}, program), serverUser())).toEqual({ path, moved: true });
    } finally {
      rmSync(path, { recursive: true, force: true });
      if (readdirSync(dirname(path)).length === 0) rmdirSync(dirname(path));
    }
    const inside = join(program, 'data');
    expect(await complaint(inside)).toMatch(/^PostgreSQL runs as "\w+", which cannot reach .*\. Choose another folder with DATA_DIR\.$/);
  });

  it.skipIf(!isRoot)('given by root is handed to PostgreSQL, however closed it was', () => {
    const folder = aFolder();
    mkdirSync(folder, { mode: 0o700 });
    expect(prepareDataDir(readConfig({ DATA_DIR: folder }, '/'), serverUser())).toEqual({ path: folder, moved: false });
  });
});

describe('a PostgreSQL of the operator', () => {
  it('must be 15 or newer', () => {
    expect(whyNotServer(140_011)).toBe('The database is PostgreSQL 14; Quayside needs 15 or newer.');
    expect(whyNotServer(150_000)).toBeNull();
    expect(whyNotServer(180_001)).toBeNull();
  });
});
