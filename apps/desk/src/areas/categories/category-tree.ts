import type { Category } from '@quayside/contract/categories/categories.calls';

export type CategoryNode = Category & { children?: CategoryNode[] };

/** The flat list as a tree; the order of the list is kept. */
export function treeOf(all: readonly Category[], parent_id: number | null = null): CategoryNode[] {
  return all
    .filter((one) => one.parent_id === parent_id)
    .map((one) => {
      const children = treeOf(all, one.category_id);
      return children.length > 0 ? { ...one, children } : { ...one };
    });
}

/** From the top down to the category itself. */
export function pathOf(all: readonly Category[], category: Category): Category[] {
  const above = all.find((one) => one.category_id === category.parent_id);
  return above ? [...pathOf(all, above), category] : [category];
}

/** A category and everything below it: what cannot become its parent. */
export function branchIds(all: readonly Category[], category_id: number): number[] {
  const children = all.filter((one) => one.parent_id === category_id);
  return [category_id, ...children.flatMap((one) => branchIds(all, one.category_id))];
}

const STEP = 10;

/**
 * What must be saved so that a category stands one place higher (-1) or lower (1) among its neighbours. Those who bear no step yet get one,
 * so that a list nobody has ever sorted can be sorted too. Nothing when it stands at that end already.
 */
export function moved(all: readonly Category[], category: Category, by: -1 | 1): Category[] {
  const neighbours = all.filter((one) => one.parent_id === category.parent_id);
  const from = neighbours.findIndex((one) => one.category_id === category.category_id);
  const other = neighbours[from + by];
  if (other === undefined) return [];
  const order = neighbours.with(from, other).with(from + by, category);
  return order.map((one, index) => ({ ...one, sort: (index + 1) * STEP })).filter((one) => all.every((before) => !isSame(before, one)));
}

function isSame(one: Category, other: Category): boolean {
  return one.category_id === other.category_id && one.sort === other.sort;
}
