import type { MenuItem } from '@quayside/contract/kernel/menu';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { expect } from 'vitest';
import { AppShell } from '../shell/app-shell.tsx';
import type { TabMemory } from '../kernel/tabs.ts';
import { useUnsavedGuard } from '../kernel/unsaved.ts';
import { MenuRoutes } from '../shell/menu-routes.tsx';
import { createRegistry } from '../shell/page-registry.tsx';
import { SessionPrompts } from '../feedback/session-prompts.tsx';
import { mockServer, showPage, user } from '../testing.tsx';

/** A small app with tabs, for the tests of everything around them. */
export const item = (
  path: string,
  title: string,
  component: string | null,
  more: Partial<MenuItem['meta']> = {},
  children: MenuItem[] = [],
) => ({
  path,
  component,
  meta: { title_en: title, title_cn: `${title}-cn`, hide: false, icon: null, badge: null, keep_alive: true, ...more },
  children,
});
export const menu: MenuItem[] = [
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
  return (
    <>
      <input aria-label={name} value={text} onChange={(event) => setText(event.target.value)} />
      <Link to={`/details?id=${Number(search.get('id') ?? 0) + 1}`}>{`after ${name}`}</Link>
    </>
  );
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

export const show = async (at: string, remembersTabs: TabMemory | null = null, pages = menu) => {
  mockServer(() => ({}));
  const shown = await showPage(
    <>
      <AppShell site="Harbour" menu={pages} user={{ name: 'Mei', note: 'main' }} onLogout={() => Promise.resolve()}>
        <MenuRoutes menu={pages} registry={registry} site="Harbour" remembersTabs={remembersTabs} />
      </AppShell>
      <SessionPrompts side="portal" onSignInAgain={() => undefined} />
    </>,
    { at },
  );
  await waitFor(() => expect(screen.queryByLabelText('Loading')).toBeNull());
  return shown;
};
// Queried by attribute: with twenty pages open, computing accessible names takes most of a test.
const allTabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
export const tabs = () => allTabs().map((one) => one.textContent);
export const active = () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
export const tab = (name: string) => last(allTabs().filter((one) => one.textContent === name));
export const go = async (name: string) => {
  const nav = within(screen.getByRole('navigation', { name: 'Menu' }));
  if (nav.queryByText(name) === null) await user.click(nav.getByText('Settings'));
  await user.click(await nav.findByText(name));
  await waitFor(() => expect(active()).toContain(name));
  await waitFor(() => expect(screen.queryByLabelText('Loading')).toBeNull());
};
export const action = async (name: string, on: string) => {
  fireEvent.contextMenu(tab(on));
  await user.click(await waitFor(() => last(screen.getAllByRole('menuitem', { name }))));
};
const last = <Item,>(all: Item[]): Item => {
  const one = all.at(-1);
  if (one === undefined) throw new Error('none');
  return one;
};
