import { describe, expect, it } from 'vitest';
import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { hashToken } from '#server/kernel/tokens.ts';
import { cleanUpNow } from './kit/clean-up.ts';
import { PASSWORD } from './kit/factories.ts';
import { linkTo, mailsTo } from './kit/mails.ts';
import { testApp } from './kit/test-app.ts';
import { wholeMinute } from './kit/whole-minute.ts';

const { app, deps, make, send, work } = await testApp();
const { db } = deps.database;
const { sendResetEmail, resetPassword, updatePassword } = accountsCalls;
const { login, currentUser } = sessionsCalls;
work();

const NEW = 'Brand-new-1';
const resets = async (email: string) => (await mailsTo(db, email)).filter((mail) => mail.template === 'accounts.reset_password');
const forget = () => db.deleteFrom('rate_limits').execute();

/** Requests a link and reads it from the mail. */
async function mailedToken(email: string, headers: Record<string, string> = {}): Promise<string> {
  const before = (await resets(email)).length;
  await forget();
  await send(sendResetEmail, { email }, null, headers);
  await expect.poll(async () => (await resets(email)).length, { timeout: 10_000 }).toBe(before + 1);
  return new URL(await linkTo(deps, email)).searchParams.get('token') ?? '';
}
const reset = async (token: string, password = NEW) => {
  await forget();
  return send(resetPassword, { token, password, confirm_password: password });
};

describe('accounts.sendResetEmail', () => {
  it('AUTH-16 mails a link that leads to the portal whatever the Host header says, in the language and brand of the reader', async () => {
    const { email } = await make.aMerchant({ platform_type: 3 });
    await mailedToken(email, { lang: 'zh-cn', host: 'evil.example' });
    const [mail] = await resets(email);
    expect(mail).toMatchObject({ platform_type: 3, language: 'zh_CN', subject: '在 Northlane 设置新密码' });
    expect(await linkTo(deps, mail?.to_address ?? '')).toMatch(/^http:\/\/127\.0\.0\.1:8080\/forget\?token=[\w-]{43}&platform_type=3$/);
  });

  it('gives the same answer, and does the same work, whether or not the address has an account', async () => {
    const { email } = await make.aMerchant();
    await forget();
    const [known, unknown] = [await send(sendResetEmail, { email }), await send(sendResetEmail, { email: 'nobody@shop.test' })];
    expect([unknown.status, unknown.error_code, unknown.msg, unknown.content]).toEqual([
      known.status,
      known.error_code,
      known.msg,
      known.content,
    ]);
    const asked = db.selectFrom('jobs').select('job_id').where('name', '=', 'accounts.send_reset_email').where('state', '!=', 'done');
    await expect.poll(async () => (await asked.execute()).length, { timeout: 10_000 }).toBe(0);
    expect(await mailsTo(db, 'nobody@shop.test')).toEqual([]);
  });

  it('never mails a link to the address a stranger wrote into the Host header', async () => {
    const { email } = await make.aMerchant();
    await mailedToken(email, { host: 'evil.test' });
    const [mail] = await resets(email);
    expect(mail?.html).not.toContain('evil.test');
    expect(mail?.text).toContain('http://127.0.0.1:8080/forget?token=');
  });

  it('sends nothing to a disabled account or a paused customer', async () => {
    const paused = await make.aMerchant();
    const { customer_id } = await make.aMerchant();
    const clerk = await make.anAccount(customer_id, 'internal');
    await db.updateTable('customers').set({ status: 'paused' }).where('customer_id', '=', paused.customer_id).execute();
    await db.updateTable('accounts').set({ status: 'disabled' }).where('account_id', '=', clerk.account_id).execute();
    await forget();
    await send(sendResetEmail, { email: paused.email });
    await send(sendResetEmail, { email: clerk.email });
    const open = db.selectFrom('jobs').select('job_id').where('state', 'in', ['waiting', 'running']);
    await expect.poll(async () => (await open.execute()).length, { timeout: 10_000 }).toBe(0);
    expect([...(await resets(paused.email)), ...(await resets(clerk.email))]).toEqual([]);
  });

  it('is limited per address', async () => {
    await wholeMinute();
    await forget();
    for (let i = 0; i < 3; i++) expect((await send(sendResetEmail, { email: 'often@shop.test' })).error_code).toBe(0);
    expect((await send(sendResetEmail, { email: 'often@shop.test' })).error_code).toBe(1007);
  });
});

describe('accounts.resetPassword', () => {
  it('AUTH-17 sets the new password, ends every session and tells the owner', async () => {
    const { email, token: session } = await make.aMerchant();
    const token = await mailedToken(email);
    expect((await reset(token)).error_code).toBe(0);
    expect((await send(currentUser, {}, session)).error_code).toBe(1010);
    expect((await send(login, { email, password: PASSWORD })).error_code).toBe(2001);
    expect((await send(login, { email, password: NEW })).error_code).toBe(0);
    expect((await mailsTo(db, email))[0]).toMatchObject({ template: 'accounts.password_changed' });
  });

  it('is refused with a used, an older, an expired, a tampered or an unknown link, and changes nothing', async () => {
    const { email } = await make.aMerchant();
    const older = await mailedToken(email);
    const newer = await mailedToken(email);
    const refused = { status: 409, error_code: 2301, content: { code: 'accounts.link_invalid' } };
    expect(await reset(older)).toMatchObject(refused);
    expect(await reset(`${newer}x`)).toMatchObject(refused);
    expect(await reset('unknown')).toMatchObject(refused);
    expect((await send(login, { email, password: PASSWORD })).error_code).toBe(0);
    expect((await reset(newer)).error_code).toBe(0);
    expect(await reset(newer, 'Another-1')).toMatchObject(refused);
    expect((await send(login, { email, password: NEW })).error_code).toBe(0);
    const late = await mailedToken(email);
    await db.updateTable('account_links').set({ expires_at: new Date() }).where('token_hash', '=', hashToken(late)).execute();
    expect(await reset(late)).toMatchObject(refused);
  });

  it('is valid for sixty minutes', async () => {
    const { email } = await make.aMerchant();
    const token = await mailedToken(email);
    const { expires_at } = await db
      .selectFrom('account_links')
      .select('expires_at')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow();
    expect(Math.round((expires_at.getTime() - Date.now()) / 60_000)).toBe(60);
  });

  it('works once when eight use one link at the same moment', async () => {
    const { email } = await make.aMerchant();
    const token = await mailedToken(email);
    await forget();
    const payload = { token, password: NEW, confirm_password: NEW };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => app.inject({ method: 'POST', url: resetPassword.path, payload, remoteAddress: `10.0.0.${i}` })),
    );
    expect(answers.map((answer) => answer.statusCode).sort((a, b) => a - b)).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  });

  it('reports all errors of the form at once', async () => {
    await forget();
    expect((await send(resetPassword, { token: '', password: 'short', confirm_password: 'other' })).content).toMatchObject({
      fields: [
        { path: 'token', code: 'required' },
        { path: 'password', code: 'accounts.weak_password' },
        { path: 'confirm_password', code: 'accounts.passwords_differ' },
      ],
    });
    expect((await send(resetPassword, {} as never)).content).toMatchObject({
      fields: [{ path: 'token' }, { path: 'password' }, { path: 'confirm_password' }],
    });
  });
});

describe('expired links', () => {
  it('are removed by the nightly clean-up; open ones stay', async () => {
    const [late, open] = [await make.aMerchant(), await make.aMerchant()];
    for (const [who, minutes] of [
      [late, -1],
      [open, 1],
    ] as const) {
      const link = {
        purpose: 'reset_password',
        expires_at: new Date(Date.now() + minutes * 60_000),
        token_hash: hashToken(who.token),
      } as const;
      await db
        .insertInto('account_links')
        .values({ ...link, customer_id: who.customer_id, account_id: who.account_id })
        .execute();
    }
    await cleanUpNow(deps);
    const left = await db
      .selectFrom('account_links')
      .select('account_id')
      .where('account_id', 'in', [late.account_id, open.account_id])
      .execute();
    expect(left).toEqual([{ account_id: open.account_id }]);
  });
});

describe('accounts.updatePassword', () => {
  const answers: [string, string][] = [
    ['en-us', 'Your password is changed. Other devices have been signed out.'],
    ['zh-cn', '密码已修改，其他设备已退出登录。'],
  ];
  const change = { current_pwd: PASSWORD, new_pwd: NEW, confirm_new_pwd: NEW };

  it('USER-26 changes the password; other sessions end, this one stays', async () => {
    const { email, token, account_id, customer_id } = await make.aMerchant();
    const elsewhere = await make.aSession({ account_id, customer_id });
    expect((await send(updatePassword, change, token)).error_code).toBe(0);
    expect((await send(currentUser, {}, elsewhere)).error_code).toBe(1010);
    expect((await send(currentUser, {}, token)).error_code).toBe(0);
    expect((await send(login, { email, password: NEW })).error_code).toBe(0);
    expect((await mailsTo(db, email))[0]).toMatchObject({ template: 'accounts.password_changed' });
  });

  it.each(answers)('USER-30 answers the change with a msg in the language of the reader: %s', async (lang, msg) => {
    const { token } = await make.aMerchant();
    expect(await send(updatePassword, change, token, { lang })).toMatchObject({ error_code: 0, msg });
  });

  it('USER-27 USER-28 USER-29 asks for all three, and tells an empty confirmation from a different one', async () => {
    const { token } = await make.aMerchant();
    expect((await send(updatePassword, {} as never, token)).content).toMatchObject({
      fields: [
        { path: 'current_pwd', code: 'required' },
        { path: 'new_pwd', code: 'required' },
        { path: 'confirm_new_pwd', code: 'required' },
      ],
    });
    expect((await send(updatePassword, { ...change, confirm_new_pwd: '' }, token)).content).toMatchObject({
      fields: [{ path: 'confirm_new_pwd', code: 'required', msg: 'Please fill this in' }],
    });
    expect((await send(updatePassword, { ...change, confirm_new_pwd: 'Other-2026' }, token)).content).toMatchObject({
      fields: [{ path: 'confirm_new_pwd', code: 'accounts.passwords_differ', msg: 'Inconsistency between two password entries' }],
    });
  });

  it('says at its field that the current password is wrong', async () => {
    const { token, email } = await make.aMerchant();
    expect(await send(updatePassword, { ...change, current_pwd: 'nope' }, token)).toMatchObject({
      status: 422,
      content: { fields: [{ path: 'current_pwd', code: 'accounts.wrong_password' }] },
    });
    expect((await send(login, { email, password: PASSWORD })).error_code).toBe(0);
  });

  it('USER-11 NET-22 is an illegal operation for sub-accounts and for staff who act for the customer', async () => {
    const { customer_id, account_id } = await make.aMerchant();
    const { staff_id } = await make.aStaff('account_manager');
    const acting = await make.aSession({ customer_id, account_id, acting_staff_id: staff_id });
    for (const kind of ['internal', 'supplier'] as const) {
      const { token } = await make.anAccount(customer_id, kind);
      expect(await send(updatePassword, change, token)).toMatchObject({ status: 403, error_code: 1008, msg: 'Illegal operation.' });
    }
    expect((await send(updatePassword, change, acting)).error_code).toBe(1008);
  });

  it('lets one of eight concurrent changes with the same old password succeed', async () => {
    const { account_id, customer_id } = await make.aMerchant();
    const tokens = await Promise.all(Array.from({ length: 8 }, () => make.aSession({ account_id, customer_id })));
    await Promise.all(tokens.map((token) => send(currentUser, {}, token)));
    const answers = await Promise.all(
      tokens.map((token, i) => send(updatePassword, { ...change, new_pwd: `${NEW}${i}`, confirm_new_pwd: `${NEW}${i}` }, token)),
    );
    expect(answers.filter((answer) => answer.error_code === 0)).toHaveLength(1);
  });
});
