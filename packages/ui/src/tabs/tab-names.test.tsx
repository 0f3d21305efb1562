import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nameTab, restoreTabs, useTabs } from '../kernel/tabs.ts';
import { usePreferences } from '../kernel/preferences.ts';
import { user } from '../testing.tsx';
import { go, menu, show, tabs } from './tabs.testing.tsx';

describe('the tab of a record', () => {
  it('carries the record’s own number once it is loaded, in the bar, the window and the breadcrumb', async () => {
    await show('/orderList');
    await user.click(screen.getByText('seven'));
    await waitFor(() => expect(tabs()).toContain('Details 7'));
    act(() => nameTab('/details?id=7', 'SO-261115-AMKA7X'));
    expect(tabs()).toEqual(['Workplace', 'Orders', 'SO-261115-AMKA7X']);
    expect(document.title).toContain('SO-261115-AMKA7X');
    expect(screen.getByRole('navigation', { name: 'You are here' }).textContent).toContain('SO-261115-AMKA7X');
    await go('Orders');
    await user.click(screen.getByText('eight'));
    await waitFor(() => expect(tabs()).toEqual(['Workplace', 'Orders', 'SO-261115-AMKA7X', 'Details 8']));
  });

  it('keeps the name for the next visit', async () => {
    await show('/orderList', 'tabs');
    await user.click(screen.getByText('seven'));
    await waitFor(() => expect(tabs()).toContain('Details 7'));
    act(() => nameTab('/details?id=7', 'SO-261115-AMKA7X'));
    expect(usePreferences.getState().tabs.map(({ title }) => title)).toContain('SO-261115-AMKA7X');
    act(() => restoreTabs(menu, 'tabs'));
    expect(useTabs.getState().tabs.map(({ title }) => title)).toEqual(['Workplace', 'Orders', 'SO-261115-AMKA7X']);
  });
});
