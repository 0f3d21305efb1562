import { describe, expect, it } from 'vitest';
import { columnDefaults } from '../kernel/theme-settings.ts';
import { arrangeColumns, limitedWidth, movedOrder, shownColumns } from './column-layout.ts';
import type { ListColumn } from './list-types.ts';

type Row = { name: string; note: string; size: string };
const columns: ListColumn<Row>[] = [
  { key: 'name', title: 'Name', width: 100, pinned: 'start' },
  { key: 'note', title: 'Note', width: 120 },
  { key: 'size', title: 'Size', width: 80, hidden: true },
  { key: 'actions', title: 'Actions', width: 90, pinned: 'end', render: () => null },
];
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);

describe("a person's columns", () => {
  it('are the usual ones until something was chosen', () => {
    expect(keys(shownColumns(columns, columnDefaults))).toEqual(['name', 'note', 'actions']);
  });

  it('stand in the chosen order with the actions last, and a column added later keeps its place', () => {
    expect(keys(arrangeColumns(columns, { ...columnDefaults, order: ['note', 'name'] }))).toEqual(['note', 'name', 'size', 'actions']);
    expect(movedOrder(columns, columnDefaults, 'note', -1)).toEqual(['note', 'name', 'size']);
    expect(movedOrder(columns, columnDefaults, 'name', -1)).toEqual(['name', 'note', 'size']);
    expect(movedOrder(columns, columnDefaults, 'size', 1)).toEqual(['name', 'note', 'size']);
  });

  it('take width, pin and visibility from the person', () => {
    const chosen = { hidden: [], order: [], widths: { note: 300 }, pins: { name: 'none', size: 'start' } } as const;
    const shown = shownColumns(columns, chosen);
    expect(keys(shown)).toEqual(['size', 'name', 'note', 'actions']);
    expect(shown.map(({ pinned }) => pinned)).toEqual(['start', undefined, undefined, 'end']);
    expect(shown.find(({ key }) => key === 'note')?.width).toBe(300);
    expect([limitedWidth(10), limitedWidth(120.4), limitedWidth(5000)]).toEqual([60, 120, 800]);
  });
});
