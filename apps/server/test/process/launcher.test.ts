import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aMigratedFolder, isAlive, postmasterOf } from './kit/data-folders.ts';
import { quayside, root } from './kit/quayside.ts';

/** The launcher would install packages first; a test must not do that while others run. */
const stamp = join(root, 'node_modules', '.quayside-lock');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
// A worker needs no web apps, so nothing has to be built first.
const launch = (folder: string) => quayside({ DATA_DIR: folder, DEMO: '0', ROLE: 'worker' }, { command: ['scripts/launch.mjs', 'start'] });

describe.skipIf(!isInstalled)('npm start', () => {
  it('stops everything on a signal, and also when it is killed with SIGKILL', async () => {
    const folder = aMigratedFolder();
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGKILL'] as const) {
      const launcher = await launch(folder);
      await launcher.ready();
      const database = postmasterOf(folder);
      expect(database).not.toBeNull();
      launcher.signal(signal);
      expect(await launcher.ended()).toBe(signal === 'SIGKILL' ? null : 0);
      await launcher.released();
      expect(isAlive(database ?? 0)).toBe(false);
    }
  });
});
