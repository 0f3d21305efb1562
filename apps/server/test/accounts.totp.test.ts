import { describe, expect, it } from 'vitest';
import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { totpCode, totpStep } from '#server/kernel/totp.ts';
import { PASSWORD, type Person } from './kit/factories.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
const { startTotp, confirmTotp, stopTotp, getProfile, newRecoveryCodes } = accountsCalls;
const { login } = sessionsCalls;

/** An account with the second factor on, and its codes: the current one, or one of a later time step. */
async function guarded(): Promise<Person & { code: (steps?: number) => string; recovery_codes: string[] }> {
  const person = await make.aMerchant();
  const { secret } = (await send(startTotp, {}, person.token)).content;
  const code = (steps = 0) => totpCode(secret, totpStep(new Date()) + steps);
  const { error_code, content } = await send(confirmTotp, { code: code(-1) }, person.token);
  expect(error_code).toBe(0);
  return { ...person, code, recovery_codes: content.recovery_codes };
}
const signIn = (email: string, totp?: string) => send(login, { email, password: PASSWORD, ...(totp === undefined ? {} : { totp }) });

describe('the second factor', () => {
  it('is on once the app has shown a right code, and is asked for at sign-in', async () => {
    const { email, token, code } = await guarded();
    expect((await send(getProfile, {}, token)).content.totp_enabled).toBe(1);
    expect(await signIn(email)).toMatchObject({ status: 422, error_code: 2302, content: { code: 'accounts.totp_required' } });
    expect(await signIn(email, '000000')).toMatchObject({ error_code: 2303, content: { code: 'accounts.totp_wrong' } });
    expect((await signIn(email, code())).error_code).toBe(0);
  });

  it('is not revealed without the right password', async () => {
    const { email } = await guarded();
    expect((await send(login, { email, password: 'nope' })).error_code).toBe(2001);
  });

  it('takes no code twice', async () => {
    const { email, code } = await guarded();
    const now = code();
    expect((await signIn(email, now)).error_code).toBe(0);
    expect((await signIn(email, now)).error_code).toBe(2303);
    expect((await signIn(email, code(1))).error_code).toBe(0);
  });

  it('lets one of five in who use one code at the same moment', async () => {
    const { email, code, account_id } = await guarded();
    await Promise.all(Array.from({ length: 8 }, () => send(accountsCalls.checkEmail, { email })));
    const now = code();
    // As many as are checked before an account must wait.
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(email, now)));
    expect(answers.map((answer) => answer.error_code).sort((a, b) => a - b)).toEqual([0, ...Array.from({ length: 4 }, () => 2303)]);
    // The earlier session and the successful one: the four failed tries left no session behind.
    expect(await db.selectFrom('sessions').select('session_id').where('account_id', '=', account_id).execute()).toHaveLength(2);
  });

  it('is set up with one secret, however often the page is reloaded', async () => {
    const { token } = await make.aMerchant();
    const first = (await send(startTotp, {}, token)).content;
    expect((await send(startTotp, {}, token)).content).toEqual(first);
  });

  it('stays off until a code is confirmed', async () => {
    const { email, token } = await make.aMerchant();
    expect((await send(confirmTotp, { code: '123456' }, token)).content).toMatchObject({ code: 'accounts.totp_not_started' });
    const { secret, uri } = (await send(startTotp, {}, token)).content;
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain('issuer=Harbourline');
    expect((await send(confirmTotp, { code: '000000' }, token)).error_code).toBe(2303);
    expect((await send(confirmTotp, { code: '12ab' }, token)).content).toMatchObject({ fields: [{ path: 'code' }] });
    expect((await signIn(email)).error_code).toBe(0);
  });

  it('can be turned off only with the password', async () => {
    const { email, token } = await guarded();
    expect((await send(startTotp, {}, token)).content).toMatchObject({ code: 'accounts.totp_already_on' });
    expect((await send(stopTotp, { password: 'nope' }, token)).content).toMatchObject({
      fields: [{ path: 'password', code: 'accounts.wrong_password' }],
    });
    expect((await send(stopTotp, { password: PASSWORD }, token)).error_code).toBe(0);
    expect((await signIn(email)).error_code).toBe(0);
  });

  it('cannot be guessed: after five tries it waits, and the right password without a code does not start afresh', async () => {
    const { email } = await guarded();
    for (let i = 0; i < 5; i++) {
      expect((await signIn(email, '000000')).error_code).toBe(2303);
      await db
        .updateTable('attempts')
        .set({ next_at: new Date(0) })
        .execute();
      expect((await signIn(email)).error_code).toBe(2302);
    }
    expect((await signIn(email, '000000')).error_code).toBe(2303);
    expect(await signIn(email, '000000')).toMatchObject({ status: 429, error_code: 1015 });
  });

  it('can be set up only by the account itself: staff who act for the customer are refused', async () => {
    const { customer_id, account_id } = await make.aMerchant();
    const { staff_id } = await make.aStaff('account_manager');
    const acting = await make.aSession({ customer_id, account_id, acting_staff_id: staff_id });
    expect((await send(startTotp, {}, acting)).error_code).toBe(1008);
    expect((await send(stopTotp, { password: PASSWORD }, acting)).error_code).toBe(1008);
  });

  it('has a secret that is stored encrypted', async () => {
    const { token, account_id } = await make.aMerchant();
    const { secret } = (await send(startTotp, {}, token)).content;
    const row = await db.selectFrom('accounts').select('totp_secret').where('account_id', '=', account_id).executeTakeFirstOrThrow();
    expect(row.totp_secret?.toString('latin1')).not.toContain(secret);
  });
});

describe('recovery codes', () => {
  it('are ten, each signs in once, however it is typed, and the profile says how many are left', async () => {
    const { email, token, recovery_codes } = await guarded();
    expect(new Set(recovery_codes).size).toBe(10);
    const [first = '', second = ''] = recovery_codes;
    expect((await signIn(email, first)).error_code).toBe(0);
    expect((await signIn(email, first)).error_code).toBe(2303);
    expect((await signIn(email, second.toLowerCase().replaceAll('-', ''))).error_code).toBe(0);
    expect((await send(getProfile, {}, token)).content.recovery_codes_left).toBe(8);
  });

  it('are the account’s own and stored as hashes', async () => {
    const [one, two] = [await guarded(), await guarded()];
    expect((await signIn(two.email, one.recovery_codes[0])).error_code).toBe(2303);
    const stored = JSON.stringify(await db.selectFrom('account_recovery_codes').selectAll().execute());
    expect(stored).not.toContain((one.recovery_codes[0] ?? '').replaceAll('-', ''));
  });

  it('are replaced with the password; turning the second factor off removes them', async () => {
    const { email, token, account_id, recovery_codes } = await guarded();
    expect((await send(newRecoveryCodes, { password: 'nope' }, token)).content).toMatchObject({
      fields: [{ path: 'password', code: 'accounts.wrong_password' }],
    });
    const fresh = (await send(newRecoveryCodes, { password: PASSWORD }, token)).content.recovery_codes;
    expect((await signIn(email, recovery_codes[0])).error_code).toBe(2303);
    expect((await signIn(email, fresh[0])).error_code).toBe(0);
    await send(stopTotp, { password: PASSWORD }, token);
    expect(await db.selectFrom('account_recovery_codes').selectAll().where('account_id', '=', account_id).execute()).toEqual([]);
    expect((await send(newRecoveryCodes, { password: PASSWORD }, token)).content).toMatchObject({ code: 'accounts.totp_not_started' });
  });

  it('are not made by staff who act for the account', async () => {
    const { customer_id, account_id } = await guarded();
    const { staff_id } = await make.aStaff('account_manager');
    const acting = await make.aSession({ customer_id, account_id, acting_staff_id: staff_id });
    expect((await send(newRecoveryCodes, { password: PASSWORD }, acting)).error_code).toBe(1008);
  });

  it('let one of eight in who use one at the same moment', async () => {
    const { email, recovery_codes } = await guarded();
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(email, recovery_codes[0])));
    expect(answers.filter((answer) => answer.error_code === 0)).toHaveLength(1);
  });
});
