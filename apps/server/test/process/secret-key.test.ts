import { expect, it } from 'vitest';
import { staffDeskCalls } from '@quayside/contract/staff/staff.desk-calls';
import { sessionsDeskCalls } from '@quayside/contract/sessions/sessions.desk-calls';
import { send } from './kit/caller.ts';
import { aMigratedFolder, postmasterOf } from './kit/data-folders.ts';
import { quayside, refusal } from './kit/quayside.ts';

/** Runs a command of the operator to its end; what it printed. */
async function command(env: Record<string, string>, ...words: string[]): Promise<{ code: number | null; output: string }> {
  const run = await quayside(env, { command: words });
  const code = await run.ended();
  return { code, output: run.output() };
}

it('a changed SECRET_KEY stops the start in one line; the operator’s commands bring everybody back in', async () => {
  const DATA_DIR = aMigratedFolder();
  const [old, other] = [
    { DATA_DIR, DEMO: '0', SECRET_KEY: 'k'.repeat(32) },
    { DATA_DIR, DEMO: '0', SECRET_KEY: 'j'.repeat(32) },
  ];
  const first = await quayside(old);
  await first.ready();
  first.signal('SIGTERM');
  expect(await first.ended()).toBe(0);

  expect(await refusal(other)).toEqual({
    code: 1,
    sentence:
      'SECRET_KEY is not the key this database was sealed with. Set the old one again, or run "npm run new-secret-key" if it is lost, see docs/operations.md.',
  });
  expect(postmasterOf(DATA_DIR)).toBeNull();

  const replaced = await command(other, 'scripts/new-secret-key.ts');
  expect(replaced).toMatchObject({ code: 0, output: expect.stringContaining('The key is accepted. Start Quayside again.') });
  const second = await quayside(other);
  await second.ready();

  const access = await command(other, 'scripts/staff-access.ts', 'First@Desk.test');
  const token = /\/desk\/set-password\?token=([\w-]{43})/.exec(access.output)?.[1] ?? '';
  expect(access.code).toBe(0);
  const password = 'Desk-Quay-2026!';
  const set = await send(second.base, staffDeskCalls.acceptLink, { token, password, confirm_password: password });
  expect(set).toMatchObject({ error_code: 0 });
  const signedIn = await send(second.base, sessionsDeskCalls.deskLogin, { email: 'first@desk.test', password });
  const me = await send(second.base, sessionsDeskCalls.currentStaff, {}, signedIn.content.token);
  expect(me.content).toMatchObject({ role: 'administrator', must_enrol: 1 });

  const nobody = await command(other, 'scripts/mail-link.ts', 'nobody@desk.test');
  expect(nobody).toEqual({ code: 1, output: 'No mail to nobody@desk.test waits with a link.\n' });
  second.signal('SIGTERM');
  expect(await second.ended()).toBe(0);
});
