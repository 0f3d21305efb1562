import { defineCalls } from '@quayside/contract/kernel/call';
import { listInput, pageOf } from '@quayside/contract/kernel/shapes';
import { listSettingsCalls } from '@quayside/contract/list-settings/list-settings.calls';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { usePreferences } from '../kernel/preferences.ts';
import { ListPage } from '../list/list-page.tsx';
import { mockServer, refused, showPage, user, type Asked } from '../testing.tsx';
import { ListSettingsProvider } from './list-settings-provider.tsx';

const calls = defineCalls('orders', {
  list: {
    method: 'GET',
    path: '/api/boxes',
    input: listInput(['box_id'], { name: z.string().optional(), state: z.enum(['open']).optional() }),
    output: pageOf(z.object({ box_id: z.int(), note: z.string() })),
    permission: 'signed_in',
    log: null,
  },
});
const usual = { hidden: null, order: [], widths: {}, pins: {} };
const view = (name: string, query: string, columns = {}) => ({ view_id: `id-${name}`, name, query, columns: { ...usual, ...columns } });
type Own = Record<string, (asked: Asked) => unknown>;

async function show(own: Own, at = '/boxes') {
  const asked = mockServer((one) => {
    const call = one.path.split('/').at(-1) ?? '';
    if (own[call]) return own[call](one);
    return call === 'boxes' ? { list: [{ box_id: 1, note: 'n' }], count: 1 } : { list: [] };
  });
  const shown = await showPage(
    <ListSettingsProvider calls={listSettingsCalls}>
      <ListPage
        call={calls.list}
        rowKey="box_id"
        title="Boxes"
        columns={[
          { key: 'box_id', title: 'Box', width: 200 },
          { key: 'note', title: 'Note', width: 200 },
        ]}
        empty={{ title: 'None' }}
      />
    </ListSettingsProvider>,
    { at },
  );
  await screen.findByRole('columnheader', { name: 'Box' });
  return { ...shown, sent: (call: string) => asked.filter(({ path }) => path.endsWith(call)).map(({ body }) => body) };
}
const hasNote = () => screen.queryByRole('columnheader', { name: 'Note' }) !== null;

describe("a person's list settings", () => {
  it('come from the server, and replace what somebody else left in this browser', async () => {
    usePreferences.getState().setList('orders.other', { hidden: ['x'] });
    const settings = { ...usual, hidden: ['note'], limit: null, density: 'middle' };
    await show({ getAll: () => ({ list: [{ list: 'orders.list', settings, views: [] }] }) });
    await waitFor(() => expect(hasNote()).toBe(false));
    expect(Object.keys(usePreferences.getState().lists)).toEqual(['orders.list']);
  });

  it('are sent once after a burst of changes', async () => {
    const { sent } = await show({});
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Note' }));
    await user.click(screen.getByRole('button', { name: 'Move Note forward' }));
    await waitFor(() => expect(sent('save')).toHaveLength(1), { timeout: 3000 });
    expect(sent('save')).toEqual([
      { list: 'orders.list', settings: { ...usual, hidden: ['note'], order: ['note', 'box_id'], limit: null, density: 'middle' } },
    ]);
  });

  it('opens a saved view with its filters and columns, and "All" leaves it', async () => {
    const views = [view('Open ones', 'state=open', { hidden: ['note'] }), view('Blue', 'name=blue')];
    const { address } = await show({ getAll: () => ({ list: [{ list: 'orders.list', settings: null, views }] }) });
    await user.click(await screen.findByRole('button', { name: 'Open ones' }));
    expect(address()).toBe('/boxes?state=open');
    await waitFor(() => expect(hasNote()).toBe(false));
    expect(screen.getByRole('button', { name: 'Open ones' }).getAttribute('aria-current')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(address()).toBe('/boxes');
    await waitFor(() => expect(hasNote()).toBe(true));
    // The person's own columns are untouched.
    expect(usePreferences.getState().lists['orders.list']).toBeUndefined();
  });

  it('changes of the columns in a view belong to the view', async () => {
    const views = [view('Open ones', 'state=open')];
    const own: Own = { getAll: () => ({ list: [{ list: 'orders.list', settings: null, views }] }), changeView: () => ({ views }) };
    const { sent } = await show(own, '/boxes?state=open');
    await screen.findByRole('button', { name: 'Open ones' });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Note' }));
    expect(hasNote()).toBe(false);
    await waitFor(() => expect(sent('changeView')).toHaveLength(1), { timeout: 3000 });
    expect(sent('changeView')).toEqual([{ list: 'orders.list', view_id: 'id-Open ones', columns: { ...usual, hidden: ['note'] } }]);
    expect(sent('save')).toEqual([]);
  });

  it('saves the current filters without the page as a view, and shows a refused name at the field', async () => {
    let isTaken = true;
    const fields = [{ path: 'name', code: 'list-settings.name_taken', msg: 'Another view has this name' }];
    const createView = () => (isTaken ? refused(1001, 'No', { fields }) : { views: [view('Mine', 'name=blue&state=open')] });
    const { sent } = await show({ createView }, '/boxes?state=open&page=1&name=blue');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    await user.enter(await screen.findByLabelText('Name'), ' Mine ', '{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Another view has this name');
    isTaken = false;
    // While the refused request ends, the button does not take a click.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).className).not.toContain('loading'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Mine' })).toBeTruthy();
    expect(sent('createView').at(-1)).toEqual({ list: 'orders.list', name: 'Mine', query: 'name=blue&state=open', columns: usual });
  });

  it('renames and deletes the view that is open', async () => {
    const { sent } = await show(
      {
        getAll: () => ({ list: [{ list: 'orders.list', settings: null, views: [view('Blue', 'name=blue')] }] }),
        changeView: () => ({ views: [{ ...view('Blue', 'name=blue'), name: 'Azure' }] }),
        deleteView: () => ({ views: [] }),
      },
      '/boxes?name=blue',
    );
    await user.click(await screen.findByRole('button', { name: 'Actions for the view Blue' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename view' }));
    await user.replace(await screen.findByLabelText('Name'), 'Azure');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Azure' })).toBeTruthy();
    expect(sent('changeView')).toEqual([{ list: 'orders.list', view_id: 'id-Blue', name: 'Azure' }]);
    await user.click(screen.getByRole('button', { name: 'Actions for the view Azure' }));
    await user.click((await screen.findAllByRole('menuitem', { name: 'Delete view' })).at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Azure' })).toBeNull());
  });
});
