import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockServer, quietHooks } from '../testing.tsx';
import { createClient } from './client.ts';
import { NetworkError } from './errors.ts';
import { startErrorReports } from './page-errors.ts';
import { reportPageError } from './report-page-error.ts';

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
});

const start = (answer: unknown = { token: 'report-1' }) => {
  const asked = mockServer(({ path }) => (path === '/api/basic/getDingDingToken' ? answer : {}));
  stop = startErrorReports(createClient(quietHooks));
  return asked;
};

describe('NET-26 faults of pages', () => {
  it('are reported with the page and a token, each once, and without the query', async () => {
    const asked = start();
    history.replaceState(null, '', '/orderList?search=secret');
    reportPageError(new Error('broke'));
    reportPageError(new Error('broke'));
    dispatchEvent(new ErrorEvent('error', { error: new TypeError('other') }));
    await vi.waitFor(() => expect(asked.filter(({ path }) => path === '/stone/sendDingMsg')).toHaveLength(2));
    const first = asked.find(({ path }) => path === '/stone/sendDingMsg');
    expect(first?.query.get('token')).toBe('report-1');
    expect(first?.query.get('page')).toBe('/orderList');
    expect(first?.query.get('message')).toBe('Error: broke');
    expect(asked.filter(({ path }) => path === '/api/basic/getDingDingToken')).toHaveLength(1);
  });

  it('a lost connection is none, and nothing is said when reporting fails', async () => {
    const asked = start();
    reportPageError(new NetworkError('gone'));
    reportPageError(new DOMException('stop', 'AbortError'));
    await Promise.resolve();
    expect(asked).toEqual([]);
  });

  it('are not reported once nobody is signed in', () => {
    const asked = start();
    stop();
    reportPageError(new Error('later'));
    expect(asked).toEqual([]);
  });
});
