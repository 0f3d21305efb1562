import type { Selectable } from 'kysely';
import { flag } from '#server/kernel/flag.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

export type CategoryNode = Selectable<Tables['categories']>;

export function categoryView(row: CategoryNode) {
  return { ...row, enabled: flag(row.enabled) };
}

/** A category and its descendants, parents first. Null returns the whole tree. */
export function branchOf(all: readonly CategoryNode[], parentId: number | null): CategoryNode[] {
  return all.flatMap((one) => (one.parent_id === parentId ? [one, ...branchOf(all, one.category_id)] : []));
}

/** The categories that can be chosen: a disabled category disables its descendants. */
export function enabledTree(all: readonly CategoryNode[]): CategoryNode[] {
  return branchOf(
    all.filter((one) => one.enabled),
    null,
  );
}
