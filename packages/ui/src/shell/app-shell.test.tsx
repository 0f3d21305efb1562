import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { showShell } from './app-shell.testing.tsx';
import { useContentSize } from '../kernel/content-size.ts';
import { usePreferences } from '../kernel/preferences.ts';
import type { ThemeSettings } from '../kernel/theme-settings.ts';
import { user } from '../testing.tsx';

/** Sets this property for the duration of the test. */
function own(on: object, name: string, value: unknown): void {
  Object.defineProperty(on, name, { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(on, name));
}

const unsupported: [string, (() => Promise<never>) | undefined][] = [
  ['refuses it', () => Promise.reject(new TypeError('unsupported'))],
  ['does not have it', undefined],
];

describe('the layout', () => {
  it('SHELL-40 side: the whole menu beside the page', async () => {
    await showShell({ layoutStyle: 'side' });
    const nav = within(screen.getByRole('navigation', { name: 'Menu' }));
    expect(nav.getByText('Home')).toBeTruthy();
    expect(nav.getByText('People')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  });

  it('SHELL-40 top: the whole menu in the header', async () => {
    await showShell({ layoutStyle: 'top' });
    expect(within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByText('Home').length).toBeGreaterThan(0);
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });

  it('SHELL-40 mixed: the first level in the header, the rest beside the page', async () => {
    await showShell({ layoutStyle: 'mix' });
    const top = within(screen.getByRole('navigation', { name: 'Main menu' }));
    expect(top.getAllByText('Settings').length).toBeGreaterThan(0);
    expect(top.queryByText('People')).toBeNull();
    const side = within(screen.getByRole('navigation', { name: 'Menu' }));
    expect(side.getByText('People')).toBeTruthy();
    expect(side.queryByText('Home')).toBeNull();
  });

  it('SHELL-40 changing the layout keeps the page', async () => {
    await showShell();
    const page = screen.getByText('the page');
    act(() => usePreferences.getState().set({ layoutStyle: 'top' }));
    act(() => usePreferences.getState().set({ layoutStyle: 'mix' }));
    expect(screen.getByText('the page')).toBe(page);
  });

  it('SHELL-41 has a header, and a footer with the year that can be hidden', async () => {
    await showShell();
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByText(`Copyright © ${new Date().getFullYear()} Harbour. All rights reserved.`)).toBeTruthy();
    act(() => usePreferences.getState().set({ showFooter: false }));
    expect(screen.queryByText(/Copyright/)).toBeNull();
  });

  it('SHELL-43 the button enters and leaves the fullscreen of the browser', async () => {
    await showShell();
    const enter = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const exit = vi.fn<() => Promise<void>>(() => Promise.resolve());
    own(document.documentElement, 'requestFullscreen', enter);
    own(document, 'exitFullscreen', exit);
    await user.click(screen.getByRole('button', { name: 'Fullscreen' }));
    expect(enter).toHaveBeenCalledTimes(1);
    own(document, 'fullscreenElement', document.documentElement);
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
    await user.click(screen.getByRole('button', { name: 'Leave fullscreen' }));
    expect(exit).toHaveBeenCalledTimes(1);
    expect(enter).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('This browser does not support fullscreen')).toBeNull();
  });

  it.each(unsupported)('SHELL-43 says so where the browser %s', async (_why, enter) => {
    await showShell();
    own(document.documentElement, 'requestFullscreen', enter);
    await user.click(screen.getByRole('button', { name: 'Fullscreen' }));
    expect(await screen.findByText('This browser does not support fullscreen')).toBeTruthy();
  });

  it.each([
    [768, true],
    [769, false],
  ])('SHELL-64 D-101 at %i px the phone layout is %s', async (width, mobile) => {
    await showShell({}, width);
    expect(screen.queryByRole('button', { name: 'Open the menu' }) !== null).toBe(mobile);
  });

  it('SHELL-64 styleResponsive off keeps the wide layout', async () => {
    await showShell({ styleResponsive: false }, 390);
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
    expect((await showShell(chosen)).hasAttribute(attribute)).toBe(true);
  });

  it('SHELL-54 Escape leaves "only the page", but not while it closes a dialog', async () => {
    const shell = await showShell({ bodyFullscreen: true });
    const dialog = document.createElement('div');
    dialog.className = 'ant-modal-wrap';
    document.body.append(dialog);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shell.hasAttribute('data-fullscreen')).toBe(true);
    dialog.remove();
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(shell.hasAttribute('data-fullscreen')).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shell.hasAttribute('data-fullscreen')).toBe(false);
  });

  const sizes: [string, number, () => void][] = [
    ['the window is resized', 100, () => fireEvent(window, new Event('resize'))],
    ['the tabs are hidden', 100, () => usePreferences.getState().set({ showTabs: false })],
    ['the menu is collapsed', 800, () => usePreferences.getState().set({ collapse: true })],
    ['only the page is shown', 800, () => usePreferences.getState().set({ bodyFullscreen: true })],
    ['the browser goes fullscreen', 800, () => fireEvent(document, new Event('fullscreenchange'))],
  ];
  it.each(sizes)('SHELL-65 when %s the content is measured %i ms later', async (_what, delay, change) => {
    await showShell();
    vi.useFakeTimers();
    const measured = vi.fn<() => void>();
    onTestFinished(useContentSize.subscribe(measured));
    act(change);
    vi.advanceTimersByTime(delay - 1);
    expect(measured).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(measured).toHaveBeenCalledTimes(1);
  });

  it('SHELL-65 the document carries the flag of a changing theme for 100 ms', async () => {
    await showShell();
    vi.useFakeTimers();
    const isFlagged = () => document.documentElement.hasAttribute('data-changing');
    expect(isFlagged()).toBe(false);
    act(() => usePreferences.getState().set({ darkMode: true }));
    expect(isFlagged()).toBe(true);
    act(() => void vi.advanceTimersByTime(99));
    expect(isFlagged()).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(isFlagged()).toBe(false);
  });
});
