import { configure, render } from '@testing-library/react';
import enUS from 'antd/locale/en_US';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { createClient, type ClientHooks } from './kernel/client.ts';
import { ClientContext, PermissionsContext } from './kernel/context.ts';
import { initTexts } from './kernel/i18n.ts';
import { QueryProvider } from './query-provider.tsx';
import { ThemeProvider } from './theme-provider.tsx';

// How long something is waited for that a busy machine draws late.
configure({ asyncUtilTimeout: 5000 });

/** Pages are tested against the real client and queries; only the network itself is played. */
export type Asked = { method: string; path: string; query: URLSearchParams; headers: Headers; body: unknown };
export type Play = (asked: Asked) => unknown;

export function ok(content: unknown): Response {
  return Response.json({ error_code: 0, msg: '', content });
}

export function refused(error_code: number, msg: string, content: unknown = null): Response {
  return Response.json({ error_code, msg, content }, { status: 422 });
}

/** Plays the server: a Response is sent as it is, anything else inside the envelope. Keeps what was asked. */
export function playServer(play: Play): Asked[] {
  const asked: Asked[] = [];
  const fake = async (path: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(path), 'http://portal.test');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const one = { method: init.method ?? 'GET', path: url.pathname, query: url.searchParams, headers: new Headers(init.headers), body };
    asked.push(one);
    const answer = await untilAborted(Promise.resolve(play(one)), init.signal);
    return answer instanceof Response ? answer : ok(answer);
  };
  vi.stubGlobal('fetch', fake);
  return asked;
}

/** Like the browser's own fetch: an abort rejects at once, with the signal's reason. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal | null | undefined): Promise<Value> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error); // the browser makes the reason
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    work.then(resolve, reject);
  });
}

export const quietHooks: ClientHooks = {
  token: () => 'token-1',
  language: () => 'en',
  onExpired: () => undefined,
  onTimeout: () => Promise.resolve(),
};

type Setting = { at?: string; permissions?: readonly string[]; hooks?: Partial<ClientHooks> };

/** Shows a page as the app does, English texts loaded. `address()` is where the router stands. */
export async function showPage(page: ReactNode, { at = '/', permissions = [], hooks = {} }: Setting = {}) {
  await initTexts('en', [
    'fields',
    'refusals',
    'operations',
    'sessions',
    'jobs',
    'operation-log',
    'mails',
    'warning-emails',
    'accounts',
    'sub-accounts',
    'notices',
    'products',
    'imports',
    'import-columns',
    'inventory',
    'stock-columns',
    'serial-numbers',
    'consumables',
    'orders',
  ]);
  const client = createClient({ ...quietHooks, ...hooks });
  const shown = render(
    <ClientContext value={client}>
      <ThemeProvider locale={enUS} brandColor="">
        <MemoryRouter initialEntries={[at]}>
          <PermissionsContext value={permissions}>
            <QueryProvider>
              <Suspense fallback={null}>{page}</Suspense>
            </QueryProvider>
          </PermissionsContext>
          <Address />
        </MemoryRouter>
      </ThemeProvider>
    </ClientContext>,
  );
  return { ...shown, address: () => shown.getByTestId('address').title };
}

/** Where the router stands, for tests to read; an empty element, so that no page's text changes. */
function Address() {
  const { pathname, search } = useLocation();
  return <i data-testid="address" title={pathname + search} />;
}
