import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePreferences } from '../kernel/preferences.ts';
import { useUnsaved } from '../kernel/unsaved.ts';
import { action, active, go, show, tab, tabs } from './tabs.testing.tsx';
import { user } from '../testing.tsx';

const inBulk = ['Close to the left', 'Close to the right', 'Close all others', 'Close all'];

describe('tabs', () => {
  it('SHELL-44 SHELL-27 opens each page in a tab inside the layout, home first', async () => {
    await show('/dashboard/workplace');
    await go('Orders');
    expect(tabs()).toEqual(['Workplace', 'Orders']);
    expect(active()).toBe('Orders');
    expect(screen.getByRole('navigation', { name: 'Menu' })).toBeTruthy();
    expect(screen.getByText('12')).toBeTruthy();
  });

  it('SHELL-47 closing the shown tab goes to the one before, with Delete or the cross', async () => {
    const { address } = await show('/orderList');
    await go('Form');
    tab('Form').focus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(address()).toBe('/orderList'));
    const cross = tab('Orders').querySelector('.tab-close');
    if (!cross) throw new Error('no cross');
    await user.click(cross);
    await waitFor(() => expect(address()).toBe('/dashboard/workplace'));
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
    await waitFor(() => expect(active()).toBe('Fresh'));
    expect(tabs()).toEqual(['Workplace', 'Fresh']);
    await open();
    await action('Close all others', 'Orders');
    await waitFor(() => expect(active()).toBe('Orders'));
    expect(tabs()).toEqual(['Workplace', 'Orders']);
    await action('Close all', 'Orders');
    await waitFor(() => expect(active()).toBe('Workplace'));
    expect(tabs()).toEqual(['Workplace']);
  });

  it.each(inBulk)('SHELL-49 D-100 "%s" is rejected with a message when there is nothing to close', async (name) => {
    await show('/dashboard/workplace');
    await action(name, 'Workplace');
    expect(await screen.findByText('There is nothing to close')).toBeTruthy();
    expect(tabs()).toEqual(['Workplace']);
  });

  it('SHELL-49 SHELL-45 a tab that stays is nothing to close either', async () => {
    await show('/orderList');
    await action('Close to the left', 'Orders');
    expect(await screen.findByText('There is nothing to close')).toBeTruthy();
    expect(tabs()).toEqual(['Workplace', 'Orders']);
    expect(active()).toBe('Orders');
  });

  it('asks before closing a tab with unsaved changes, and not before merely leaving it', async () => {
    const { address } = await show('/form');
    await user.click(screen.getByRole('button', { name: 'type' }));
    await go('Orders');
    expect(screen.queryByText('Leave without saving?')).toBeNull();
    expect(useUnsaved.getState().dirty.size).toBe(1);
    await action('Close', 'Form');
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(tabs()).toContain('Form');
    await action('Close', 'Form');
    await user.click(await screen.findByRole('button', { name: 'Leave the page' }));
    expect(tabs()).not.toContain('Form');
    expect(useUnsaved.getState().dirty.size).toBe(0);
    expect(address()).toBe('/orderList');
    await go('Form');
    expect(screen.getByRole('button', { name: 'type' })).toBeTruthy();
  });

  it('SHELL-42 the tab bar can be hidden; the pages stay', async () => {
    await show('/orderList');
    act(() => usePreferences.getState().set({ showTabs: false }));
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.getByText('status is any')).toBeTruthy();
  });
});
