import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCalls, realmOf } from '@quayside/contract/kernel/call';
import { Nothing } from '@quayside/contract/kernel/shapes';
import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { warningEmailsOpenCalls } from '@quayside/contract/warning-emails/warning-emails.open-calls';
import { allHandlers } from '#server/areas/all.ts';
import { handlers } from '#server/kernel/handlers.ts';
import { testApp } from './kit/test-app.ts';
import { wholeMinute } from './kit/whole-minute.ts';

const brokenCalls = defineCalls('warning-emails', {
  throws: {
    method: 'POST',
    path: '/api/ucenter/test/throws',
    input: Nothing,
    output: z.object({}),
    permission: 'signed_in',
    log: 'warning-emails.save',
  },
  lies: {
    method: 'POST',
    path: '/api/ucenter/test/lies',
    input: Nothing,
    output: z.object({ n: z.number() }),
    permission: 'signed_in',
    log: null,
  },
});
const broken = handlers(brokenCalls, {
  throws: async () => {
    throw new Error('secret detail of ours');
  },
  lies: async ({ tx, actor, now }) => {
    await tx.insertInto('warning_email_settings').values({ customer_id: actor.customerId, updated_at: now }).execute();
    return { n: 'not a number' as never };
  },
});
const { app, deps, make, send } = await testApp({ RATE_LIMIT_PER_MINUTE: '1000000' }, broken);
const { db } = deps.database;
const merchant = await make.aMerchant();
const staff = await make.aStaff();
const save = warningEmailsCalls.saveSetting;

const post = (path: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: path, payload, headers: { 'content-type': 'application/json', token: merchant.token, ...headers } });

describe('the envelope', () => {
  it('NET-07 NET-08 answers 0 with content, and 1010 without a token', async () => {
    expect(await send(warningEmailsCalls.getSetting, {}, merchant.token)).toMatchObject({
      status: 200,
      error_code: 0,
      msg: '',
      content: { enabled: 0, emails: [] },
    });
    expect(await send(warningEmailsCalls.getSetting, {})).toMatchObject({
      status: 401,
      error_code: 1010,
      msg: 'Login status has expired, please login again!',
    });
  });

  it('answers in the language of the lang header', async () => {
    expect(await send(warningEmailsCalls.getSetting, {}, null, { lang: 'zh-cn' })).toMatchObject({ msg: '登录状态已过期，请重新登录！' });
    expect(await send(warningEmailsCalls.getSetting, {}, null, { lang: 'en-us' })).toMatchObject({
      msg: 'Login status has expired, please login again!',
    });
  });

  it('gives every answer a request id of our own', async () => {
    const [a, b] = [await send(save, {} as never, null, { 'x-request-id': 'forged' }), await send(save, {} as never)];
    expect(a.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(a.headers['x-request-id']).not.toBe(b.headers['x-request-id']);
    expect(a.content).toMatchObject({ request_id: a.headers['x-request-id'] });
  });

  it('answers the open API in plain REST, with problems of RFC 9457', async () => {
    const key = await make.anApiKey(merchant.customer_id);
    const url = warningEmailsOpenCalls.openGet.path;
    const good = await app.inject({ url, headers: { authorization: `Bearer ${key}` } });
    expect(good.json()).toEqual({ enabled: 0, emails: [], updated_at: null });
    const bad = await app.inject({ url, headers: { authorization: 'Bearer nonsense' } });
    expect(bad.statusCode).toBe(401);
    expect(bad.headers['content-type']).toContain('application/problem+json');
    expect(bad.json()).toMatchObject({ type: 'urn:error:key.unknown', status: 401 });
  });
});

describe('bad input', () => {
  it('NET-20 reports all invalid fields at once, with texts', async () => {
    const answer = await send(save, { emails: ['no', 'a@b.co', 'a@b.co'], enabled: 2, colour: 'red' } as never, merchant.token);
    expect(answer).toMatchObject({ status: 422, error_code: 1001, msg: expect.stringContaining('Parameter error') });
    expect(answer.content).toMatchObject({
      fields: [
        { path: 'emails.0', code: 'warning-emails.invalid_email', msg: 'Invalid email, please re-enter' },
        { path: 'emails.2', code: 'duplicate', msg: 'This is already in the list' },
        { path: 'enabled', code: 'wrong_choice', msg: 'Please choose one of: 0, 1' },
        { path: 'colour', code: 'unknown_field', msg: 'This field is not known' },
      ],
    });
  });

  it('names missing fields', async () => {
    const { content } = await send(save, {} as never, merchant.token);
    expect(content).toMatchObject({
      fields: [
        { path: 'emails', code: 'required' },
        { path: 'enabled', code: 'required' },
      ],
    });
  });

  it.each([
    ['JSON that is none', '{"emails": [', 400, 1002],
    ['an empty body', '', 400, 1002],
    ['a body that is no object', '[1,2]', 422, 1001],
    ['null', 'null', 422, 1001],
    ['a prototype for a field', '{"__proto__":{"admin":1}}', 400, 1002],
    ['a NUL inside a text', JSON.stringify({ emails: ['a\u0000@b.co'], enabled: 0 }), 422, 1001],
    ['a megabyte and more', JSON.stringify({ emails: ['x'.repeat(1_100_000)] }), 413, 1005],
  ])('answers %s with the envelope', async (_what, body, status, error_code) => {
    const answer = await post(save.path, body);
    expect([answer.statusCode, answer.json<{ error_code: number }>().error_code]).toEqual([status, error_code]);
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded'],
    ['plain text', 'text/plain'],
    ['XML', 'application/xml'],
  ])('takes no call as %s', async (_what, type) => {
    const answer = await post(save.path, 'a=1', { 'content-type': type });
    expect([answer.statusCode, answer.json<{ error_code: number }>().error_code]).toEqual([415, 1006]);
  });

  it.each(['/api/ucenter/noSuchCall', '/api/desk/noSuchCall', '/open/v1/no-such-call', '/upload/none'])(
    'says there is no %s',
    async (url) => {
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBe(404);
      expect(JSON.stringify(answer.json())).toContain('call.unknown');
    },
  );

  it('refuses a call made with the wrong method', async () => {
    expect((await app.inject({ method: 'PUT', url: save.path })).statusCode).toBe(404);
    expect((await app.inject({ method: 'GET', url: save.path })).json()).toMatchObject({ error_code: 1011 });
  });

  it('answers 1010 to tampered, cut and absurd tokens', async () => {
    for (const token of [`${merchant.token}x`, merchant.token.slice(1), 'x'.repeat(5000), "' or 1=1 --", merchant.token.toUpperCase()]) {
      expect(await send(warningEmailsCalls.getSetting, {}, token), token.slice(0, 30)).toMatchObject({ status: 401, error_code: 1010 });
    }
  });

  it('keeps the sides apart: a token of one is refused at the others', async () => {
    const key = await make.anApiKey(merchant.customer_id);
    expect((await send(warningEmailsCalls.getSetting, {}, staff.token)).error_code).toBe(1010);
    expect((await send(warningEmailsCalls.getSetting, {}, key)).error_code).toBe(1010);
    expect((await app.inject({ url: '/api/desk/getCurrentStaff', headers: { token: merchant.token } })).json()).toMatchObject({
      error_code: 1010,
    });
    expect(
      (await app.inject({ url: warningEmailsOpenCalls.openGet.path, headers: { authorization: `Bearer ${merchant.token}` } })).statusCode,
    ).toBe(401);
  });

  it('never answers 500, whatever is sent to whatever call', async () => {
    const calls = allHandlers
      .map((one) => one.call)
      .filter((call) => !call.upload && call.name !== 'sessions.logout' && call.name !== 'sessions.deskLogout');
    const hostile = fc.oneof(
      fc.anything({ withNullPrototype: false }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '\u0000', '\ud800', '-1', '1e400', '99999999999999999999', "'; drop table jobs"),
    );
    const run = fc.asyncProperty(fc.constantFrom(...calls), fc.infiniteStream(hostile), fc.boolean(), async (call, values, extra) => {
      const input: Record<string, unknown> = Object.fromEntries(Object.keys(call.input.shape).map((field) => [field, values.next().value]));
      if (extra) input['surplus'] = 1;
      const token = realmOf(call) === 'desk' ? staff.token : merchant.token;
      const answer = await app.inject(
        call.method === 'GET'
          ? {
              method: 'GET',
              url: `${call.path}?${new URLSearchParams(Object.entries(input).map(([key, value]): [string, string] => [key, typeof value === 'string' ? value : safeJson(value)]))}`,
              headers: { token },
            }
          : { method: 'POST', url: call.path, payload: safeJson(input), headers: { token, 'content-type': 'application/json' } },
      );
      expect(answer.statusCode, `${call.name} ${answer.body.slice(0, 300)}`).toBeLessThan(500);
    });
    await fc.assert(run, { numRuns: 400 });
  }, 60_000);
});

function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part)) ?? '{}';
  } catch {
    return '{}';
  }
}

describe('server errors', () => {
  it('answer 500 without detail, with a number to ask about', async () => {
    const answer = await send(brokenCalls.throws, {}, merchant.token);
    expect(answer).toMatchObject({ status: 500, error_code: 1500 });
    expect(JSON.stringify(answer)).not.toContain('secret detail');
  });

  it('have their line in the operation log', async () => {
    await send(brokenCalls.throws, {}, merchant.token);
    const line = await db
      .selectFrom('operation_log')
      .selectAll()
      .where('call_method', '=', 'warning-emails.throws')
      .orderBy('log_id', 'desc')
      .executeTakeFirst();
    expect(line).toMatchObject({ outcome: 'server.fault', customer_id: merchant.customer_id });
  });

  it('undo everything when the answer breaks the contract', async () => {
    const other = await make.aMerchant();
    expect((await send(brokenCalls.lies, {}, other.token)).status).toBe(500);
    expect(
      await db.selectFrom('warning_email_settings').selectAll().where('customer_id', '=', other.customer_id).executeTakeFirst(),
    ).toBeUndefined();
  });
});

describe('idempotency keys', () => {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });
  const mailsTo = (address: string) => db.selectFrom('mails').select('mail_id').where('to_address', '=', address).execute();

  it('answer a repeated write with its first answer and change nothing', async () => {
    const { token } = await make.aMerchant();
    const headers = key();
    const first = await send(save, { emails: ['twice@shop.test'], enabled: 1 }, token, headers);
    await send(save, { emails: [], enabled: 0 }, token);
    const again = await send(save, { emails: ['twice@shop.test'], enabled: 1 }, token, headers);
    expect(again.content).toEqual(first.content);
    expect((await send(warningEmailsCalls.getSetting, {}, token)).content).toMatchObject({ emails: [], enabled: 0 });
  });

  it('refuse another write under a used key', async () => {
    const { token } = await make.aMerchant();
    const headers = key();
    await send(save, { emails: ['one@shop.test'], enabled: 1 }, token, headers);
    expect(await send(save, { emails: ['two@shop.test'], enabled: 1 }, token, headers)).toMatchObject({ status: 409, error_code: 1009 });
  });

  it('make eight requests at once one write', async () => {
    const { token } = await make.aMerchant();
    const headers = key();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(save, { emails: ['crowd@shop.test'], enabled: 1 }, token, headers)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.content))).size).toBe(1);
    expect(await mailsTo('crowd@shop.test')).toHaveLength(1);
  });

  it('belong to one person: the same key of another merchant is another key', async () => {
    const [a, b] = [await make.aMerchant(), await make.aMerchant()];
    const headers = key();
    await send(save, { emails: ['a@shop.test'], enabled: 1 }, a.token, headers);
    expect((await send(save, { emails: ['b@shop.test'], enabled: 1 }, b.token, headers)).content).toMatchObject({
      emails: ['b@shop.test'],
    });
  });

  it('leave a refused write free to be tried again', async () => {
    const { token } = await make.aMerchant();
    const headers = key();
    expect((await send(save, { emails: [], enabled: 1 }, token, headers)).status).toBe(422);
    expect((await send(save, { emails: ['now@shop.test'], enabled: 1 }, token, headers)).status).toBe(200);
  });
});

describe('rate limits', () => {
  it('NET-19 say "Operation too frequent" at the fourth reset mail within a minute, for that address alone', async () => {
    const ask = (email: string) => send(accountsCalls.sendResetEmail, { email });
    await wholeMinute();
    for (let tries = 1; tries <= 3; tries++) expect((await ask('target@shop.test')).error_code, `try ${tries}`).toBe(0);
    const fourth = await ask('target@shop.test');
    expect(fourth).toMatchObject({ status: 429, error_code: 1007, msg: expect.stringContaining('Operation too frequent') });
    expect(fourth.headers['retry-after']).toBe('60');
    expect((await ask('somebody-else@shop.test')).error_code).toBe(0);
  });
});
