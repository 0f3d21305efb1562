import type { MenuItem } from '@quayside/contract/kernel/menu';
import { screen } from '@testing-library/react';
import { theme } from 'antd';
import { vi } from 'vitest';
import { AppShell } from './app-shell.tsx';
import { usePreferences } from '../kernel/preferences.ts';
import type { ThemeSettings } from '../kernel/theme-settings.ts';
import { MenuRoutes } from './menu-routes.tsx';
import { createRegistry } from './page-registry.tsx';
import { mockServer, showPage } from '../testing.tsx';

const meta = { title_cn: '', hide: false, icon: null, badge: null, keep_alive: true };
const menu: MenuItem[] = [
  { path: '/home', component: 'a/plain-page', meta: { ...meta, title_en: 'Home' }, children: [] },
  {
    path: '/setting',
    component: null,
    meta: { ...meta, title_en: 'Settings' },
    children: [{ path: '/people', component: 'a/plain-page', meta: { ...meta, title_en: 'People' }, children: [] }],
  },
];

/** Renders the theme tokens, for tests to read. */
export function PlainPage() {
  const { token } = theme.useToken();
  const { colorPrimary, colorSuccess, colorBgContainer } = token;
  return (
    <>
      <p>{'the page'}</p>
      <i data-testid="tokens" title={JSON.stringify({ colorPrimary, colorSuccess, colorBgContainer })} />
    </>
  );
}
const registry = createRegistry({ '/areas/a/plain-page.tsx': () => Promise.resolve({ PlainPage }) });

/** The theme tokens of a page. */
export function drawnTokens(): Record<'colorPrimary' | 'colorSuccess' | 'colorBgContainer', string> {
  return JSON.parse(screen.getByTestId('tokens').title) as never; // written by the page above
}

/** A window of this width. */
function stubWidth(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') || (query.includes('max-width') && width <= Number(/\d+/.exec(query)?.[0] ?? 0)),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
}

/** A small app inside the shell; returns the element with the theme attributes. */
export async function showShell(chosen: Partial<ThemeSettings> = {}, width = 1440): Promise<Element> {
  mockServer(() => ({}));
  stubWidth(width);
  usePreferences.setState(chosen);
  const shown = await showPage(
    <AppShell site="Harbour" menu={menu} user={{ name: 'Mei', note: 'main' }} onLogout={() => Promise.resolve()}>
      <MenuRoutes menu={menu} registry={registry} site="Harbour" />
    </AppShell>,
    { at: '/people' },
  );
  await screen.findByText('the page');
  return shown.container.querySelector('.shell') ?? document.body;
}
