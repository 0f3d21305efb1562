import type { MenuItem } from '@quayside/contract/kernel/menu';
import { createContext } from 'react';

/** What waits behind a menu entry, and how much of it is past its target. */
export type MenuCount = { readonly count: number; readonly late: number };
export type MenuCounts = ReadonlyMap<string, MenuCount>;

/** By the path of the page. Empty in an app that counts nothing. */
export const MenuCountsContext = createContext<MenuCounts>(new Map());

/** The sum over the pages of a group; undefined when nothing waits. */
export function countBelow(item: MenuItem, counts: MenuCounts): MenuCount | undefined {
  return sumOf(item.children.flatMap((child) => counts.get(child.path) ?? countBelow(child, counts) ?? []));
}

export function sumOf(counts: readonly MenuCount[]): MenuCount | undefined {
  if (counts.length === 0) return undefined;
  return counts.reduce((sum, one) => ({ count: sum.count + one.count, late: sum.late + one.late }));
}
