import { defineCalls } from '@quayside/contract/kernel/call';
import { listInput, pageOf } from '@quayside/contract/kernel/shapes';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppShell } from '../shell/app-shell.tsx';
import { usePreferences } from '../kernel/preferences.ts';
import { listDefaults, themeDefaults } from '../kernel/theme-settings.ts';
import { ListPage } from '../list/list-page.tsx';
import { MenuRoutes } from '../shell/menu-routes.tsx';
import { createRegistry } from '../shell/page-registry.tsx';
import { item, tabs } from '../tabs/tabs.testing.tsx';
import { mockServer, showPage, user } from '../testing.tsx';

const calls = defineCalls('orders', {
  list: {
    method: 'GET',
    path: '/api/boxes',
    input: listInput(['box_id'], {}),
    output: pageOf(z.object({ box_id: z.int(), name: z.string(), note: z.string() })),
    permission: 'signed_in',
    log: null,
  },
});
const columns = (['name', 'note'] as const).map((key) => ({ key, title: key, width: 200 }));
const BoxPage = () => <ListPage call={calls.list} rowKey="box_id" title="Boxes" columns={columns} empty={{ title: 'none' }} />;
const registry = createRegistry({ '/areas/a/box-page.tsx': () => Promise.resolve({ BoxPage }) });
const menu = [item('/first', 'First', 'a/box-page'), item('/boxes', 'Boxes', 'a/box-page')];

/** Every theme setting with a non-default value. */
const changed = {
  collapse: true,
  sideNavCollapse: true,
  bodyFullscreen: true,
  showTabs: false,
  showFooter: false,
  headStyle: 'primary',
  sideStyle: 'light',
  layoutStyle: 'mix',
  sideMenuStyle: 'mix',
  tabStyle: 'card',
  transitionName: 'fade',
  fixedHeader: false,
  fixedSidebar: false,
  fixedBody: true,
  bodyFull: true,
  logoAutoSize: true,
  colorfulIcon: true,
  sideUniqueOpen: false,
  weakMode: true,
  darkMode: true,
  color: '#6b3fd4',
  styleResponsive: false,
  compact: true,
} as const;

/** The attributes the style sheets read, and the footer. */
const look = () =>
  ['html', '.shell', '.shell-header', '.shell-side', '.tab-bar', '.tab-pane', '.page-footer', '.ant-menu']
    .map((selector) => document.querySelector(selector))
    .map((element) =>
      element
        ?.getAttributeNames()
        .toSorted()
        .filter((name) => name !== 'data-changing' && name !== 'style')
        .map((name) => [name, element.getAttribute(name)]),
    );
const heads = () => [...document.querySelectorAll('.tab-pane:not([style*="none"]) th')].map((head) => head.textContent);

describe('the reset of the theme', () => {
  it('SHELL-58 D-111 resets every appearance setting; open tabs, list columns and page sizes stay', async () => {
    const asked = mockServer(() => ({ list: [{ box_id: 1, name: 'Box', note: 'n' }], count: 1 }));
    usePreferences.getState().setList(calls.list.name, { hidden: ['note'], limit: 50 });
    await showPage(
      <AppShell site="Harbour" menu={menu} user={{ name: 'Mei', note: 'main' }} onLogout={() => Promise.resolve()}>
        <MenuRoutes menu={menu} registry={registry} site="Harbour" remembersTabs="tabs" />
      </AppShell>,
      { at: '/boxes' },
    );
    await screen.findByText('Box');
    const before = look();
    expect(Object.keys({ ...changed, tabs: [], deskTabs: [], lists: {} }).toSorted()).toEqual(Object.keys(themeDefaults).toSorted());
    act(() => usePreferences.getState().set(changed));
    const after = look();
    expect(after).not.toEqual(before);
    await user.click(screen.getByLabelText('Theme settings'));
    await user.click(await screen.findByText('Restore defaults'));
    expect(look()).toEqual(before);
    const { tabs: stored, lists, deskTabs: _, ...state } = usePreferences.getState();
    expect(state).toMatchObject(Object.fromEntries(Object.entries(themeDefaults).filter(([name]) => name in changed)));
    expect(tabs()).toEqual(['First', 'Boxes']);
    expect(stored.map(({ path }) => path)).toEqual(['/first', '/boxes']);
    expect(heads()).toContain('name');
    expect(heads()).not.toContain('note');
    expect(lists).toEqual({ [calls.list.name]: { ...listDefaults, hidden: ['note'], limit: 50 } });
    expect(JSON.parse(localStorage.getItem('theme') ?? '{}')).toEqual({ tabs: stored, deskTabs: [], lists });
    await user.click(screen.getByLabelText('Refresh'));
    expect(asked.at(-1)?.query.get('limit')).toBe('50');
  });
});
