import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import type { Locale } from 'antd/es/locale';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { createClient, type ClientHooks } from './kernel/client.ts';
import { ClientContext, PermissionsContext } from './kernel/context.ts';
import { initTexts, type Language } from './kernel/i18n.ts';
import { QueryProvider } from './shell/query-provider.tsx';
import { ThemeProvider } from './theme/theme-provider.tsx';

/** Pages are tested with the real client and queries; only the network is mocked. */
export type Asked = { method: string; path: string; query: URLSearchParams; headers: Headers; body: unknown };
export type Play = (asked: Asked) => unknown;

export function ok(content: unknown, msg = ''): Response {
  return Response.json({ error_code: 0, msg, content });
}

export function refused(error_code: number, msg: string, content: unknown = null): Response {
  return Response.json({ error_code, msg, content }, { status: 422 });
}

/** Mocks the server: a Response is sent unchanged, anything else inside the envelope. Records the requests. */
export function mockServer(play: Play): Asked[] {
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

/** Every link of this site that the browser is told to save. */
export function watchSavedLinks(): string[] {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) saved.push(this.getAttribute('href') ?? '');
  });
  return saved;
}

/** Every file the page saves. */
export function watchSavedFiles(): { name: string; blob: Blob }[] {
  const saved: { name: string; blob: Blob }[] = [];
  let last = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob; // only blobs are saved
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: last });
  });
  return saved;
}

export const quietHooks: ClientHooks = {
  onConfirm: async () => false,
  token: () => 'token-1',
  language: () => 'en',
  onExpired: () => undefined,
  onTimeout: () => Promise.resolve(),
};

// No pause between keys, and no check of computed styles before each click.
const options = { delay: null, pointerEventsCheck: 0 } as const;

/** Mouse and keyboard actions of a user. */
export const user = {
  click: (element: Element) => userEvent.click(element, options),
  clear: (element: Element) => userEvent.clear(element),
  hover: (element: Element) => userEvent.hover(element, options),
  keyboard: (keys: string) => userEvent.keyboard(keys, options),
  paste: (text: string) => userEvent.paste(text, options),
  upload: (element: HTMLElement, file: File, { applyAccept = true } = {}) => userEvent.upload(element, file, { ...options, applyAccept }),
  /** Types key by key: only for tests about the keys. */
  type: (element: Element, text: string) => userEvent.type(element, text, options),
  /** Appends the text to the field in one step, then presses the keys. */
  enter: async (element: Element, text: string, keys = '') => {
    await userEvent.click(element, options);
    await userEvent.paste(text, options);
    if (keys !== '') await userEvent.keyboard(keys, options);
  },
  /** Replaces the field's value. */
  replace: async (element: Element, text: string) => {
    await userEvent.clear(element);
    await userEvent.paste(text, options);
  },
};

/** Sets the language: the stored choice and its texts. */
export async function readIn(language: Language, namespaces: readonly string[]): Promise<Locale> {
  localStorage.setItem('i18n-lang', language);
  await initTexts(language, namespaces);
  return language === 'en' ? enUS : zhCN;
}

type Setting = { at?: string; permissions?: readonly string[]; hooks?: Partial<ClientHooks>; language?: Language };

/** Renders a page as the app does, with its texts loaded. `address()` is the router's current URL. */
export async function showPage(page: ReactNode, { at = '/', permissions = [], hooks = {}, language = 'en' }: Setting = {}) {
  const locale = await readIn(language, [
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
    'order-shipping',
    'order-screens',
    'order-life',
    'inbound',
    'inbound-wizard',
  ]);
  const client = createClient({ ...quietHooks, ...hooks });
  const shown = render(
    <ClientContext value={client}>
      <ThemeProvider locale={locale} brandColor="">
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

/** The router's current URL, for tests to read; an empty element, so that no page's text changes. */
function Address() {
  const { pathname, search } = useLocation();
  return <i data-testid="address" title={pathname + search} />;
}
