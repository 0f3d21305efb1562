import type { MenuItem } from '@quayside/contract/kernel/menu';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppShell } from './app-shell.tsx';
import { useContentSize } from './kernel/content-size.ts';
import { usePreferences } from './kernel/preferences.ts';
import { themeDefaults, type ThemeSettings } from './kernel/theme-settings.ts';
import { MenuRoutes } from './menu-routes.tsx';
import { createRegistry } from './page-registry.tsx';
import { playServer, showPage } from './testing.tsx';

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
const PlainPage = () => <p>{'the page'}</p>;
const registry = createRegistry({ '/areas/a/plain-page.tsx': () => Promise.resolve({ PlainPage }) });

const show = async (chosen: Partial<ThemeSettings> = {}, width = 1440) => {
  playServer(() => ({}));
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') && width <= Number(/\d+/.exec(query)?.[0] ?? 0),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  usePreferences.setState({ ...themeDefaults, ...chosen });
  const shown = await showPage(
    <AppShell site="Harbour" menu={menu} user={{ name: 'Mei', note: 'main' }} onLogout={() => Promise.resolve()}>
      <MenuRoutes menu={menu} registry={registry} site="Harbour" />
    </AppShell>,
    { at: '/people' },
  );
  await screen.findByText('the page');
  return shown.container.querySelector('.shell') ?? document.body;
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('the layout', () => {
  it('SHELL-40 side: the whole menu beside the page', async () => {
    await show({ layoutStyle: 'side' });
    const nav = within(screen.getByRole('navigation', { name: 'Menu' }));
    expect(nav.getByText('Home')).toBeTruthy();
    expect(nav.getByText('People')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  });

  it('SHELL-40 top: the whole menu in the header', async () => {
    await show({ layoutStyle: 'top' });
    expect(within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByText('Home').length).toBeGreaterThan(0);
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });

  it('SHELL-40 mixed: the first level in the header, the rest beside the page', async () => {
    await show({ layoutStyle: 'mix' });
    const top = within(screen.getByRole('navigation', { name: 'Main menu' }));
    expect(top.getAllByText('Settings').length).toBeGreaterThan(0);
    expect(top.queryByText('People')).toBeNull();
    const side = within(screen.getByRole('navigation', { name: 'Menu' }));
    expect(side.getByText('People')).toBeTruthy();
    expect(side.queryByText('Home')).toBeNull();
  });

  it('SHELL-40 changing the layout keeps the page', async () => {
    await show();
    const page = screen.getByText('the page');
    act(() => usePreferences.getState().set({ layoutStyle: 'top' }));
    act(() => usePreferences.getState().set({ layoutStyle: 'mix' }));
    expect(screen.getByText('the page')).toBe(page);
  });

  it('SHELL-41 has a header, and a footer with the year that can be hidden', async () => {
    await show();
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByText(`Copyright © ${new Date().getFullYear()} Harbour. All rights reserved.`)).toBeTruthy();
    act(() => usePreferences.getState().set({ showFooter: false }));
    expect(screen.queryByText(/Copyright/)).toBeNull();
  });

  it('SHELL-43 says when the browser has no fullscreen', async () => {
    await show();
    vi.stubGlobal('document', document);
    Object.defineProperty(document.documentElement, 'requestFullscreen', {
      configurable: true,
      value: () => Promise.reject(new TypeError('unsupported')),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Fullscreen' }));
    expect(await screen.findByText('This browser does not support fullscreen')).toBeTruthy();
  });

  it.each([
    [768, true],
    [769, false],
  ])('SHELL-64 D-101 at %i px the phone layout is %s', async (width, mobile) => {
    await show({}, width);
    expect(screen.queryByRole('button', { name: 'Open the menu' }) !== null).toBe(mobile);
  });

  it('SHELL-64 styleResponsive off keeps the wide layout', async () => {
    await show({ styleResponsive: false }, 390);
    expect(screen.queryByRole('button', { name: 'Open the menu' })).toBeNull();
  });

  it.each<[Partial<ThemeSettings>, string]>([
    [{ fixedHeader: true }, 'data-fixed-header'],
    [{ fixedSidebar: true }, 'data-fixed-side'],
    [{ fixedBody: true }, 'data-fixed-body'],
    [{ bodyFull: true }, 'data-body-full'],
    [{ bodyFullscreen: true }, 'data-fullscreen'],
    [{ colorfulIcon: true }, 'data-colourful'],
    [{ logoAutoSize: true }, 'data-logo-auto'],
  ])('SHELL-54 %j takes effect', async (chosen, attribute) => {
    expect((await show(chosen)).hasAttribute(attribute)).toBe(true);
  });

  it('SHELL-65 measures the content 100 ms after the window, 800 ms after folding', async () => {
    await show();
    vi.useFakeTimers();
    const measured = vi.fn<() => void>();
    const stop = useContentSize.subscribe(measured);
    fireEvent(window, new Event('resize'));
    vi.advanceTimersByTime(99);
    expect(measured).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(measured).toHaveBeenCalledTimes(1);
    act(() => usePreferences.getState().set({ collapse: true }));
    vi.advanceTimersByTime(799);
    expect(measured).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(measured).toHaveBeenCalledTimes(2);
    stop();
  });
});

describe('the theme drawer', () => {
  it('SHELL-51 SHELL-52 SHELL-57 changes the look at once and keeps it', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Theme settings' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Dark mode' }));
    expect(document.documentElement.hasAttribute('data-dark')).toBe(true);
    await userEvent.click(screen.getByRole('switch', { name: 'Colour-weak mode' }));
    expect(document.documentElement.hasAttribute('data-weak')).toBe(true);
    for (const name of ['Fixed header', 'Fixed sidebar']) await userEvent.click(screen.getByRole('switch', { name }));
    await userEvent.click(screen.getByText('Dot'));
    await userEvent.click(screen.getByRole('button', { name: '#6b3fd4' }));
    const stored = JSON.parse(localStorage.getItem('theme') ?? '{}') as Partial<ThemeSettings>;
    expect(stored).toMatchObject({
      darkMode: true,
      weakMode: true,
      fixedHeader: false,
      fixedSidebar: false,
      tabStyle: 'dot',
      color: '#6b3fd4',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Restore defaults' }));
    expect(document.documentElement.hasAttribute('data-dark')).toBe(false);
    expect(usePreferences.getState().tabStyle).toBe('default');
  }, 20_000);

  it('SHELL-54 every setting that can be chosen is in the drawer', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Theme settings' }));
    const flags = Object.values(themeDefaults).filter((value) => typeof value === 'boolean').length;
    expect(await screen.findAllByRole('switch')).toHaveLength(flags);
    expect(screen.getAllByRole('radiogroup')).toHaveLength(5);
    expect(screen.getByRole('combobox', { name: 'Page transition' })).toBeTruthy();
  });
});
