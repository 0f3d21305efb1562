import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePreferences } from '../kernel/preferences.ts';
import { MAX_KEPT_PAGES, useTabs } from '../kernel/tabs.ts';
import { action, active, go, item, menu, show, tab, tabs } from './tabs.testing.tsx';
import { user } from '../testing.tsx';

const noteOf = (id: number) => screen.queryByLabelText<HTMLInputElement>(`note /details${id}`);
/** Opens this many records one after the other, each from the previous one. */
const openRecords = async (from: number, to: number) => {
  for (let id = from; id <= to; id++) {
    const before = id === 1 ? 'note /dashboard/workplace' : `note /details${id - 1}`;
    await user.click(screen.getByText(`after ${before}`));
    await waitFor(() => expect(active()).toBe(`Details ${id}`));
  }
};

const keepAlive: [boolean, string][] = [
  [true, 'typed'],
  [false, ''],
];

describe('a page in its tab', () => {
  it('SHELL-46 keeps what was typed, and the filters of each list in its own address', async () => {
    const { address } = await show('/dashboard/workplace');
    await user.enter(screen.getByLabelText('note /dashboard/workplace'), 'hello');
    await go('Orders');
    await user.click(screen.getByRole('button', { name: 'filter' }));
    expect(await screen.findByText('status is open')).toBeTruthy();
    await user.click(tab('Workplace'));
    await waitFor(() => expect(active()).toBe('Workplace'));
    expect(screen.getByLabelText<HTMLInputElement>('note /dashboard/workplace').value).toBe('hello');
    await go('Orders');
    expect(address()).toBe('/orderList?status=open');
    expect(screen.getByText('status is open')).toBeTruthy();
  });

  it('D-98 opens a tab for each record, each with its own parameters', async () => {
    await show('/orderList');
    await user.click(screen.getByRole('link', { name: 'seven' }));
    await user.enter(await screen.findByLabelText('note /details7'), 'x');
    await user.click(tab('Orders'));
    await user.click(screen.getByRole('link', { name: 'eight' }));
    await screen.findByLabelText('note /details8');
    expect(tabs()).toEqual(['Workplace', 'Orders', 'Details 7', 'Details 8']);
    await user.click(tab('Details 7'));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('note /details7').value).toBe('x'));
  });

  it.each(keepAlive)('SHELL-46 with keep_alive %s in the menu data, the page that is shown again holds "%s"', async (keep_alive, value) => {
    await show('/page', null, [...menu, item('/page', 'Page', 'a/note-page', { keep_alive })]);
    await user.enter(screen.getByLabelText('note /page'), 'typed');
    await go('Orders');
    await user.click(tab('Page'));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('note /page').value).toBe(value));
  });

  it('SHELL-23 reloads a tab through /redirect: the page is fresh, the address the same', async () => {
    const { address } = await show('/orderList?status=open');
    await user.click(tab('Workplace'));
    await user.enter(await screen.findByLabelText('note /dashboard/workplace'), 'old');
    await action('Reload', 'Workplace');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('note /dashboard/workplace').value).toBe(''));
    expect(address()).toBe('/dashboard/workplace');
  });

  it.each(['/redirect//evil.test/x', '/redirect/\\evil.test'])('%s leads nowhere else', async (at) => {
    const { address } = await show(at);
    await waitFor(() => expect(address()).toBe('/dashboard/workplace'));
  });

  it('SHELL-50 SHELL-54 remembers open tabs with every field, and opens those the account still has', async () => {
    await show('/orderList?status=open', 'tabs');
    const { tabs: stored } = JSON.parse(localStorage.getItem('theme') ?? '{}') as { tabs: unknown[] };
    expect(stored[1]).toEqual({
      key: '/orderList',
      fullPath: '/orderList?status=open',
      path: '/orderList',
      title: 'Orders',
      closable: true,
      meta: { keepAlive: true },
      components: ['a/list-page'],
    });
    cleanup();
    usePreferences.setState({
      tabs: [...usePreferences.getState().tabs, { ...(stored[1] as never as object), fullPath: '/gone' } as never],
    });
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
    await user.enter(noteOf(2) ?? document.body, 'two');
    await user.click(tab('Details 1'));
    await user.enter(noteOf(1) ?? document.body, 'one');
    await user.click(tab('Details 2'));
    await openRecords(3, 20);
    // The workplace was unmounted; the two pages with changes are still mounted, hidden.
    expect(screen.queryByLabelText('note /dashboard/workplace')).toBeNull();
    expect([noteOf(1)?.value, noteOf(2)?.value]).toEqual(['one', 'two']);
    await openRecords(21, 21);
    expect([noteOf(1)?.value, noteOf(2)?.value]).toEqual([undefined, 'two']);
    expect(useTabs.getState().mounted).toHaveLength(MAX_KEPT_PAGES);
    expect(tabs()).toHaveLength(22);
    await user.click(tab('Details 1'));
    await waitFor(() => expect(noteOf(1)?.value).toBe(''));
  });

  it('a page with unsaved work is not dropped for being the twenty-first', async () => {
    await show('/form');
    await user.click(screen.getByRole('button', { name: 'type' }));
    await go('Workplace');
    await openRecords(1, 21);
    expect(useTabs.getState().mounted).toHaveLength(MAX_KEPT_PAGES + 1);
    await user.click(tab('Form'));
    expect(await screen.findByRole('button', { name: 'typed' })).toBeTruthy();
  });

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
    // A browser drops the scroll position of hidden elements.
    pane.scrollTop = 0;
    await go('Workplace');
    expect(pane.scrollTop).toBe(300);
  });
});
