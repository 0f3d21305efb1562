import type { MenuItem } from '@quayside/contract/kernel/menu';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppShell } from './app-shell.tsx';
import { usePreferences } from './kernel/preferences.ts';
import { MAX_KEPT_PAGES, tabExceptions, useTabs } from './kernel/tabs.ts';
import { themeDefaults } from './kernel/theme-settings.ts';
import { useUnsaved, useUnsavedGuard } from './kernel/unsaved.ts';
import { MenuRoutes } from './menu-routes.tsx';
import { createRegistry } from './page-registry.tsx';
import { SessionPrompts } from './session-prompts.tsx';
import { playServer, showPage } from './testing.tsx';

const item = (path: string, title: string, component: string | null, more: Partial<MenuItem['meta']> = {}, children: MenuItem[] = []) => ({
  path,
  component,
  meta: { title_en: title, title_cn: `${title}-cn`, hide: false, icon: null, badge: null, keep_alive: true, ...more },
  children,
});
const menu: MenuItem[] = [
  item('/dashboard/workplace', 'Workplace', 'a/note-page'),
  item('/setting', 'Settings', null, {}, [
    item('/orderList', 'Orders', 'a/list-page', { badge: '12' }),
    item('/details', 'Details', 'a/note-page', { hide: true }),
    item('/fresh', 'Fresh', 'a/note-page', { keep_alive: false }),
    item('/form', 'Form', 'a/form-page'),
  ]),
];

function NotePage() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [text, setText] = useState('');
  const name = `note ${pathname}${search.get('id') ?? ''}`;
  return <input aria-label={name} value={text} onChange={(event) => setText(event.target.value)} />;
}
function ListPage() {
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <p>{`status is ${search.get('status') ?? 'any'}`}</p>
      <button type="button" onClick={() => setSearch({ status: 'open' })}>
        {'filter'}
      </button>
      <Link to="/details?id=7">{'seven'}</Link>
      <Link to="/details?id=8">{'eight'}</Link>
    </>
  );
}
function FormPage() {
  const [dirty, setDirty] = useState(false);
  useUnsavedGuard('form', dirty);
  return (
    <button type="button" onClick={() => setDirty(true)}>
      {dirty ? 'typed' : 'type'}
    </button>
  );
}
const registry = createRegistry({
  '/areas/a/note-page.tsx': () => Promise.resolve({ NotePage }),
  '/areas/a/list-page.tsx': () => Promise.resolve({ ListPage }),
  '/areas/a/form-page.tsx': () => Promise.resolve({ FormPage }),
});

const show = async (at: string, remembersTabs = false) => {
  playServer(() => ({}));
  const shown = await showPage(
    <>
      <AppShell site="Harbour" menu={menu} user={{ name: 'Mei', note: 'main' }} onLogout={() => Promise.resolve()}>
        <MenuRoutes menu={menu} registry={registry} site="Harbour" remembersTabs={remembersTabs} />
      </AppShell>
      <SessionPrompts onSignInAgain={() => undefined} />
    </>,
    { at },
  );
  await vi.waitFor(() => expect(screen.queryByLabelText('Loading')).toBeNull());
  return shown;
};
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const active = () => screen.getByRole('tab', { selected: true }).textContent;
const tab = (name: string) => screen.getByRole('tab', { name });
const go = async (name: string) => {
  const nav = within(screen.getByRole('navigation', { name: 'Menu' }));
  if (nav.queryByText(name) === null) await userEvent.click(nav.getByText('Settings'));
  await userEvent.click(await nav.findByText(name));
  await vi.waitFor(() => expect(active()).toContain(name));
  await vi.waitFor(() => expect(screen.queryByLabelText('Loading')).toBeNull());
};
const action = async (name: string, on: string) => {
  fireEvent.contextMenu(tab(on));
  await userEvent.click(await vi.waitFor(() => last(screen.getAllByRole('menuitem', { name }))));
};
const last = <Thing,>(all: Thing[]): Thing => {
  const one = all.at(-1);
  if (one === undefined) throw new Error('none');
  return one;
};

beforeEach(() => {
  localStorage.clear();
  usePreferences.setState(themeDefaults);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useUnsaved.setState({ dirty: new Map(), pending: null });
  document.body.innerHTML = '';
});

describe('tabs', () => {
  it('SHELL-44 SHELL-27 opens each page in a tab inside the layout, home first', async () => {
    await show('/dashboard/workplace');
    await go('Orders');
    expect(tabs()).toEqual(['Workplace', 'Orders']);
    expect(active()).toBe('Orders');
    expect(screen.getByRole('navigation', { name: 'Menu' })).toBeTruthy();
    expect(screen.getByText('12')).toBeTruthy();
  });

  it('SHELL-46 keeps what was typed, and the filters of each list in its own address', async () => {
    const { address } = await show('/dashboard/workplace');
    await userEvent.type(screen.getByLabelText('note /dashboard/workplace'), 'hello');
    await go('Orders');
    await userEvent.click(screen.getByRole('button', { name: 'filter' }));
    expect(await screen.findByText('status is open')).toBeTruthy();
    await userEvent.click(tab('Workplace'));
    await vi.waitFor(() => expect(active()).toBe('Workplace'));
    expect(screen.getByLabelText<HTMLInputElement>('note /dashboard/workplace').value).toBe('hello');
    await go('Orders');
    expect(address()).toBe('/orderList?status=open');
    expect(screen.getByText('status is open')).toBeTruthy();
  });

  it('D-98 opens a tab for each record, each with its own parameters', async () => {
    await show('/orderList');
    await userEvent.click(screen.getByRole('link', { name: 'seven' }));
    await userEvent.type(await screen.findByLabelText('note /details7'), 'x');
    await userEvent.click(tab('Orders'));
    await userEvent.click(screen.getByRole('link', { name: 'eight' }));
    await screen.findByLabelText('note /details8');
    expect(tabs()).toEqual(['Workplace', 'Orders', 'Details 7', 'Details 8']);
    await userEvent.click(tab('Details 7'));
    await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('note /details7').value).toBe('x'));
  });

  it('SHELL-46 a page with keep_alive off starts anew each time', async () => {
    await show('/fresh');
    await userEvent.type(screen.getByLabelText('note /fresh'), 'gone');
    await go('Orders');
    await userEvent.click(tab('Fresh'));
    await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('note /fresh').value).toBe(''));
  });

  it('SHELL-23 reloads a tab through /redirect: the page is fresh, the address the same', async () => {
    const { address } = await show('/orderList?status=open');
    await userEvent.click(tab('Workplace'));
    await userEvent.type(await screen.findByLabelText('note /dashboard/workplace'), 'old');
    await action('Reload', 'Workplace');
    await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('note /dashboard/workplace').value).toBe(''));
    expect(address()).toBe('/dashboard/workplace');
  });

  it.each(['/redirect//evil.test/x', '/redirect/\\evil.test'])('%s leads nowhere else', async (at) => {
    const { address } = await show(at);
    await vi.waitFor(() => expect(address()).toBe('/dashboard/workplace'));
  });

  it('SHELL-47 closing the shown tab goes to the one before, with Delete or the cross', async () => {
    const { address } = await show('/orderList');
    await go('Form');
    tab('Form').focus();
    await userEvent.keyboard('{Delete}');
    await vi.waitFor(() => expect(address()).toBe('/orderList'));
    const cross = tab('Orders').querySelector('.tab-close');
    if (!cross) throw new Error('no cross');
    await userEvent.click(cross);
    await vi.waitFor(() => expect(address()).toBe('/dashboard/workplace'));
    expect(tabs()).toEqual(['Workplace']);
  });

  it('SHELL-45 SHELL-48 a tab that is not closable stays and says so', async () => {
    await show('/dashboard/workplace');
    await action('Close', 'Workplace');
    expect(await screen.findByText('The current tab cannot be closed')).toBeTruthy();
    expect(tabs()).toEqual(['Workplace']);
  });

  it('SHELL-44 SHELL-45 closes left, right, others and all, but never home', async () => {
    const open = async () => {
      await go('Orders');
      await go('Fresh');
      await go('Form');
    };
    await show('/dashboard/workplace');
    await open();
    await action('Close to the left', 'Fresh');
    expect(tabs()).toEqual(['Workplace', 'Fresh', 'Form']);
    await action('Close to the right', 'Fresh');
    await vi.waitFor(() => expect(active()).toBe('Fresh'));
    expect(tabs()).toEqual(['Workplace', 'Fresh']);
    await open();
    await action('Close all others', 'Orders');
    await vi.waitFor(() => expect(active()).toBe('Orders'));
    expect(tabs()).toEqual(['Workplace', 'Orders']);
    await action('Close all', 'Orders');
    await vi.waitFor(() => expect(active()).toBe('Workplace'));
    expect(tabs()).toEqual(['Workplace']);
  });

  it.each(['Close to the left', 'Close to the right', 'Close all others', 'Close all'])(
    'SHELL-49 D-100 %s says so when there is nothing to close',
    async (name) => {
      await show('/dashboard/workplace');
      await action(name, 'Workplace');
      expect(await screen.findByText('There is nothing to close')).toBeTruthy();
    },
  );

  it('asks before closing a tab with unsaved changes, and not before merely leaving it', async () => {
    const { address } = await show('/form');
    await userEvent.click(screen.getByRole('button', { name: 'type' }));
    await go('Orders');
    expect(screen.queryByText('Leave without saving?')).toBeNull();
    expect(useUnsaved.getState().dirty.size).toBe(1);
    await action('Close', 'Form');
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(tabs()).toContain('Form');
    await action('Close', 'Form');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave the page' }));
    expect(tabs()).not.toContain('Form');
    expect(useUnsaved.getState().dirty.size).toBe(0);
    expect(address()).toBe('/orderList');
    await go('Form');
    expect(screen.getByRole('button', { name: 'type' })).toBeTruthy();
  });

  it.each(tabExceptions)('SHELL-24 %s never gets a tab', async (path) => {
    await show(path);
    expect(tabs()).toEqual(['Workplace']);
    expect(screen.getByText('There is no such page')).toBeTruthy();
  });

  it('SHELL-42 the tab bar can be hidden; the pages stay', async () => {
    await show('/orderList');
    act(() => usePreferences.getState().set({ showTabs: false }));
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.getByText('status is any')).toBeTruthy();
  });

  it('SHELL-50 SHELL-54 remembers open tabs with every field, and opens those the account still has', async () => {
    await show('/orderList?status=open', true);
    const { tabs: kept } = JSON.parse(localStorage.getItem('theme') ?? '{}') as { tabs: unknown[] };
    expect(kept[1]).toEqual({
      key: '/orderList',
      fullPath: '/orderList?status=open',
      path: '/orderList',
      title: 'Orders',
      closable: true,
      meta: { keepAlive: true },
      components: ['a/list-page'],
    });
    cleanup();
    usePreferences.setState({ tabs: [...usePreferences.getState().tabs, { ...(kept[1] as never as object), fullPath: '/gone' } as never] });
    await show('/dashboard/workplace', true);
    expect(tabs()).toEqual(['Workplace', 'Orders']);
    expect(screen.queryByText('status is open')).toBeNull();
    await go('Orders');
    expect(screen.getByText('status is open')).toBeTruthy();
  });

  it('keeps at most twenty pages alive', async () => {
    await show('/orderList');
    const { tabs: open, kept } = useTabs.getState();
    expect(open.length).toBe(2);
    expect(kept.length).toBeLessThanOrEqual(MAX_KEPT_PAGES);
  });

  it('SHELL-30 the title is the page, then the site', async () => {
    await show('/orderList');
    expect(document.title).toBe('Orders - Harbour');
  });

  it.each([
    ['/result/success', 'Done'],
    ['/result/fail', 'This did not work'],
    ['/exception/403', 'Permission Denied'],
    ['/exception/404', 'There is no such page'],
    ['/exception/500', 'Something went wrong on our side'],
    ['/operationLog', 'Permission Denied'],
    ['/no-such-page', 'There is no such page'],
  ])('SHELL-36 SHELL-37 SHELL-38 SHELL-19 %s shows "%s" inside the shell', async (at, title) => {
    await show(at);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(tabs()).toEqual(['Workplace']);
  });

  it('SHELL-38 says whom to ask', async () => {
    await show('/403');
    expect(screen.getByText('You have no permission to access this page. Please consult the administrator.')).toBeTruthy();
  });

  it.each([
    ['/order-list?page=2', '/orderList?page=2'],
    ['/ORDERLIST/', '/orderList'],
    ['/setting', '/orderList'],
    ['/', '/dashboard/workplace'],
  ])('D-98 SHELL-21 USER-37 %s is another way to %s', async (at, to) => {
    const { address } = await show(at);
    await vi.waitFor(() => expect(address()).toBe(to));
  });
});
