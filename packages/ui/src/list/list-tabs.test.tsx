import { defineCalls } from '@quayside/contract/kernel/call';
import { listInput, Nothing, pageOf, tabCounts } from '@quayside/contract/kernel/shapes';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ListPage, type ListPageProps } from './list-page.tsx';
import type { ListTabs } from './list-types.ts';
import { mockServer, showPage, user } from '../testing.tsx';

const calls = defineCalls('orders', {
  list: {
    method: 'GET',
    path: '/api/boxes',
    input: listInput(['box_id'], { name: z.string().optional(), state: z.enum(['open', 'shut']).optional() }),
    output: pageOf(z.object({ box_id: z.int(), name: z.string() })),
    permission: 'signed_in',
    log: null,
  },
});
const counts = defineCalls('orders', {
  boxCounts: {
    method: 'GET',
    path: '/api/boxCounts',
    input: Nothing,
    output: tabCounts(['open', 'shut']),
    permission: 'signed_in',
    log: null,
  },
}).boxCounts;
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ box_id: index + 1, name: `Box ${index + 1}` }));
const tabs: ListTabs<typeof calls.list> = {
  param: 'state',
  items: [
    { key: 'open', label: 'Open' },
    { key: 'shut', label: 'Shut' },
  ],
};
const props: ListPageProps<typeof calls.list> = {
  call: calls.list,
  rowKey: 'box_id',
  title: 'Boxes',
  columns: [{ key: 'name', title: 'Name', width: 200 }],
  filters: [{ kind: 'text', name: 'name', label: 'Name of the box' }],
  empty: { title: 'No boxes yet' },
};

describe('the tabs of a list', () => {
  it('shows the count of every tab above its name, of all together too, and counts again on refresh', async () => {
    let shut = 4;
    const asked = mockServer(({ path }) =>
      path.endsWith('boxCounts')
        ? {
            list: [
              { key: 'open', count: 1001 },
              { key: 'shut', count: shut },
            ],
          }
        : { list: rows(2), count: 2 },
    );
    await showPage(<ListPage {...props} tabs={{ ...tabs, counts }} />, { at: '/boxes' });
    const shown = () => screen.getAllByRole('tab').map((tab) => [...tab.children].map(({ textContent }) => textContent));
    await waitFor(() =>
      expect(shown()).toEqual([
        ['All', '999+'],
        ['Open', '999+'],
        ['Shut', '4'],
      ]),
    );
    shut = 0;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(shown()[2]).toEqual(['Shut', '0']));
    expect(asked.filter(({ path }) => path.endsWith('boxCounts'))).toHaveLength(2);
  });

  it('opens on its initial tab, and "All" is one click away', async () => {
    const asked = mockServer(() => ({ list: rows(2), count: 2 }));
    const page = <ListPage {...props} tabs={{ ...tabs, initial: 'open' }} />;
    const { address } = await showPage(page, { at: '/boxes' });
    await screen.findByText('Box 2');
    expect(asked.map(({ query }) => query.get('state'))).toEqual(['open']);
    expect(screen.getByRole('tab', { name: /Open/, selected: true })).toBeTruthy();
    await user.enter(screen.getByLabelText('Name of the box'), 'blue', '{Enter}');
    expect(address()).toBe('/boxes?state=open&name=blue');
    await user.click(screen.getByRole('tab', { name: 'All' }));
    expect(address()).toBe('/boxes?state=all&name=blue');
    await waitFor(() => expect(asked.at(-1)?.query.get('state')).toBeNull());
    expect(screen.getByRole('tab', { name: 'All', selected: true })).toBeTruthy();
    cleanup();
    // A link with a filter shows what it is about, in whatever state.
    const linked = mockServer(() => ({ list: rows(2), count: 2 }));
    await showPage(page, { at: '/boxes?name=blue' });
    await screen.findByText('Box 2');
    expect(linked.map(({ query }) => query.get('state'))).toEqual([null]);
  });

  it('an empty initial tab is "nothing yet", not "nothing matches"', async () => {
    mockServer(() => ({ list: [], count: 0 }));
    await showPage(<ListPage {...props} tabs={{ ...tabs, initial: 'open' }} />, { at: '/boxes' });
    expect(await screen.findByText('No boxes yet')).toBeTruthy();
  });
});
