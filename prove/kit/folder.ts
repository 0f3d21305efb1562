import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverUser } from '../../apps/server/src/kernel/data-dir.ts';

const user = serverUser();
/** PostgreSQL and PgBouncer refuse to run as root. */
export const otherUser = user;

/** One folder for everything a run writes, gone at its end. */
export function openFolder(): { path: string; sub: (name: string) => string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'qs-prove-'));
  chmodSync(path, 0o755);
  return {
    path,
    sub: (name) => {
      const folder = join(path, name);
      mkdirSync(folder, { recursive: true });
      give(folder);
      return folder;
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

export function give(path: string): void {
  if (user) chownSync(path, user.uid, user.gid);
}
