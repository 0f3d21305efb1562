import { describe, expect, it } from 'vitest';
import { portalMenu } from '@quayside/contract/kernel/menu';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { sessionsDeskCalls } from '@quayside/contract/sessions/sessions.desk-calls';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { hashToken } from '#server/kernel/tokens.ts';
import { PASSWORD } from './kit/factories.ts';
import { testApp } from './kit/test-app.ts';
import { wholeMinute } from './kit/whole-minute.ts';

const { app, deps, make, send } = await testApp();
const { db } = deps.database;
const { login, logout, currentUser } = sessionsCalls;
const sessionOf = (token: string) =>
  db.selectFrom('sessions').selectAll().where('token_hash', '=', hashToken(token)).executeTakeFirstOrThrow();
const hoursLeft = (session: { expires_at: Date }) => Math.round((session.expires_at.getTime() - Date.now()) / 3_600_000);

describe('sessions.login', () => {
  it('AUTH-03 answers a token that opens the portal, however the address is written', async () => {
    const { email } = await make.aMerchant();
    const { content } = await send(login, { email: ` ${email.toUpperCase()} `, password: PASSWORD });
    expect((await send(currentUser, {}, content.token)).content).toMatchObject({ customer_sub_account_id: 0 });
  });

  it('lasts a day, or thirty with "remember me", and keeps only a hash of the token', async () => {
    const { email } = await make.aMerchant();
    const short = await send(login, { email, password: PASSWORD });
    const long = await send(login, { email, password: PASSWORD, remember: 1 });
    expect(hoursLeft(await sessionOf(short.content.token))).toBe(24);
    expect(hoursLeft(await sessionOf(long.content.token))).toBe(24 * 30);
    const all = await db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(all)).not.toContain(short.content.token);
  });

  it('gives a wrong password and an unknown address the same answer', async () => {
    const { email } = await make.aMerchant();
    const [wrong, unknown] = [
      await send(login, { email, password: 'nope' }),
      await send(login, { email: 'nobody@shop.test', password: PASSWORD }),
    ];
    expect(wrong).toMatchObject({ status: 422, error_code: 2001, msg: 'The email or the password is wrong.' });
    expect({ ...unknown.content, request_id: '' }).toEqual({ ...wrong.content, request_id: '' });
    expect([unknown.status, unknown.error_code, unknown.msg]).toEqual([wrong.status, wrong.error_code, wrong.msg]);
  });

  it('reveals that the account is disabled only with the right password', async () => {
    const { email, account_id } = await make.aMerchant();
    await db.updateTable('accounts').set({ status: 'disabled' }).where('account_id', '=', account_id).execute();
    expect((await send(login, { email, password: PASSWORD })).error_code).toBe(2002);
    expect((await send(login, { email, password: 'nope' })).error_code).toBe(2001);
  });

  it('NET-19 limits one caller who tries many addresses: the 121st try of a minute is refused', async () => {
    await wholeMinute();
    const attempt = async (n: number) => {
      const payload = { email: `a${n}@x.test`, password: 'x' };
      return (await app.inject({ method: 'POST', url: login.path, payload, remoteAddress: '203.0.113.7' })).statusCode;
    };
    await db.deleteFrom('rate_limits').execute();
    expect(await attempt(1)).toBe(422);
    // As if 118 more had been made; each would hash a password.
    await db.updateTable('rate_limits').set({ used: 119 }).execute();
    expect([await attempt(120), await attempt(121)]).toEqual([422, 429]);
    const { email } = await make.aMerchant();
    expect((await send(login, { email, password: PASSWORD })).error_code).toBe(0);
  });

  it('takes no token that was tampered with', async () => {
    const { token } = await make.aMerchant();
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect(await send(currentUser, {}, forged)).toMatchObject({ status: 401, error_code: 1010 });
  });

  it('logs a failed try at the account it was aimed at, without the password', async () => {
    const { email, customer_id } = await make.aMerchant();
    await send(login, { email, password: 'my other secret' });
    const lines = await db.selectFrom('operation_log').selectAll().where('customer_id', '=', customer_id).execute();
    expect(lines).toMatchObject([{ operation: 'sessions.login', outcome: 'sessions.wrong_credentials', account: email }]);
    expect(JSON.stringify(lines)).not.toContain('my other secret');
  });
});

describe('a session', () => {
  it('AUTH-04 ends with logout, and only that one', async () => {
    const merchant = await make.aMerchant();
    const second = await make.aSession({ account_id: merchant.account_id, customer_id: merchant.customer_id });
    expect((await send(logout, {}, second)).error_code).toBe(0);
    expect((await send(currentUser, {}, second)).error_code).toBe(1010);
    expect((await send(currentUser, {}, merchant.token)).error_code).toBe(0);
  });

  it('expires at its time', async () => {
    const { account_id, customer_id } = await make.aMerchant();
    const over = await make.aSession({ account_id, customer_id }, new Date(Date.now() - 1000));
    expect((await send(currentUser, {}, over)).error_code).toBe(1010);
  });

  it('is extended while it is used', async () => {
    const { token } = await make.aMerchant();
    await db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(Date.now() - 3_600_000) })
      .where('token_hash', '=', hashToken(token))
      .execute();
    await send(currentUser, {}, token);
    await expect.poll(async () => hoursLeft(await sessionOf(token))).toBe(24);
  });

  it('ends at once when its account is disabled or its customer paused', async () => {
    const { customer_id, token: main } = await make.aMerchant();
    const clerk = await make.anAccount(customer_id, 'internal');
    await db.updateTable('accounts').set({ status: 'disabled' }).where('account_id', '=', clerk.account_id).execute();
    expect((await send(currentUser, {}, clerk.token)).error_code).toBe(1010);
    expect((await send(currentUser, {}, main)).error_code).toBe(0);
    await db.updateTable('customers').set({ status: 'paused' }).where('customer_id', '=', customer_id).execute();
    expect((await send(currentUser, {}, main)).error_code).toBe(1017);
  });
});

describe('sessions.currentUser', () => {
  it('AUTH-21 USER-01 SHELL-26 answers every field of the user, and of every entry of the menu', async () => {
    const { token, email, customer_id } = await make.aMerchant({ platform_type: 4 });
    const { content } = await send(currentUser, {}, token);
    expect(content).toEqual({
      name: expect.stringContaining('Mei Lin'),
      email,
      account_type: 'main',
      customer_id,
      customer_sub_account_id: 0,
      platform_type: 4,
      menu_list: expect.any(Array),
      permissions: expect.any(Array),
      app_down_button_is_display: 0,
      guide_type_3: 0,
      acting_staff: null,
    });
    expect(content.menu_list[0]).toEqual({
      path: '/dashboard/workplace',
      component: 'dashboards/workplace-page',
      meta: { title_cn: '工作区', title_en: 'Workplace', hide: false, icon: 'workplace', badge: null, keep_alive: true },
      children: [],
    });
    expect((await send(currentUser, {}, token, { lang: 'zh-cn' })).content.menu_list).toEqual(content.menu_list);
  });

  it('SHELL-25 shows each account the pages it may open, and no group without one', async () => {
    const main = await make.aMerchant();
    const clerk = await make.anAccount(main.customer_id, 'internal', ['warning-emails.read']);
    const supplier = await make.anAccount(main.customer_id, 'supplier');
    const paths = async (token: string) =>
      (await send(currentUser, {}, token)).content.menu_list.flatMap((item) => [item.path, ...item.children.map((child) => child.path)]);
    const help = ['/guides', '/help/helpCenter', '/help', '/inboundGuidelines', '/apiGuides', '/description/tariffDescription'];
    const everybody = ['/user/profile', '/user/message'];
    // A main account holds every permission; one page is shown to a single customer.
    const declared = portalMenu.flatMap((entry) => [entry, ...('children' in entry ? entry.children : [])]);
    const shown = await paths(main.token);
    expect(shown).toEqual(declared.filter(({ only }) => only === undefined).map(({ path }) => path));
    const known = [
      '/dashboard/workplace',
      '/order',
      '/order/orderList',
      '/order/orderList/details',
      '/order/orderList/create',
      '/order/orderList/edit',
      '/productsList',
      '/productsList/details',
      '/productsList/add',
      '/productsList/edit',
      '/productsList/import',
      '/products',
      '/products/inventory',
      '/products/inventory/stockLog',
      '/products/inventory/snapshot',
      '/customerSerialNumber',
      '/customerSerialNumber/import',
      '/billing',
      '/billing/transactionHistory',
      '/billing/transactionHistory/details',
      '/billing/warehouseFee',
      '/billing/warehouseFee/details',
      '/billing/topUp',
      '/billing/transferDetails',
      '/billing/transferDetails/details',
      '/setting',
      '/subAccount',
      '/warningEmailSetting',
      '/operationLog',
      ...everybody,
    ];
    expect(shown.filter((path) => known.includes(path))).toEqual(known);
    expect(await paths(clerk.token)).toEqual(['/dashboard/workplace', '/setting', '/warningEmailSetting', ...help, ...everybody]);
    expect(await paths(supplier.token)).toEqual(['/dashboard/workplace', ...help, ...everybody]);
  });

  it('USER-02 says 0 for a main account and the account’s number for a sub-account', async () => {
    const main = await make.aMerchant();
    const clerk = await make.anAccount(main.customer_id, 'internal');
    expect((await send(currentUser, {}, main.token)).content.customer_sub_account_id).toBe(0);
    expect((await send(currentUser, {}, clerk.token)).content).toMatchObject({
      customer_sub_account_id: clerk.account_id,
      customer_id: main.customer_id,
    });
  });
});

describe('the desk', () => {
  it('lets staff in with their own sign-in, and merchants not', async () => {
    const staff = await make.aStaff('administrator');
    const merchant = await make.aMerchant();
    const { content } = await send(sessionsDeskCalls.deskLogin, { email: staff.email, password: PASSWORD });
    expect((await send(sessionsDeskCalls.currentStaff, {}, content.token)).content).toMatchObject({
      staff_id: staff.staff_id,
      role: 'administrator',
    });
    expect((await send(sessionsDeskCalls.deskLogin, { email: merchant.email, password: PASSWORD })).error_code).toBe(2001);
    expect((await send(login, { email: staff.email, password: PASSWORD })).error_code).toBe(2001);
    expect((await send(warningEmailsCalls.getSetting, {}, content.token)).error_code).toBe(1010);
  });
});
