import { defineCalls } from '@quayside/contract/kernel/call';
import { listInput, pageOf } from '@quayside/contract/kernel/shapes';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { usePreferences } from '../kernel/preferences.ts';
import { ListPage, type ListPageProps } from './list-page.tsx';
import { mockServer, refused, showPage, user, type Play } from '../testing.tsx';

const calls = defineCalls('orders', {
  list: {
    method: 'GET',
    path: '/api/boxes',
    input: listInput(['box_id', 'name'], { name: z.string().optional(), state: z.enum(['open', 'shut']).optional() }),
    output: pageOf(z.object({ box_id: z.int(), name: z.string(), note: z.string().nullable() })),
    permission: 'signed_in',
    log: null,
  },
});
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ box_id: index + 1, name: `Box ${index + 1}`, note: index === 0 ? null : 'n' }));
const ship = vi.fn<(rows: readonly object[]) => Promise<void>>(() => Promise.resolve());
const onExport = vi.fn<(filters: object) => Promise<void>>(() => Promise.resolve());

const props: ListPageProps<typeof calls.list> = {
  call: calls.list,
  rowKey: 'box_id',
  title: 'Boxes',
  columns: [
    { key: 'name', title: 'Name', width: 200, sortable: true },
    { key: 'note', title: 'Note', width: 200 },
  ],
  filters: [{ kind: 'text', name: 'name', label: 'Name of the box' }],
  tabs: {
    param: 'state',
    items: [
      { key: 'open', label: 'Open', count: 3 },
      { key: 'shut', label: 'Shut' },
    ],
  },
  bulk: [{ key: 'ship', label: 'Ship', run: ship }],
  onExport,
  empty: { title: 'No boxes yet', hint: 'Make the first' },
};
const show = (play: Play, at = '/boxes') => {
  const asked = mockServer(play);
  return showPage(<ListPage {...props} />, { at }).then((page) => ({ ...page, asked }));
};

beforeEach(() => {
  ship.mockClear();
  onExport.mockClear();
});

describe('a list page', () => {
  it('asks what the address says and shows the rows, SHELL-63 an empty value as a dash', async () => {
    const { asked } = await show(() => ({ list: rows(2), count: 2 }), '/boxes?page=2&limit=50&sort=name&order=asc&state=open&foreign=1');
    expect(await screen.findByText('Box 2')).toBeTruthy();
    expect(asked[0]?.query.toString()).toBe('limit=50&order=asc&page=2&sort=name&state=open');
    const first = screen.getByText('Box 1').closest('tr');
    expect(
      first &&
        within(first)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
    ).toEqual(['', 'Box 1', '-']);
  });

  it('writes filters, tabs and sorting into the address, and starts at the first page again', async () => {
    const { address, asked } = await show(() => ({ list: rows(2), count: 90 }), '/boxes?page=3');
    await user.enter(await screen.findByLabelText('Name of the box'), 'blue', '{Enter}');
    expect(address()).toBe('/boxes?name=blue');
    await user.click(screen.getByRole('tab', { name: 'Shut' }));
    expect(address()).toBe('/boxes?name=blue&state=shut');
    await user.click(screen.getByRole('columnheader', { name: /Name/ }));
    expect(address()).toBe('/boxes?name=blue&state=shut&sort=name&order=asc');
    await waitFor(() => expect(asked.at(-1)?.query.get('sort')).toBe('name'));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(address()).toBe('/boxes?sort=name&order=asc');
  });

  it('walks through its states with the arrow keys, and only the chosen one is a stop of the tab key', async () => {
    await show(() => ({ list: rows(2), count: 2 }), '/boxes?state=open');
    const chosen = await screen.findByRole('tab', { name: /Open/, selected: true });
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toEqual([chosen]);
    chosen.focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toContain('Shut');
    await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{Enter}');
    expect(screen.getByRole('tab', { name: 'All', selected: true })).toBeTruthy();
  });

  it('LIMIT-01 offers 10, 20, 30, 50, 100 and 200 rows a page and remembers the choice', async () => {
    const { address } = await show(() => ({ list: rows(20), count: 900 }));
    await screen.findByText('Box 20');
    await user.click(screen.getByRole('combobox', { name: /page/i }));
    const offered = [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent);
    expect(offered).toEqual(['10 / page', '20 / page', '30 / page', '50 / page', '100 / page', '200 / page']);
    await user.click(screen.getByTitle('50 / page'));
    expect(address()).toBe('/boxes?limit=50');
    expect(usePreferences.getState().lists['orders.list']?.limit).toBe(50);
  });

  it('says "1,000+" where nobody counted further', async () => {
    await show(() => ({ list: rows(20), count: 1001 }));
    expect(await screen.findByText('1,000+ in total')).toBeTruthy();
  });

  it('SHELL-67 says "No selected data!" when nothing is selected', async () => {
    await show(() => ({ list: rows(2), count: 2 }));
    await user.click(await screen.findByRole('button', { name: 'Ship' }));
    expect(await screen.findByText('No selected data!')).toBeTruthy();
    expect(ship).not.toHaveBeenCalled();
  });

  it('acts on the selected rows and lets go of them', async () => {
    await show(() => ({ list: rows(2), count: 2 }));
    const second = (await screen.findByText('Box 2')).closest('tr');
    if (second) await user.click(within(second).getByRole('checkbox'));
    expect(screen.getByText('1 selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ship' }));
    expect(ship).toHaveBeenCalledWith([{ box_id: 2, name: 'Box 2', note: 'n' }]);
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  });

  it('exports what the filters let through, without paging', async () => {
    await show(() => ({ list: rows(2), count: 2 }), '/boxes?page=2&name=blue&limit=50');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(onExport).toHaveBeenCalledWith({ name: 'blue' });
  });

  it('tells "nothing yet" from "nothing matches"', async () => {
    await show(() => ({ list: [], count: 0 }));
    expect(await screen.findByText('No boxes yet')).toBeTruthy();
    cleanup();
    const { address } = await show(() => ({ list: [], count: 0 }), '/boxes?name=zzz');
    await user.click(await screen.findByRole('button', { name: 'Clear the filters' }));
    expect(address()).toBe('/boxes');
  });

  it('shows a failure with its number and tries again', async () => {
    let broken = true;
    await show(() => (broken ? refused(1500, 'Something went wrong', { request_id: 'r-42' }) : { list: rows(1), count: 1 }));
    const state = await screen.findByTestId('error-state');
    expect(state.textContent).toContain('Something went wrong');
    expect(state.textContent).toContain('r-42');
    broken = false;
    await user.click(within(state).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Box 1')).toBeTruthy();
  });

  it('asks the server again when Search is pressed with unchanged filters', async () => {
    const { asked } = await show(() => ({ list: rows(2), count: 2 }), '/boxes?name=blue');
    await screen.findByText('Box 2');
    expect(asked).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.query.get('name')).toBe('blue');
  });

  it('keeps the old rows, greyed, while they are read again', async () => {
    let answer: (content: object) => void = () => undefined;
    const later = new Promise<object>((resolve) => (answer = resolve));
    await show(({ query }) => (query.get('name') === null ? { list: rows(2), count: 2 } : later));
    await screen.findByText('Box 2');
    await user.enter(await screen.findByLabelText('Name of the box'), 'blue', '{Enter}');
    await waitFor(() => expect(screen.getByText('Box 2').closest('[data-stale]')).not.toBeNull());
    answer({ list: rows(1), count: 1 });
    await waitFor(() => expect(screen.queryByText('Box 2')).toBeNull());
    expect(screen.getByText('Box 1').closest('[data-stale]')).toBeNull();
  });

  it('keeps filters and selection through an error', async () => {
    let broken = false;
    const { address } = await show(() => (broken ? refused(1500, 'Something went wrong') : { list: rows(2), count: 2 }));
    const second = (await screen.findByText('Box 2')).closest('tr');
    if (second) await user.click(within(second).getByRole('checkbox'));
    broken = true;
    await user.click(screen.getByRole('tab', { name: /Open/ }));
    const state = await screen.findByTestId('error-state');
    expect(state.textContent).toContain('Your filters and selection are kept.');
    expect(screen.getByText('1 selected')).toBeTruthy();
    broken = false;
    await user.click(within(state).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Box 2');
    expect(screen.getByText('1 selected')).toBeTruthy();
    expect(address()).toBe('/boxes?state=open');
  });

  it('draws a skeleton with the titles of the real columns', async () => {
    await show(() => new Promise(() => undefined));
    const skeleton = await screen.findByLabelText('Loading');
    expect([...skeleton.querySelectorAll('.list-skeleton-head > *')].map((cell) => cell.textContent)).toEqual(['Name', 'Note']);
    expect(skeleton.querySelectorAll('.list-skeleton-row')).toHaveLength(10);
  });

  it('leads from a page past the end to the first one', async () => {
    const { address } = await show(({ query }) => ({ list: query.get('page') === '1' ? rows(1) : [], count: 1 }), '/boxes?page=9');
    expect(await screen.findByText('Box 1')).toBeTruthy();
    expect(address()).toBe('/boxes');
  });

  it('hides a column for good', async () => {
    await show(() => ({ list: rows(2), count: 2 }));
    await screen.findByRole('columnheader', { name: 'Note' });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Note' }));
    expect(screen.queryByRole('columnheader', { name: 'Note' })).toBeNull();
    expect(JSON.parse(localStorage.getItem('theme') ?? '{}')).toMatchObject({ lists: { 'orders.list': { hidden: ['note'] } } });
  });

  it('moves, widens and pins a column, and resets all of it', async () => {
    await show(() => ({ list: rows(2), count: 2 }));
    await screen.findByText('Box 2');
    const titles = () => screen.getAllByRole('columnheader').flatMap(({ textContent }) => textContent || []);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('button', { name: 'Move Note forward' }));
    expect(titles()).toEqual(['Note', 'Name']);
    await user.click(screen.getByRole('button', { name: 'Pin Name' }));
    expect(titles()).toEqual(['Name', 'Note']);
    await user.replace(screen.getByRole('spinbutton', { name: 'Width of Note' }), '320');
    expect(usePreferences.getState().lists['orders.list']).toMatchObject({
      order: ['note', 'name'],
      pins: { name: 'start' },
      widths: { note: 320 },
    });
    await user.click(screen.getByRole('button', { name: 'Reset columns' }));
    expect(usePreferences.getState().lists['orders.list']).toMatchObject({ hidden: null, order: [], widths: {}, pins: {} });
    expect(titles()).toEqual(['Name', 'Note']);
  });

  it('draws only the rows in sight when there are many', async () => {
    await show(() => ({ list: rows(200), count: 200 }), '/boxes?limit=200');
    await screen.findByText('Box 1');
    expect(document.querySelector('.ant-table-virtual')).not.toBeNull();
    expect(document.querySelectorAll('.ant-table-row').length).toBeLessThan(100);
  });

  it('SHELL-62 rows of one box share its cell', async () => {
    mockServer(() => ({ list: rows(4).map((row, at) => ({ ...row, note: at < 3 ? 'BOX-1' : 'BOX-2' })), count: 4 }));
    await showPage(<ListPage {...props} mergeRowsBy="note" />, { at: '/boxes' });
    await screen.findByText('Box 4');
    const merged = screen.getAllByRole<HTMLTableCellElement>('cell').filter((cell) => cell.textContent.startsWith('BOX-'));
    expect(merged.map((cell) => [cell.textContent, cell.rowSpan])).toEqual([
      ['BOX-1', 3],
      ['BOX-2', 1],
    ]);
  });

  it('keeps the rows selected after an action that says so', async () => {
    mockServer(() => ({ list: rows(2), count: 2 }));
    await showPage(<ListPage {...props} bulk={[{ key: 'ship', label: 'Ship', keepsSelection: true, run: ship }]} />, { at: '/boxes' });
    const first = (await screen.findByText('Box 1')).closest('tr');
    if (first) await user.click(within(first).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Ship' }));
    expect(ship).toHaveBeenCalledTimes(1);
    expect(screen.getByText('1 selected')).toBeTruthy();
  });
});
