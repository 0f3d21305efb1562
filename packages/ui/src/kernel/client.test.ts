import { defineCalls } from '@quayside/contract/kernel/call';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ok, mockServer, quietHooks, refused, watchSavedLinks } from '../testing.tsx';
import { createClient, type ClientHooks } from './client.ts';
import { DuplicateRequestError, isSilent, NetworkError, RefusedError, TimeoutError, UnreadableError } from './errors.ts';

const any = z.looseObject({});
const calls = defineCalls('orders', {
  list: { method: 'GET', path: '/api/things/list', input: any, output: any, permission: 'signed_in', log: null },
  save: { method: 'POST', path: '/api/things/save', input: any, output: any, permission: 'signed_in', log: null },
  login: { method: 'POST', path: '/api/things/login', input: any, output: any, permission: 'public', log: null },
  slow: { method: 'GET', path: '/api/things/slow', input: any, output: any, permission: 'signed_in', log: null, timeoutMs: 20 },
  print: { method: 'POST', path: '/api/things/print', input: any, output: any, permission: 'signed_in', log: null, timeoutMs: 300_000 },
  file: { method: 'GET', path: '/api/things/file', input: any, output: any, permission: 'signed_in', log: null, answers: 'file' },
  upload: {
    method: 'POST',
    path: '/upload/img',
    input: any,
    output: any,
    permission: 'signed_in',
    log: null,
    upload: { field: 'file', maxBytes: 10, kinds: ['image'] },
  },
});

const clientWith = (hooks: Partial<ClientHooks> = {}) => createClient({ ...quietHooks, ...hooks });
const never = () => new Promise<never>(() => undefined);
let gate: (() => void)[] = [];
const held = () => new Promise<object>((resolve) => gate.push(() => resolve({})));

beforeEach(() => {
  gate = [];
});

describe('the request client', () => {
  it('NET-01 is the only place that talks to the server', () => {
    const sources = import.meta.glob<string>(
      ['../**/*.{ts,tsx}', '../../../../apps/{portal,desk}/src/**/*.{ts,tsx}', '!**/*.test.*', '!**/testing.tsx'],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    );
    const talkers = Object.entries(sources).filter(([, text]) => /\bfetch\(|XMLHttpRequest|sendBeacon|EventSource/.test(text));
    expect(Object.keys(sources).length).toBeGreaterThan(60);
    expect(talkers.map(([file]) => file).toSorted()).toEqual(['./client.ts', './files.ts']);
  });

  it('NET-02 waits 30 s where the call says nothing, and as long as it says otherwise', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    mockServer(() => ({}));
    await clientWith().send(calls.list, {});
    await clientWith().send(calls.print, {});
    expect(timeout.mock.calls.map(([ms]) => ms)).toEqual([30_000, 300_000]);
  });

  it('NET-03 sends the session token, and none when there is none', async () => {
    const asked = mockServer(() => ({}));
    await clientWith({ token: () => 'abc' }).send(calls.list, {});
    await clientWith({ token: () => null }).send(calls.list, {});
    expect(asked.map(({ headers }) => headers.get('token'))).toEqual(['abc', null]);
  });

  it('NET-04 names the language zh-cn or en-us', async () => {
    const asked = mockServer(() => ({}));
    await clientWith({ language: () => 'en' }).send(calls.list, {});
    await clientWith({ language: () => 'zh_CN' }).send(calls.list, {});
    expect(asked.map(({ headers }) => headers.get('lang'))).toEqual(['en-us', 'zh-cn']);
  });

  it('puts the input of a GET into the query without empty values, of a POST into the body', async () => {
    const asked = mockServer(() => ({}));
    await clientWith().send(calls.list, { page: 2, name: '', sort: undefined, ids: [1, 2] });
    await clientWith().send(calls.save, { a: '', b: null });
    expect(asked[0]?.query.toString()).toBe('ids=1&ids=2&page=2');
    expect(asked[1]?.body).toEqual({ a: '', b: null });
  });

  it('gives every write of a person an idempotency key, its own unless it is told one', async () => {
    const asked = mockServer(() => ({}));
    const client = clientWith();
    await client.send(calls.save, { a: 1 });
    await client.send(calls.save, { a: 1 });
    await client.send(calls.save, { a: 1 }, { idempotencyKey: 'again' });
    await client.send(calls.login, {});
    await client.send(calls.list, {});
    const keys = asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys.slice(2)).toEqual(['again', null, null]);
  });

  it('NET-05 NET-06 aborts the second identical request silently and lets the first answer', async () => {
    const asked = mockServer(held);
    const client = clientWith();
    const first = client.send(calls.list, { page: 1, name: 'x' });
    const second = await client.send(calls.list, { name: 'x', page: 1 }).catch((error: unknown) => error);
    expect(second).toBeInstanceOf(DuplicateRequestError);
    expect((second as Error).message).toBe('Request canceled due to duplicate request');
    expect(isSilent(second)).toBe(true);
    gate.forEach((open) => open());
    await expect(first).resolves.toEqual({});
    expect(asked).toHaveLength(1);
  });

  it('NET-05 lets other requests pass: another query, another body, and the same one once the first has ended', async () => {
    const asked = mockServer(() => ({}));
    const client = clientWith();
    await Promise.all([
      client.send(calls.list, { page: 1 }),
      client.send(calls.list, { page: 2 }),
      client.send(calls.save, { a: 1 }),
      client.send(calls.save, { a: 2 }),
    ]);
    await client.send(calls.list, { page: 1 });
    expect(asked).toHaveLength(5);
  });

  it('NET-05 frees the request the moment its caller gives up, and only its owner frees it', async () => {
    mockServer(held);
    const client = clientWith();
    const stop = new AbortController();
    const first = client.send(calls.list, {}, { signal: stop.signal }).catch((error: unknown) => error);
    stop.abort();
    const second = client.send(calls.list, {});
    await first;
    await expect(client.send(calls.list, {})).rejects.toBeInstanceOf(DuplicateRequestError);
    gate.forEach((open) => open());
    await expect(second).resolves.toEqual({});
  });

  it('NET-07 takes error_code 0 as success and answers the content, whatever the status says', async () => {
    mockServer(() => Response.json({ error_code: 0, msg: '', content: { a: 1 } }, { status: 500 }));
    await expect(clientWith().send(calls.list, {})).resolves.toEqual({ a: 1 });
  });

  it('NET-08 announces an expired session once for all calls in flight, and again for the next session', async () => {
    const onExpired = vi.fn<() => void>();
    let token = 'old';
    mockServer(() => refused(1010, 'expired'));
    const client = clientWith({ token: () => token, onExpired });
    const all = await Promise.allSettled([client.send(calls.list, {}), client.send(calls.list, { page: 2 }), client.send(calls.save, {})]);
    expect(all.map((one) => one.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(onExpired).toHaveBeenCalledTimes(1);
    token = 'new';
    await client.send(calls.list, {}).catch(() => undefined);
    expect(onExpired).toHaveBeenCalledTimes(2);
  });

  it('passes on what the server says to a paused customer', async () => {
    const onExpired = vi.fn<(paused: string | null) => void>();
    mockServer(({ path }) =>
      path.endsWith('/list') ? refused(1017, 'Your account is paused. Contact Harbourline.') : refused(1010, 'expired'),
    );
    let token = 'one';
    const client = clientWith({ token: () => token, onExpired });
    const refusal = await client.send(calls.list, {}).catch((error: unknown) => error);
    expect(isSilent(refusal)).toBe(true);
    token = 'two';
    await client.send(calls.save, {}).catch(() => undefined);
    expect(onExpired.mock.calls).toEqual([['Your account is paused. Contact Harbourline.'], [null]]);
  });

  it('NET-08 does not end a new session because of a late answer to the old one', async () => {
    const onExpired = vi.fn<() => void>();
    let token = 'old';
    mockServer(async () => {
      await new Promise<void>((resolve) => gate.push(resolve));
      return refused(1010, 'expired');
    });
    const late = clientWith({ token: () => token, onExpired })
      .send(calls.list, {})
      .catch((error: unknown) => error);
    await vi.waitFor(() => expect(gate).toHaveLength(1));
    token = 'new';
    gate.forEach((open) => open());
    expect(await late).toBeInstanceOf(RefusedError);
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('NET-12 rejects every other error_code with the whole body', async () => {
    const content = { code: 'request.invalid', request_id: 'r-1', details: {}, fields: [{ path: 'emails.2', code: 'email', msg: 'No' }] };
    mockServer(() => refused(1001, 'Parameter error', content));
    const error = await clientWith()
      .send(calls.save, {})
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RefusedError);
    expect((error as RefusedError).body).toEqual({ error_code: 1001, msg: 'Parameter error', content });
    expect(error).toMatchObject({
      error_code: 1001,
      msg: 'Parameter error',
      code: 'request.invalid',
      request_id: 'r-1',
      fields: content.fields,
    });
    expect(isSilent(error)).toBe(false);
  });

  it('NET-13 gives up after the time of the call and announces it once until it was seen', async () => {
    let seen: () => void = () => undefined;
    const onTimeout = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (seen = resolve)));
    mockServer(never);
    const client = clientWith({ onTimeout });
    const [first, second] = await Promise.all([
      client.send(calls.slow, {}).catch((e: unknown) => e),
      client.send(calls.slow, { page: 2 }).catch((e: unknown) => e),
    ]);
    expect([first, second].every((error) => error instanceof TimeoutError && isSilent(error))).toBe(true);
    expect((first as Error).message).toBe('Interface request timed out!');
    expect(onTimeout).toHaveBeenCalledTimes(1);
    seen();
    await Promise.resolve();
    await client.send(calls.slow, {}).catch(() => undefined);
    expect(onTimeout).toHaveBeenCalledTimes(2);
  });

  it('NET-14 tells a missing network from everything else', async () => {
    mockServer(() => {
      throw new TypeError('Failed to fetch');
    });
    const error = await clientWith()
      .send(calls.list, {})
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NetworkError);
    expect((error as Error).message).toBe('Please check your network');
  });

  it('passes the abort of its caller through untouched and quietly', async () => {
    mockServer(never);
    const stop = new AbortController();
    const running = clientWith()
      .send(calls.list, {}, { signal: stop.signal })
      .catch((error: unknown) => error);
    stop.abort();
    expect(isSilent(await running)).toBe(true);
  });

  it('calls an answer that is no envelope unreadable', async () => {
    mockServer(() => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'x-request-id': 'r-9' } }));
    const error = await clientWith()
      .send(calls.list, {})
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnreadableError);
    expect(error).toMatchObject({ status: 502, request_id: 'r-9' });
  });

  it('saves a download under the name the server gave it', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      expect(this.download).toBe('日志 1.csv');
    });
    mockServer(
      () =>
        new Response('a,b', {
          headers: { 'content-disposition': `attachment; filename="x.csv"; filename*=UTF-8''%E6%97%A5%E5%BF%97%201.csv` },
        }),
    );
    await clientWith().download(calls.file, { job_id: 1 });
    expect(click).toHaveBeenCalledTimes(1);
  });

  it('asks for a link where a call has one, with the session, and saves nothing when it is refused', async () => {
    const saved = watchSavedLinks();
    const linked = { ...calls.file, download: 'link' } as const;
    const asked = mockServer(() => ({ url: '/api/download?link=x' }));
    await clientWith().download(linked, { job_id: 1 });
    expect(saved).toEqual(['/api/download?link=x']);
    expect(asked.map(({ path, query, headers }) => [path, String(query), headers.get('token')])).toEqual([
      ['/api/things/file/link', 'job_id=1', 'token-1'],
    ]);
    mockServer(() => refused(1003, 'No permission'));
    await expect(clientWith().download(linked, { job_id: 1 })).rejects.toMatchObject({ error_code: 1003 });
    expect(saved).toHaveLength(1);
  });

  it('NET-16 rejects a download that answers the envelope, so the page can toast it', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
    mockServer(() => refused(2202, 'This task has no file'));
    await expect(clientWith().download(calls.file, {})).rejects.toMatchObject({ error_code: 2202 });
    mockServer(() => ok({}));
    await expect(clientWith().download(calls.file, {})).rejects.toBeInstanceOf(UnreadableError);
    expect(click).not.toHaveBeenCalled();
  });

  it('uploads a file as multipart with the fields before it', async () => {
    const asked = mockServer(() => ({ file_id: 'f' }));
    await clientWith().upload(calls.upload, new File(['x'], 'a.png'), { kind: 'product' });
    const form = asked[0]?.body as FormData;
    expect([...form.keys()]).toEqual(['kind', 'file']);
    expect((form.get('file') as File).name).toBe('a.png');
    expect(asked[0]?.headers.has('content-type')).toBe(false);
  });
});
