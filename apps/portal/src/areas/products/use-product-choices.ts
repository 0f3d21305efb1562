import { categoriesCalls, type Category } from '@quayside/contract/categories/categories.calls';
import { localName } from '@quayside/ui/kernel/local-name';
import { useRead } from '@quayside/ui/kernel/query';
import { useMemo } from 'react';

const HOUR_MS = 3_600_000;

export type CategoryNode = { value: number; title: string; children: CategoryNode[] };

export function useCategories() {
  const list = useRead(categoriesCalls.list, {}, { staleMs: HOUR_MS }).data?.list;
  return useMemo(() => {
    const all = list ?? [];
    return { tree: treeOf(all, null), options: all.map((one) => ({ value: one.category_id, label: pathOf(one, all) })) };
  }, [list]);
}

function treeOf(all: readonly Category[], parent: number | null): CategoryNode[] {
  return all
    .filter(({ parent_id }) => parent_id === parent)
    .map((one) => ({ value: one.category_id, title: localName(one), children: treeOf(all, one.category_id) }));
}

/** "Clothing / Shoes": the same name may exist under several parents. */
function pathOf(one: Category, all: readonly Category[]): string {
  const parent = all.find(({ category_id }) => category_id === one.parent_id);
  return parent ? `${pathOf(parent, all)} / ${localName(one)}` : localName(one);
}
