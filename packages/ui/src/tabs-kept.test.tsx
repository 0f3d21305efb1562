import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePreferences } from './kernel/preferences.ts';
import { MAX_KEPT_PAGES, useTabs } from './kernel/tabs.ts';
import { action, active, go, show, startAnew, tab, tabs, tidyUp } from './tabs.testing.tsx';

beforeEach(startAnew);
afterEach(tidyUp);

const noteOf = (id: number) => screen.queryByLabelText<HTMLInputElement>(`note /details${id}`);
/** Opens so many records, one after the other, each from the one before. */
const openRecords = async (from: number, to: number) => {
  for (let id = from; id <= to; id++) {
    const before = id === 1 ? 'note /dashboard/workplace' : `note /details${id - 1}`;
    await userEvent.click(screen.getByRole('link', { name: `after ${before}` }));
    await vi.waitFor(() => expect(active()).toBe(`Details ${id}`));
  }
};

describe('a page in its tab', () => {
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

  it('SHELL-50 SHELL-54 remembers open tabs with every field, and opens those the account still has', async () => {
    await show('/orderList?status=open', 'tabs');
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
    await show('/dashboard/workplace', 'tabs');
    expect(tabs()).toEqual(['Workplace', 'Orders']);
    expect(screen.queryByText('status is open')).toBeNull();
    await go('Orders');
    expect(screen.getByText('status is open')).toBeTruthy();
  });

  it('each app remembers its own tabs: the desk and the portal may be open in one browser', async () => {
    await show('/orderList', 'tabs');
    cleanup();
    await show('/form', 'deskTabs');
    expect(tabs()).toEqual(['Workplace', 'Form']);
    cleanup();
    await show('/dashboard/workplace', 'tabs');
    expect(tabs()).toEqual(['Workplace', 'Orders']);
  });

  it('keeps twenty pages alive: the one unseen for longest goes, and its tab opens it anew', async () => {
    expect(MAX_KEPT_PAGES).toBe(20);
    await show('/dashboard/workplace');
    await openRecords(1, 2);
    await userEvent.type(noteOf(2) ?? document.body, 'two');
    await userEvent.click(tab('Details 1'));
    await userEvent.type(noteOf(1) ?? document.body, 'one');
    await userEvent.click(tab('Details 2'));
    await openRecords(3, 20);
    // The workplace went; the two that were typed into are still there, hidden.
    expect(screen.queryByLabelText('note /dashboard/workplace')).toBeNull();
    expect([noteOf(1)?.value, noteOf(2)?.value]).toEqual(['one', 'two']);
    await openRecords(21, 21);
    expect([noteOf(1)?.value, noteOf(2)?.value]).toEqual([undefined, 'two']);
    expect(useTabs.getState().kept).toHaveLength(MAX_KEPT_PAGES);
    expect(tabs()).toHaveLength(22);
    await userEvent.click(tab('Details 1'));
    await vi.waitFor(() => expect(noteOf(1)?.value).toBe(''));
  }, 30_000);

  it('a page with unsaved work is not dropped for being the twenty-first', async () => {
    await show('/form');
    await userEvent.click(screen.getByRole('button', { name: 'type' }));
    await go('Workplace');
    await openRecords(1, 21);
    expect(useTabs.getState().kept).toHaveLength(MAX_KEPT_PAGES + 1);
    await userEvent.click(tab('Form'));
    expect(await screen.findByRole('button', { name: 'typed' })).toBeTruthy();
  }, 30_000);

  it('SHELL-46 comes back where it was scrolled to, each tab by itself', async () => {
    await show('/dashboard/workplace');
    const page = document.scrollingElement ?? document.documentElement;
    page.scrollTop = 480;
    await go('Orders');
    expect(page.scrollTop).toBe(0);
    page.scrollTop = 120;
    await go('Workplace');
    expect(page.scrollTop).toBe(480);
    await go('Orders');
    expect(page.scrollTop).toBe(120);
  });

  it('SHELL-46 comes back where it was scrolled to when pages scroll by themselves', async () => {
    usePreferences.setState({ fixedBody: true });
    await show('/dashboard/workplace');
    const pane = screen.getByRole('tabpanel', { name: 'Workplace' });
    pane.scrollTop = 300;
    await go('Orders');
    // A browser forgets the place of what it does not show.
    pane.scrollTop = 0;
    await go('Workplace');
    expect(pane.scrollTop).toBe(300);
  });
});
