import { beforeEach, describe, expect, it } from 'vitest';
import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { operationLogCalls } from '@quayside/contract/operation-log/operation-log.calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { sessionsDeskCalls } from '@quayside/contract/sessions/sessions.desk-calls';
import { addressGroup } from '#server/kernel/rate-limit.ts';
import { PASSWORD } from './kit/factories.ts';
import { testApp } from './kit/test-app.ts';
import { wholeMinute } from './kit/whole-minute.ts';

/** Guessing secrets and filling tables, from outside and with a session. */
const { app, deps, make, send } = await testApp();
const { db } = deps.database;
const { login } = sessionsCalls;

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute();
  await db.deleteFrom('attempts').execute();
});

const from = (remoteAddress: string, url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, remoteAddress, headers });
const guess = async (email: string, ip = '198.51.100.1', device?: string) =>
  (await from(ip, login.path, { email, password: 'wrong' }, device ? { cookie: `a=1; device=${device}` } : {})).json<{
    error_code: number;
  }>().error_code;
/** As if the wait were over. */
const afterTheWait = () =>
  db
    .updateTable('attempts')
    .set({ next_at: new Date(0) })
    .execute();

describe('limits', () => {
  it('count malformed sign-ins: the 121st of a minute is refused', async () => {
    await wholeMinute();
    const malformed = async () => (await from('203.0.113.9', login.path, { nonsense: true })).statusCode;
    expect(await malformed()).toBe(422);
    await db.updateTable('rate_limits').set({ used: 119 }).execute();
    expect([await malformed(), await malformed()]).toEqual([422, 429]);
  });

  it('hold for a path in another spelling and for paths outside /api', async () => {
    const strict = await testApp({ RATE_LIMIT_PER_MINUTE: '10' });
    const statuses = async (url: string, remoteAddress: string) => {
      const answers = [];
      for (let i = 0; i < 11; i++) answers.push((await strict.app.inject({ method: 'POST', url, payload: {}, remoteAddress })).statusCode);
      return answers.at(-1);
    };
    expect(await statuses('/%61pi/ucenter/login', '203.0.113.1')).toBe(429);
    expect(await statuses('/baiduTranslate', '203.0.113.2')).toBe(429);
  });

  it('write no row for each random token', async () => {
    for (let i = 0; i < 20; i++) await send(operationLogCalls.export, {}, `random-${i}`);
    expect(await db.selectFrom('rate_limits').select('bucket').execute()).toEqual([]);
  });

  it('take the addresses of one IPv6 network for one caller', () => {
    expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(addressGroup('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(addressGroup('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(addressGroup('::ffff:198.51.100.7')).toBe('198.51.100.7');
    expect(addressGroup('198.51.100.7')).toBe('198.51.100.7');
  });
});

describe('guessing a password', () => {
  it('waits longer with every failure: after the fifth 1 s, after the sixth 2 s, whatever the address', async () => {
    const { email } = await make.aMerchant();
    for (let i = 0; i < 5; i++) expect(await guess(email, `198.51.100.${i}`)).toBe(2001);
    const early = await from('198.51.100.9', login.path, { email, password: PASSWORD });
    expect(early.json()).toMatchObject({ error_code: 1015, msg: 'Too many failed attempts. Please try again in 1 seconds.' });
    expect(early.headers['retry-after']).toBe('1');
    await afterTheWait();
    expect(await guess(email, '198.51.100.10')).toBe(2001);
    expect((await from('198.51.100.9', login.path, { email, password: PASSWORD })).headers['retry-after']).toBe('2');
  });

  it('is no faster with many requests at once: of thirty, five are checked', async () => {
    const { email } = await make.aMerchant();
    const codes = await Promise.all(Array.from({ length: 30 }, (_, i) => guess(email, `198.51.100.${i}`)));
    expect(codes.filter((code) => code === 2001)).toHaveLength(5);
    expect(codes.filter((code) => code === 1015)).toHaveLength(25);
  });

  it('is no faster in another spelling of the address', async () => {
    const { email } = await make.aMerchant();
    for (let i = 0; i < 5; i++) await guess(` ${email.toUpperCase()} `, `198.51.100.${i}`);
    expect(await guess(email)).toBe(1015);
  });

  it('of many accounts from one address waits too, after thirty failures', async () => {
    const codes = [];
    for (let i = 0; i < 32; i++) codes.push(await guess(`nobody${i}@x.test`, '198.51.100.77'));
    expect(codes.slice(0, 31)).not.toContain(1015);
    expect(codes.at(-1)).toBe(1015);
  });

  it('is not counted when it was right: an office of forty people signs in from one address', async () => {
    const { email } = await make.aMerchant();
    const signIn = async () => (await from('192.0.2.50', login.path, { email, password: PASSWORD })).statusCode;
    const statuses = [];
    for (let i = 0; i < 40; i++) statuses.push(await signIn());
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('does not lock out the owner at a browser that has signed in before; a new browser waits', async () => {
    const { email } = await make.aMerchant();
    const signIn = (own?: string) => from('192.0.2.1', login.path, { email, password: PASSWORD }, own ? { cookie: `device=${own}` } : {});
    const first = await signIn();
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/^device=[\w-]{36}; Path=\/api; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
    const device = cookie.slice('device='.length, cookie.indexOf(';'));
    for (let i = 0; i < 6; i++) await guess(email, `198.51.100.${i}`);
    expect((await signIn(device)).statusCode).toBe(200);
    expect((await signIn(crypto.randomUUID())).statusCode).toBe(429);
    // A stolen id of a browser does not help to guess: it has a count of its own.
    for (let i = 0; i < 5; i++) expect(await guess(email, '192.0.2.1', device)).toBe(2001);
    expect(await guess(email, '192.0.2.1', device)).toBe(1015);
  });

  it('starts afresh after the right one, but not by leaving the second factor open', async () => {
    const { email } = await make.aMerchant();
    for (let i = 0; i < 4; i++) await guess(email, `198.51.100.${i}`);
    expect((await from('192.0.2.1', login.path, { email, password: PASSWORD })).statusCode).toBe(200);
    for (let i = 0; i < 5; i++) expect(await guess(email, `198.51.100.${i}`)).toBe(2001);
  });

  it('at the desk waits just the same', async () => {
    const { email } = await make.aStaff();
    const { path } = sessionsDeskCalls.deskLogin;
    for (let i = 0; i < 5; i++) await from(`198.51.100.${i}`, path, { email, password: 'wrong' });
    expect((await from('192.0.2.1', path, { email, password: PASSWORD })).statusCode).toBe(429);
  });

  it('of a signed-in account counts over all its sessions', async () => {
    const { customer_id, account_id, token } = await make.aMerchant();
    const second = await make.aSession({ customer_id, account_id });
    const change = { current_pwd: 'wrong', new_pwd: 'Another-1x', confirm_new_pwd: 'Another-1x' };
    const tries = [];
    for (let i = 0; i < 6; i++) tries.push((await send(accountsCalls.updatePassword, change, i % 2 ? second : token)).error_code);
    expect(tries).toEqual([1001, 1001, 1001, 1001, 1001, 1015]);
  });
});

describe('strangers', () => {
  it('write no line into the operation log; a failed sign-in to an account does', async () => {
    const { email, account_id } = await make.aMerchant();
    await db.deleteFrom('operation_log').execute();
    for (let i = 0; i < 5; i++) await guess(`nobody${i}@x.test`);
    await send(accountsCalls.verifyEmail, { token: 'no-such-link' });
    await from('198.51.100.1', login.path, { nonsense: true });
    await guess(email);
    const lines = await db.selectFrom('operation_log').select(['account_id', 'outcome']).execute();
    expect(lines).toEqual([{ account_id, outcome: 'sessions.wrong_credentials' }]);
  });
});
