import { defineCalls } from '@quayside/contract/kernel/call';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { mockServer, quietHooks, refused } from '../testing.tsx';
import { createClient, type ClientHooks } from './client.ts';

const any = z.looseObject({});
const calls = defineCalls('orders', {
  list: { method: 'GET', path: '/api/things/list', input: any, output: any, permission: 'signed_in', log: null },
  slow: { method: 'GET', path: '/api/things/slow', input: any, output: any, permission: 'signed_in', log: null },
});
const clientWith = (hooks: Partial<ClientHooks> = {}) => createClient({ ...quietHooks, ...hooks });

describe('a read sent ahead', () => {
  it('is taken by the first call for the same URL, with the same headers, and by no second one', async () => {
    const asked = mockServer(() => ({ list: [] }));
    const client = clientWith({ token: () => 'mine' });
    client.sendAhead('/api/things/list?limit=20&page=1');
    await client.send(calls.list, { page: 1, limit: 20 });
    expect(asked.map(({ path, headers }) => `${path} ${headers.get('token')}`)).toEqual(['/api/things/list mine']);
    await client.send(calls.list, { page: 1, limit: 20 });
    await client.send(calls.list, { page: 2, limit: 20 });
    expect(asked).toHaveLength(3);
  });

  it('is there at once for what is drawn after it came, and once; what was refused never is', async () => {
    const asked = mockServer(({ path }) => (path.endsWith('/slow') ? refused(1003, 'No', { code: 'request.invalid' }) : { list: [1] }));
    const client = clientWith();
    for (const url of ['/api/things/list?limit=20&page=1', '/api/things/slow']) client.sendAhead(url);
    expect(client.arrived(calls.list, { page: 1, limit: 20 })).toBeUndefined();
    await vi.waitFor(() => expect(client.arrived(calls.list, { page: 1, limit: 20 })).toEqual({ list: [1] }));
    expect(client.arrived(calls.list, { page: 1, limit: 20 })).toBeUndefined();
    expect(client.arrived(calls.slow, {})).toBeUndefined();
    expect(asked).toHaveLength(2);
    // It was taken: reading the list again asks the server.
    await client.send(calls.list, { page: 1, limit: 20 });
    expect(asked).toHaveLength(3);
    await expect(client.send(calls.slow, {})).rejects.toThrow('No');
    expect(asked).toHaveLength(3);
  });

  it('that failed is sent again by the call that wants it', async () => {
    let isFirst = true;
    const asked = mockServer(() => {
      if (!isFirst) return { list: [] };
      isFirst = false;
      throw new TypeError('no network');
    });
    const client = clientWith();
    client.sendAhead('/api/things/list');
    expect(await client.send(calls.list, {})).toEqual({ list: [] });
    expect(asked).toHaveLength(2);
  });
});

describe('a read the first drawing asks for', () => {
  const frames = () => {
    const waiting: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => waiting.push(draw));
    return { paint: () => waiting.splice(0).forEach((draw) => draw()), asked: () => waiting.length };
  };

  it('is sent when the drawing is on the screen, but what was sent ahead is taken at once; later ones do not wait', async () => {
    const { paint } = frames();
    const asked = mockServer(() => ({ list: [] }));
    const client = clientWith();
    client.sendAhead('/api/things/list');
    client.letPaintFirst();
    const [slow] = [client.send(calls.slow, {}), await client.send(calls.list, {})];
    expect(asked.map(({ path }) => path)).toEqual(['/api/things/list']);
    paint();
    await slow;
    expect(asked.map(({ path }) => path)).toEqual(['/api/things/list', '/api/things/slow']);
    await client.send(calls.slow, {});
    expect(asked).toHaveLength(3);
  });

  it('waits for the page too: what is painted before that is only its frame', async () => {
    const { paint, asked: framesAsked } = frames();
    const asked = mockServer(() => ({ list: [] }));
    const client = clientWith();
    const page = Promise.withResolvers<undefined>();
    client.letPaintFirst(page.promise);
    const slow = client.send(calls.slow, {});
    await Promise.resolve();
    expect(framesAsked()).toBe(0);
    page.resolve(undefined);
    await vi.waitFor(() => expect(framesAsked()).toBe(1));
    expect(asked).toEqual([]);
    paint();
    await slow;
    expect(asked).toHaveLength(1);
  });

  it('waits two seconds for a page that does not come: another may have been chosen', async () => {
    const { paint } = frames();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = mockServer(() => ({ list: [] }));
    const client = clientWith();
    client.letPaintFirst(new Promise(() => {}));
    void client.send(calls.slow, {});
    await vi.advanceTimersByTimeAsync(1999);
    paint();
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    paint();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(1);
  });

  it('is sent at once in a tab nobody sees, and after half a second where nothing is painted', async () => {
    const { asked: framesAsked } = frames();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true).mockReturnValue(false);
    const asked = mockServer(() => ({ list: [] }));
    for (const client of [clientWith(), clientWith()]) {
      client.letPaintFirst();
      void client.send(calls.slow, {});
    }
    await vi.advanceTimersByTimeAsync(0);
    expect([asked.length, framesAsked()]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(499);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
  });
});
