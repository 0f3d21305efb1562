import type { Category } from '@quayside/contract/categories/categories.calls';
import { refused, showPage } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buttons, drawer, fieldOf, mockDesk, press, pressInDrawer, write } from '#desk/kernel/page-testing.ts';
import { CategoryListPage } from './category-list-page.tsx';
import { branchIds, pathOf, treeOf } from './category-tree.ts';

const category = (category_id: number, name_en: string, change: Partial<Category> = {}): Category => ({
  category_id,
  parent_id: null,
  name_en,
  name_cn: `类${category_id}`,
  sort: category_id * 10,
  enabled: 1,
  ...change,
});
const home = category(1, 'Home');
const kitchen = category(2, 'Kitchen', { parent_id: 1 });
const lamps = category(3, 'Lamps', { parent_id: 1 });
const toys = category(4, 'Toys', { enabled: 0 });
const puzzles = category(5, 'Puzzles', { parent_id: 4 });
const all = [home, kitchen, lamps, toys, puzzles];

async function show(refuse: Response | null = null, permissions = ['desk.categories.manage']) {
  const desk = mockDesk({
    'GET category/getList': () => ({ list: all }),
    'POST category/move': () => ({ list: all }),
    'POST category/save': ({ body }) => refuse?.clone() ?? { ...home, ...(body as Partial<Category>) },
  });
  await showPage(<CategoryListPage />, { permissions });
  await screen.findByText('Kitchen');
  return desk;
}
const rowOf = (name: string) => {
  const row = screen.getByText(name).closest('tr');
  if (!row) throw new Error(`no row ${name}`);
  return row;
};

describe('the categories', () => {
  it('stand as a tree: children below their parent, and off with one that is switched off', async () => {
    await show();
    expect(screen.getByText('Kitchen').closest('tr')?.className).toContain('ant-table-row-level-1');
    expect(within(rowOf('Kitchen')).getByText('In use')).toBeTruthy();
    expect(within(rowOf('Toys')).getByText('Switched off')).toBeTruthy();
    expect(within(rowOf('Puzzles')).getByText('Off with the one above')).toBeTruthy();
  });

  it('get one below another, behind its neighbours', async () => {
    const { sent } = await show();
    await press('Add below', rowOf('Home'));
    expect((await drawer()).getByText('Add a category below Home')).toBeTruthy();
    await write('English name', 'Garden');
    await write('Chinese name', '园艺');
    await pressInDrawer('Save');
    await waitFor(() => expect(sent()).toEqual([{ parent_id: 1, name_en: 'Garden', name_cn: '园艺', sort: 40, enabled: 1 }]));
  });

  it('are renamed, and a name that is taken is told at the name', async () => {
    await show(refused(1001, 'No', { fields: [{ path: 'name_en', code: 'categories.name_taken', msg: 'Already here' }] }));
    await press('Edit', rowOf('Kitchen'));
    await write('English name', 'Lamps');
    await pressInDrawer('Save');
    expect(fieldOf(await screen.findByText('Already here'))).toBe('English name');
  });

  it('are reordered among their neighbours', async () => {
    const { sent } = await show();
    expect(buttons('Move Kitchen up').map((button) => button.disabled)).toEqual([true]);
    await press('Move Lamps up');
    await waitFor(() => expect(sent()).toEqual([{ category_id: lamps.category_id, by: -1 }]));
  });

  it('are switched off after saying that everything below goes along', async () => {
    const { sent } = await show();
    await press('Switch off', rowOf('Home'));
    expect((await drawer()).getByText(/nor anything below it/)).toBeTruthy();
    await pressInDrawer('Switch off');
    await waitFor(() => expect(sent()).toEqual([{ ...home, enabled: 0 }]));
  });

  it('offer no change to those who may not', async () => {
    await show(null, []);
    for (const name of ['Add a category', 'Add below', 'Edit', 'Switch off', 'Move Lamps up']) expect(buttons(name)).toEqual([]);
  });
});

describe('the tree', () => {
  it('keeps the order of the list', () => {
    expect(treeOf(all).map((one) => [one.name_en, (one.children ?? []).map((child) => child.name_en)])).toEqual([
      ['Home', ['Kitchen', 'Lamps']],
      ['Toys', ['Puzzles']],
    ]);
  });

  it('knows the way down and what hangs below', () => {
    expect(pathOf(all, puzzles).map((one) => one.name_en)).toEqual(['Toys', 'Puzzles']);
    expect(branchIds(all, 1)).toEqual([1, 2, 3]);
  });
});
