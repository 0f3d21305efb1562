import { describe, expect, it } from 'vitest';
import { operationLogCalls } from '@quayside/contract/operation-log/operation-log.calls';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { allHandlers } from '#server/areas/all.ts';
import { testApp } from './kit/test-app.ts';

/** Bodies made to cost the server time, memory or a 500. */
const { app, deps, make, send } = await testApp({ RATE_LIMIT_PER_MINUTE: '1000000' });
const { db } = deps.database;
const shop = await make.aMerchant();
const staff = await make.aStaff();
const { path } = sessionsCalls.login;

const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });
const nested = (depth: number) => `{"email":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)},"password":"x"}`;
const keys = (count: number) => `{${Array.from({ length: count }, (_, i) => `"k${i}":1`).join(',')}}`;

describe('an oversized body', () => {
  it('above 256 KB is refused before it is parsed: 110,000 unknown keys are answered in under 1 KB', async () => {
    const answer = await post(path, keys(110_000));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ error_code: 1005 });
    expect(answer.body.length).toBeLessThan(1024);
  });

  it('has 500 keys in an object and 20,000 values at most', async () => {
    expect((await post(path, keys(501))).json()).toMatchObject({ error_code: 1014, content: { code: 'request.too_complex' } });
    expect((await post(path, keys(500))).json()).toMatchObject({ error_code: 1001 });
    const list = (count: number) => `{"email":[${'1,'.repeat(count)}1],"password":"x"}`;
    expect((await post(path, list(20_000))).json()).toMatchObject({ error_code: 1014 });
    expect((await post(path, list(19_000))).json()).toMatchObject({ error_code: 1001 });
  });

  it('is nested 32 levels at most, at every call: 30,000 levels are refused, not a fault', async () => {
    expect((await post(path, nested(31))).json()).toMatchObject({ error_code: 1001 });
    expect((await post(path, nested(32))).json()).toMatchObject({ error_code: 1014 });
    for (const { call } of allHandlers.filter((one) => one.call.method === 'POST' && !one.call.upload)) {
      const token = call.path.startsWith('/api/desk/') ? staff.token : shop.token;
      const answer = await post(call.path, nested(30_000), { token });
      expect([1014, 1003, 1005, 1010], call.name).toContain(answer.json<{ error_code?: number }>().error_code ?? 1010);
      expect(answer.statusCode, call.name).toBeLessThan(500);
    }
  });

  it('lists 50 errors and how many more there are', async () => {
    const { content } = (await post(path, keys(400))).json<{ content: { fields: { path: string; msg: string }[] } }>();
    expect(content.fields).toHaveLength(51);
    // 400 unknown fields, and email and password are missing.
    expect(content.fields.at(-1)).toMatchObject({ path: '', code: 'and_more', msg: '… and 352 more' });
  });

  it('gets a short answer even if one key is 200 KB long', async () => {
    const answer = await post(path, JSON.stringify({ ['x'.repeat(200_000)]: 1 }));
    expect(answer.statusCode).toBe(422);
    expect(answer.body.length).toBeLessThan(1024);
  });
});

describe('text that PostgreSQL cannot store', () => {
  it('is refused with its place: NUL and half a character, in values and in names', async () => {
    const answer = await post(path, '{"email":"a\\u0000b","password":"\\ud800","c\\udfff":1}');
    const { fields } = answer.json<{ content: { fields: { path: string; code: string }[] } }>().content;
    expect(fields).toEqual([
      expect.objectContaining({ path: 'email', code: 'special_symbols' }),
      expect.objectContaining({ path: 'password', code: 'special_symbols' }),
      expect.objectContaining({ path: 'c\ufffd', code: 'special_symbols' }),
    ]);
  });

  it('does not reach an export: half a character in a filter is refused with 422', async () => {
    const answer = await post(operationLogCalls.export.path, '{"operation":"\\ud83d"}', { token: shop.token });
    expect(answer.json()).toMatchObject({ error_code: 1001, content: { fields: [{ path: 'operation' }] } });
    expect(await db.selectFrom('jobs').select('job_id').execute()).toEqual([]);
  });
});

describe('the log of what was sent', () => {
  it('keeps a bounded part of a large input', async () => {
    const ids = Array.from({ length: 15_000 }, (_, i) => i);
    await send(productsCalls.delete, { ids }, shop.token);
    const line = await db
      .selectFrom('operation_log')
      .select('request_parameters')
      .where('operation', '=', 'products.delete')
      .executeTakeFirstOrThrow();
    expect(line.request_parameters.length).toBeLessThanOrEqual(4001);
  });
});

describe('requests that are wrong, but no fault of ours', () => {
  it('answers a day in the year 0000 with 422 at the field', async () => {
    const { status, content } = await send(operationLogCalls.list, { from: '0000-01-01', to: '0001-12-31' }, shop.token);
    expect(status).toBe(422);
    expect(content).toMatchObject({ fields: [{ path: 'from' }, { path: 'to' }] });
  });

  it.each(['/assets/%00', '/desk/assets/%00', '/assets/..%2f..%2fpackage.json', '/assets/%ff', '/%00', '/assets/%2e%2e/%00.js'])(
    'answers %s without a fault',
    async (url) => {
      expect((await app.inject({ url })).statusCode).toBeLessThan(500);
    },
  );

  it('sends every API answer with no-store', async () => {
    const [done, refused] = [await send(sessionsCalls.currentUser, {}, shop.token), await send(sessionsCalls.currentUser, {}, 'nobody')];
    expect([done.headers['cache-control'], refused.headers['cache-control']]).toEqual(['no-store', 'no-store']);
  });
});
