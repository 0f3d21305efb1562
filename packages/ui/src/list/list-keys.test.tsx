import { defineCalls } from '@quayside/contract/kernel/call';
import { listInput, pageOf } from '@quayside/contract/kernel/shapes';
import { screen, within } from '@testing-library/react';
import { Link } from 'react-router';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ListPage, type ListPageProps } from './list-page.tsx';
import { mockServer, showPage, user } from '../testing.tsx';

const calls = defineCalls('orders', {
  list: {
    method: 'GET',
    path: '/api/boxes',
    input: listInput(['box_id'], { name: z.string().optional() }),
    output: pageOf(z.object({ box_id: z.int() })),
    permission: 'signed_in',
    log: null,
  },
});
const props: ListPageProps<typeof calls.list> = {
  call: calls.list,
  rowKey: 'box_id',
  title: 'Boxes',
  columns: [{ key: 'box_id', title: 'Box', width: 200, render: ({ box_id }) => <Link to={`/boxes/${box_id}`}>Box {box_id}</Link> }],
  filters: [{ kind: 'text', name: 'name', label: 'Name of the box' }],
  bulk: [{ key: 'ship', label: 'Ship', run: () => undefined }],
  empty: { title: 'No boxes yet' },
};
const show = async (own: Partial<typeof props> = {}, language: 'en' | 'zh_CN' = 'en') => {
  mockServer(() => ({ list: [1, 2, 3, 4].map((box_id) => ({ box_id })), count: 4 }));
  const shown = await showPage(<ListPage {...props} {...own} />, { at: '/boxes', language });
  await screen.findByText('Box 4');
  return shown;
};
const atCursor = () => document.querySelector('.list-cursor')?.textContent ?? null;
const selected = () =>
  screen
    .getAllByRole('row')
    .filter((row) => within(row).queryByRole('link') && within(row).getByRole<HTMLInputElement>('checkbox').checked)
    .map((row) => within(row).getByRole('link').textContent);

describe('the keyboard in a list', () => {
  it('moves with j and k between the first and the last row, and Enter opens', async () => {
    const { address } = await show();
    await user.keyboard('{Enter}');
    expect([address(), atCursor()]).toEqual(['/boxes', null]);
    await user.keyboard('k');
    expect(atCursor()).toBe('Box 1');
    await user.keyboard('jjk');
    expect(atCursor()).toBe('Box 2');
    expect(document.activeElement?.className).toContain('list-cursor');
    await user.keyboard('jjjjjj');
    expect(atCursor()).toBe('Box 4');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/boxes/4');
  });

  it('starts at the row a link names, and Enter opens it', async () => {
    mockServer(() => ({ list: [1, 2, 3].map((box_id) => ({ box_id })), count: 3 }));
    const { address } = await showPage(<ListPage {...props} />, { at: '/boxes?open=2' });
    await screen.findByText('Box 3');
    expect(atCursor()).toBe('Box 2');
    expect(document.activeElement?.className).toContain('list-cursor');
    await user.keyboard('j');
    expect(atCursor()).toBe('Box 3');
    await user.keyboard('k{Enter}');
    expect(address()).toBe('/boxes/2');
  });

  it('selects with x, and with Shift and x from the row selected last', async () => {
    await show();
    await user.keyboard('jx');
    expect(selected()).toEqual(['Box 1']);
    await user.keyboard('jjX');
    expect(selected()).toEqual(['Box 1', 'Box 2', 'Box 3']);
    await user.keyboard('x');
    expect(selected()).toEqual(['Box 1', 'Box 2']);
  });

  it('takes no letters while somebody types, nor with Ctrl', async () => {
    await show();
    await user.keyboard('/');
    const field = screen.getByLabelText<HTMLInputElement>('Name of the box');
    expect([document.activeElement, field.value]).toEqual([field, '']);
    await user.keyboard('jkx?/');
    expect([field.value, atCursor(), screen.queryByRole('dialog')]).toEqual(['jkx?/', null, null]);
    field.blur();
    await user.keyboard('{Control>}j{/Control}');
    expect(atCursor()).toBeNull();
  });

  it('leaves Enter to the button that has the focus', async () => {
    const { address } = await show();
    await user.keyboard('j');
    screen.getByRole('button', { name: 'Refresh' }).focus();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/boxes');
  });

  it('lists the shortcuts on ?, and none of them works behind the dialog', async () => {
    await show();
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Keyboard shortcuts')).toBeTruthy();
    expect([...dialog.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual(['/', 'j', 'k', 'Enter', 'x', 'Shift x', '?']);
    await user.keyboard('j');
    expect(atCursor()).toBeNull();
  });

  it('speaks Chinese, and offers no selection where nothing can be done with it', async () => {
    await show({ bulk: [] }, 'zh_CN');
    await user.keyboard('jx?');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('键盘快捷键')).toBeTruthy();
    expect([...dialog.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual(['/', 'j', 'k', 'Enter', '?']);
    expect(atCursor()).toBe('Box 1');
  });
});
