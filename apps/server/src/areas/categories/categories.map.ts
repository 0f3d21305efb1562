import type { Selectable } from 'kysely';
import { flag } from '#server/kernel/flag.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

export type CategoryNode = Selectable<Tables['categories']>;

export function categoryView(row: CategoryNode) {
  return { ...row, enabled: flag(row.enabled) };
}

/** A category and everything below it, parents first. Null is the root, which is the whole tree. */
export function branchOf(all: readonly CategoryNode[], parentId: number | null): CategoryNode[] {
  return all.flatMap((one) => (one.parent_id === parentId ? [one, ...branchOf(all, one.category_id)] : []));
}

/** Those one can choose: a category below one that is switched off is switched off with it. */
export function enabledTree(all: readonly CategoryNode[]): CategoryNode[] {
  return branchOf(
    all.filter((one) => one.enabled),
    null,
  );
}
