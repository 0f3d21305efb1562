import { categoriesCalls, type Category } from '@quayside/contract/categories/categories.calls';
import { countriesCalls } from '@quayside/contract/countries/countries.calls';
import { propertiesCalls } from '@quayside/contract/properties/properties.calls';
import type { SelectOption } from '@quayside/ui/kernel/list-types';
import { localName } from '@quayside/ui/kernel/local-name';
import { useRead } from '@quayside/ui/kernel/query';
import { useMemo } from 'react';

const HOUR_MS = 3_600_000;
const rare = { staleMs: HOUR_MS } as const;

export function useProperties() {
  const list = useRead(propertiesCalls.list, {}, rare).data?.list;
  return useMemo(() => {
    const all = list ?? [];
    const options: SelectOption[] = all.map((one) => ({ value: one.property_id, label: localName(one) }));
    return { all, options };
  }, [list]);
}

export function useCountries(): SelectOption[] {
  const list = useRead(countriesCalls.list, {}, rare).data?.list;
  return useMemo(() => (list ?? []).map((one) => ({ value: one.code, label: `${localName(one)} (${one.code})` })), [list]);
}

export type CategoryNode = { value: number; title: string; children: CategoryNode[] };

export function useCategories() {
  const list = useRead(categoriesCalls.list, {}, rare).data?.list;
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

/** "Clothing / Shoes": a name alone may stand under several. */
function pathOf(one: Category, all: readonly Category[]): string {
  const parent = all.find(({ category_id }) => category_id === one.parent_id);
  return parent ? `${pathOf(parent, all)} / ${localName(one)}` : localName(one);
}
