import { describe, expect, it } from 'vitest';
import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { subAccountsCalls } from '@quayside/contract/sub-accounts/sub-accounts.calls';
import { warningEmailsOpenCalls } from '@quayside/contract/warning-emails/warning-emails.open-calls';
import { newToken } from '#server/kernel/tokens.ts';
import { PASSWORD, type Person } from './kit/factories.ts';
import { linkTo, mailsTo } from './kit/mails.ts';
import { testApp } from './kit/test-app.ts';
import { waitsForLock } from './kit/waiting.ts';

const { app, deps, make, send } = await testApp();
const { db } = deps.database;
const { generateApiKey, resetPassword, sendVerifyEmail, verifyEmail, getProfile } = accountsCalls;
const { login, currentUser } = sessionsCalls;
const NEW = 'Brand-new-1';

const unverify = ({ account_id }: Person) =>
  db.updateTable('accounts').set({ email_verified_at: null }).where('account_id', '=', account_id).execute();
/** A reset link as it is mailed to the owner of the address. */
async function resetLink({ customer_id, account_id }: Person): Promise<string> {
  const { token, hash } = newToken();
  const link = { purpose: 'reset_password', token_hash: hash, expires_at: new Date(Date.now() + 60_000) } as const;
  await db
    .insertInto('account_links')
    .values({ ...link, customer_id, account_id })
    .execute();
  return token;
}
const forget = () => db.deleteFrom('rate_limits').execute();
async function reset(main: Person, given: { end_other_access?: 0 | 1 } = {}) {
  const token = await resetLink(main);
  await forget();
  return send(resetPassword, { token, password: NEW, confirm_password: NEW, ...given });
}
const isIn = async (token: string) => (await send(currentUser, {}, token)).error_code === 0;
const opens = async (key: string) =>
  (await app.inject({ url: warningEmailsOpenCalls.openGet.path, headers: { authorization: `Bearer ${key}` } })).statusCode === 200;
const clerkInput = (email: string) => ({
  account_type: 'internal' as const,
  firstname: 'Eve',
  lastname: 'Mallory',
  email,
  password: PASSWORD,
  confirm_password: PASSWORD,
  permissions: [],
  skus: [],
});
const UNVERIFIED = { status: 403, error_code: 2307, content: { code: 'accounts.email_unverified' } };

/** A customer with everything that gives access: a sub-account, a key, a recipient, a second factor. */
async function equipped() {
  const main = await make.aMerchant();
  const clerk = await make.anAccount(main.customer_id, 'internal', ['products.read']);
  const { apikey } = (await send(generateApiKey, {}, main.token)).content;
  await db
    .insertInto('warning_email_settings')
    .values({ customer_id: main.customer_id, enabled: true, emails: ['eve@evil.test'], updated_at: new Date() })
    .execute();
  await db
    .updateTable('accounts')
    .set({ totp_enabled: true, totp_secret: Buffer.from('sealed') })
    .where('account_id', '=', main.account_id)
    .execute();
  return { main, clerk, apikey };
}
const settingOf = ({ customer_id }: Person) =>
  db.selectFrom('warning_email_settings').select(['enabled', 'emails']).where('customer_id', '=', customer_id).executeTakeFirstOrThrow();

describe('an address that a stranger registered', () => {
  it('is taken over by its owner with a reset: nothing the stranger set up still works', async () => {
    const { main, clerk, apikey } = await equipped();
    await unverify(main);
    expect((await reset(main, { end_other_access: 0 })).error_code).toBe(0);
    expect([await isIn(main.token), await isIn(clerk.token), await opens(apikey)]).toEqual([false, false, false]);
    await forget();
    expect((await send(login, { email: clerk.email, password: PASSWORD })).error_code).not.toBe(0);
    expect(await settingOf(main)).toEqual({ enabled: false, emails: [] });
    // Signs in with the new password alone: the stranger's second factor is gone.
    const { token } = (await send(login, { email: main.email, password: NEW })).content;
    expect((await send(getProfile, {}, token)).content).toMatchObject({ email_verified: 1, totp_enabled: 0 });
    const { list } = (await send(subAccountsCalls.list, {}, token)).content;
    expect(list.map(({ status }) => status)).toEqual(['disabled']);
  });

  it('cannot be given sub-accounts or an API key before it is confirmed', async () => {
    const main = await make.aMerchant();
    const clerk = await make.anAccount(main.customer_id, 'internal');
    await unverify(main);
    expect(await send(generateApiKey, {}, main.token)).toMatchObject(UNVERIFIED);
    expect(await send(subAccountsCalls.save, clerkInput('eve1@evil.test'), main.token)).toMatchObject(UNVERIFIED);
    const sub_account_id = clerk.account_id;
    const changed = { ...clerkInput('eve2@evil.test'), sub_account_id };
    expect(await send(subAccountsCalls.save, changed, main.token)).toMatchObject(UNVERIFIED);
    expect((await send(subAccountsCalls.changeStatus, { sub_account_id, status: 'disabled' }, main.token)).error_code).toBe(0);
    expect(await send(subAccountsCalls.changeStatus, { sub_account_id, status: 'enabled' }, main.token)).toMatchObject(UNVERIFIED);
    expect(await db.selectFrom('api_keys').selectAll().where('customer_id', '=', main.customer_id).execute()).toEqual([]);
    const told = await send(generateApiKey, {}, main.token, { lang: 'zh-cn' });
    expect(told.msg).toContain('请先验证邮箱');
  });

  it('gives no key to a call of the stranger that waited for the reset', async () => {
    const main = await make.aMerchant();
    await unverify(main);
    const token = await resetLink(main);
    await forget();
    let owner: Promise<{ error_code: number }> | undefined;
    let stranger: Promise<{ error_code: number }> | undefined;
    // Holds the customer's row, so that the reset waits first and the stranger's call behind it.
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('customers').select('customer_id').where('customer_id', '=', main.customer_id).forUpdate().execute();
      owner = send(resetPassword, { token, password: NEW, confirm_password: NEW });
      await waitsForLock(db);
      stranger = send(generateApiKey, {}, main.token);
      await waitsForLock(db, 2);
    });
    expect([(await owner)?.error_code, (await stranger)?.error_code]).toEqual([0, 1010]);
    expect(await db.selectFrom('api_keys').selectAll().where('customer_id', '=', main.customer_id).execute()).toEqual([]);
  });
});

describe('the reset of a confirmed main account', () => {
  it('ends the sub-accounts’ sessions and deletes the API key unless that is declined; the rest stays', async () => {
    const { main, clerk, apikey } = await equipped();
    expect((await reset(main)).error_code).toBe(0);
    expect([await isIn(main.token), await isIn(clerk.token), await opens(apikey)]).toEqual([false, false, false]);
    await forget();
    expect((await send(login, { email: clerk.email, password: PASSWORD })).error_code).toBe(0);
    expect(await settingOf(main)).toEqual({ enabled: true, emails: ['eve@evil.test'] });
    // The second factor of a confirmed account is its owner's.
    expect((await send(login, { email: main.email, password: NEW })).error_code).toBe(2302);
  });

  it('leaves sub-accounts and key alone when declined, and ends its own sessions', async () => {
    const { main, clerk, apikey } = await equipped();
    expect((await reset(main, { end_other_access: 0 })).error_code).toBe(0);
    expect([await isIn(main.token), await isIn(clerk.token), await opens(apikey)]).toEqual([false, true, true]);
  });

  it('of a sub-account ends only its own sessions', async () => {
    const { main, clerk, apikey } = await equipped();
    expect((await reset(clerk)).error_code).toBe(0);
    expect([await isIn(main.token), await isIn(clerk.token), await opens(apikey)]).toEqual([true, false, true]);
  });
});

describe('accounts.sendVerifyEmail', () => {
  it('mails a new link that confirms the address; the older one is replaced; a confirmed address gets none', async () => {
    const main = await make.aMerchant();
    await unverify(main);
    const links = async () => (await mailsTo(db, main.email)).filter(({ template }) => template === 'accounts.verify_email');
    const mailed = async () => {
      expect((await send(sendVerifyEmail, {}, main.token)).error_code).toBe(0);
      return new URL(await linkTo(deps, main.email)).searchParams.get('verify') ?? '';
    };
    await forget();
    const [older, newer] = [await mailed(), await mailed()];
    expect(await send(verifyEmail, { token: older })).toMatchObject({ error_code: 2301 });
    expect((await send(verifyEmail, { token: newer })).error_code).toBe(0);
    expect((await send(generateApiKey, {}, main.token)).error_code).toBe(0);
    expect((await send(sendVerifyEmail, {}, main.token)).error_code).toBe(0);
    expect(await links()).toHaveLength(2);
    expect((await send(sendVerifyEmail, {}, main.token)).error_code).toBe(1007);
  });
});
