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

/** A category and all its descendants: these cannot become its parent. */
export function branchIds(all: readonly Category[], category_id: number): number[] {
  const children = all.filter((one) => one.parent_id === category_id);
  return [category_id, ...children.flatMap((one) => branchIds(all, one.category_id))];
}
