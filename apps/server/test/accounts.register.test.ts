import { describe, expect, it } from 'vitest';
import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { brandsDeskCalls } from '@quayside/contract/brands/brands.desk-calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { hashToken } from '#server/kernel/tokens.ts';
import { linkTo, mailsTo } from './kit/mails.ts';
import { testApp } from './kit/test-app.ts';
import { wholeMinute } from './kit/whole-minute.ts';

const { app, deps, make, send } = await testApp();
const { db } = deps.database;
const { register, checkEmail, verifyEmail } = accountsCalls;
const { login, currentUser } = sessionsCalls;

const PASSWORD = 'Harbour-2026';
const somebody = (email: string) => ({
  firstname: ' Mei ',
  lastname: 'Lin',
  email,
  password: PASSWORD,
  phone: '+86 138 0000 2026',
  country: 'CN',
  currency: 'CNY' as const,
  agree: 1 as const,
});
// Ten registrations a minute from one address is the limit; a test file makes more.
const forget = () => db.deleteFrom('rate_limits').execute();
const join = async (input: object, headers: Record<string, string> = {}) => {
  await forget();
  return send(register, input as never, null, headers);
};

describe('accounts.register', () => {
  it('AUTH-05 AUTH-11 makes a merchant with its main account, usable at once', async () => {
    expect(await join(somebody(' New@Shop.Test '))).toMatchObject({ status: 200, error_code: 0, content: {} });
    const { content } = await send(login, { email: 'new@shop.test', password: PASSWORD });
    const { content: user } = await send(currentUser, {}, content.token);
    expect(user).toMatchObject({
      name: 'Mei Lin',
      email: 'new@shop.test',
      account_type: 'main',
      customer_sub_account_id: 0,
      platform_type: 1,
    });
    const row = await db.selectFrom('customers').selectAll().where('customer_id', '=', user.customer_id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: 'Mei Lin', phone: '+86 138 0000 2026', country: 'CN', currency: 'CNY', status: 'active' });
  });

  it('AUTH-07 AUTH-08 AUTH-12 names every missing field at once, the unticked policy among them', async () => {
    const { status, error_code, msg, content } = await join({});
    expect([status, error_code]).toEqual([422, 2306]);
    expect(msg).toBe('Validation failure: please check the marked fields.');
    const fields = (content as unknown as { fields: { path: string; code: string; msg: string }[] }).fields;
    expect(fields.map(({ path, code }) => [path, code])).toEqual([
      ['firstname', 'required'],
      ['lastname', 'required'],
      ['email', 'required'],
      ['password', 'required'],
      ['phone', 'required'],
      ['country', 'required'],
      ['currency', 'required'],
      ['agree', 'accounts.agree'],
    ]);
  });

  it('says at each field what is wrong with it', async () => {
    const bad = { ...somebody('x'), firstname: ' ', password: 'short', phone: 'call me', country: 'China', currency: 'XXX', agree: 0 };
    const { content } = await join(bad, { lang: 'zh-cn' });
    const fields = (content as unknown as { fields: { path: string; code: string; msg: string }[] }).fields;
    expect(Object.fromEntries(fields.map(({ path, code }) => [path, code]))).toEqual({
      firstname: 'required',
      email: 'email',
      password: 'accounts.weak_password',
      phone: 'accounts.phone',
      country: 'country',
      currency: 'wrong_choice',
      agree: 'accounts.agree',
    });
    expect(fields.find(({ path }) => path === 'agree')?.msg).toBe('请同意隐私政策');
  });

  it('requires a password of 8 to 64 characters with a letter and a digit', async () => {
    for (const password of ['kbzdefg1', '密码密码密码密1', `a1${'x'.repeat(62)}`]) {
      expect((await join({ ...somebody(`p${password.length}${password.codePointAt(0)}@shop.test`), password })).error_code).toBe(0);
    }
    for (const password of ['abcdef1', '12345678', 'abcdefgh', `a1${'x'.repeat(63)}`]) {
      expect((await join({ ...somebody('never@shop.test'), password })).content).toMatchObject({
        fields: [{ path: 'password', code: 'accounts.weak_password' }],
      });
    }
  });

  it('AUTH-12 refuses an address that is taken, at its field', async () => {
    const { email } = await make.aMerchant();
    expect(await join(somebody(email.toUpperCase()))).toMatchObject({
      error_code: 2306,
      content: { fields: [{ path: 'email', code: 'accounts.email_taken', msg: 'This email is already registered' }] },
    });
  });

  it('lets one of eight concurrent registrations have an address; the others get an error at the field', async () => {
    await forget();
    await Promise.all(Array.from({ length: 8 }, () => send(checkEmail, { email: 'warm@shop.test' })));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        app.inject({ method: 'POST', url: register.path, payload: somebody('race@shop.test'), remoteAddress: `10.0.0.${i}` }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).sort((a, b) => a - b)).toEqual([200, ...Array.from({ length: 7 }, () => 422)]);
    for (const answer of answers.filter((one) => one.statusCode === 422)) {
      expect(answer.json()).toMatchObject({ content: { fields: [{ path: 'email', code: 'accounts.email_taken' }] } });
    }
    expect(
      await db
        .selectFrom('customers')
        .select('customer_id')
        .where('name', '=', 'Mei Lin')
        .where('phone', '=', '+86 138 0000 2026')
        .execute(),
    ).toHaveLength(
      (await db.selectFrom('accounts').select('account_id').where('firstname', '=', 'Mei').where('lastname', '=', 'Lin').execute()).length,
    );
    expect(await mailsTo(db, 'race@shop.test')).toHaveLength(1);
  });

  it('takes the brand that was asked for, else the host’s, else the default', async () => {
    const staff = await make.aStaff();
    const brands = (await send(brandsDeskCalls.deskList, {}, staff.token)).content.list;
    const parcel = brands.find((brand) => brand.platform_type === 4);
    if (!parcel) throw new Error('no such brand');
    const { logo_url: _logo, favicon_url: _favicon, ...input } = parcel;
    await send(brandsDeskCalls.deskSave, { ...input, host: 'portal.parcelwharf.example' }, staff.token);
    await join({ ...somebody('b3@shop.test'), platform_type: 3 });
    await join({ ...somebody('b9@shop.test'), platform_type: 9 });
    await join(somebody('b4@shop.test'), { host: 'portal.parcelwharf.example:8080' });
    const brandOf = async (email: string) => (await mailsTo(db, email))[0];
    expect(await brandOf('b3@shop.test')).toMatchObject({ platform_type: 3, subject: 'Please confirm your address at Northlane' });
    expect(await brandOf('b9@shop.test')).toMatchObject({ platform_type: 1 });
    expect(await brandOf('b4@shop.test')).toMatchObject({ platform_type: 4 });
    // A brand with its own host links there, and never to another brand's.
    expect(await linkTo(deps, 'b4@shop.test')).toMatch(/^http:\/\/portal\.parcelwharf\.example\/login\?verify=/);
  });

  it('has its line in the new merchant’s log, without the password', async () => {
    await join(somebody('logged@shop.test'));
    const line = await db.selectFrom('operation_log').selectAll().where('account', '=', 'logged@shop.test').executeTakeFirstOrThrow();
    expect(line).toMatchObject({ operation: 'accounts.register', actor_kind: 'main', outcome: 'done', customer_id: expect.any(Number) });
    expect(line.account_id).not.toBeNull();
    expect(JSON.stringify(line)).not.toContain(PASSWORD);
  });

  it('is limited per address of the caller', async () => {
    await wholeMinute();
    await forget();
    for (let i = 0; i < 10; i++) await send(register, {} as never);
    const { email } = await make.aMerchant();
    for (let i = 0; i < 10; i++) await send(register, somebody(email));
    expect(await send(register, somebody(email))).toMatchObject({ status: 429, msg: expect.stringContaining('Operation too frequent') });
  });
});

describe('accounts.checkEmail', () => {
  it('AUTH-10 answers 1 for an address that is registered, however it is written, and 0 for another', async () => {
    const { email } = await make.aMerchant();
    expect((await send(checkEmail, { email: ` ${email.toUpperCase()}` })).content).toEqual({ is_exist: 1 });
    expect((await send(checkEmail, { email: 'free@shop.test' })).content).toEqual({ is_exist: 0 });
    expect((await send(checkEmail, { email: 'nonsense' })).content).toMatchObject({ fields: [{ path: 'email', code: 'email' }] });
  });
});

describe('accounts.verifyEmail', () => {
  const linkOf = (email: string) => linkTo(deps, email);
  const tokenOf = async (email: string) => new URL(await linkOf(email)).searchParams.get('verify') ?? '';

  it('confirms the address by the mailed link, once', async () => {
    await join(somebody('verify@shop.test'), { host: 'evil.example' });
    expect(await linkOf('verify@shop.test')).toMatch(/^http:\/\/127\.0\.0\.1:8080\/login\?verify=[\w-]{43}&platform_type=1$/);
    const token = await tokenOf('verify@shop.test');
    const verified = async () =>
      (await db.selectFrom('accounts').select('email_verified_at').where('email', '=', 'verify@shop.test').executeTakeFirstOrThrow())
        .email_verified_at;
    expect(await verified()).toBeNull();
    expect((await send(verifyEmail, { token })).error_code).toBe(0);
    expect(await verified()).not.toBeNull();
    expect(await send(verifyEmail, { token })).toMatchObject({ status: 409, error_code: 2301, content: { code: 'accounts.link_invalid' } });
  });

  it('is refused with a link that was tampered with, has run out, or is for something else', async () => {
    await join(somebody('late@shop.test'));
    const token = await tokenOf('late@shop.test');
    expect((await send(verifyEmail, { token: `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}` })).error_code).toBe(2301);
    expect((await send(accountsCalls.resetPassword, { token, password: PASSWORD, confirm_password: PASSWORD })).error_code).toBe(2301);
    await db
      .updateTable('account_links')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('token_hash', '=', hashToken(token))
      .execute();
    expect((await send(verifyEmail, { token })).error_code).toBe(2301);
  });

  it('keeps only a hash of the link', async () => {
    await join(somebody('hash@shop.test'));
    const token = await tokenOf('hash@shop.test');
    expect(JSON.stringify(await db.selectFrom('account_links').selectAll().execute())).not.toContain(token);
  });
});
