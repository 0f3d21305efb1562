import type { MenuItem } from '@quayside/contract/kernel/menu';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { PermissionsContext, useClient } from '../kernel/context.ts';
import { currentLanguage } from '../kernel/i18n.ts';
import { menuPages, titleOf } from '../kernel/menu.ts';
import { useTabs } from '../kernel/tabs.ts';
import { useDebounced } from '../kernel/use-debounced.ts';
import type { PaletteGroup, PaletteItem, PaletteSource } from '../kernel/palette-source.ts';

export type Group = { name: PaletteGroup; items: readonly PaletteItem[] };

const order: readonly PaletteGroup[] = ['customers', 'products', 'orders', 'inbound', 'top_ups', 'transactions'];
/** At most three of each kind until the search is narrowed to one. */
const ITEMS_PER_GROUP = 3;
const ITEMS_OF_ONE_GROUP = 10;

/** What fits the text: recent things first, then each area's, then pages. Earlier results stay until the new ones come. */
export function usePaletteGroups(menu: readonly MenuItem[], loadSources: () => Promise<PaletteSource[]>) {
  const client = useClient();
  const held = use(PermissionsContext);
  const sources = useQuery({ queryKey: ['palette sources'], queryFn: loadSources, staleTime: Number.POSITIVE_INFINITY });
  const [text, setText] = useState('');
  const [paused, typed] = useDebounced('');
  const [sign, query] = signed(text.trim());
  const [, asked] = signed(paused);
  const type = (next: string) => {
    setText(next);
    typed(next);
  };
  const wanted = (sources.data ?? [])
    .filter((source) => held.includes(source.permission) && (sign === '' || source.sign === sign))
    .toSorted((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
  const limit = sign === '' ? ITEMS_PER_GROUP : ITEMS_OF_ONE_GROUP;
  const found = useQuery({
    queryKey: ['palette', asked, ...wanted.map((source) => source.group)],
    queryFn: ({ signal }) => Promise.all(wanted.map(async (source) => ({ name: source.group, items: await tried(source, signal) }))),
    enabled: asked !== '' && wanted.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 5000,
    meta: { silent: true },
  });
  /** One area that fails does not hide the others. */
  const tried = async (source: PaletteSource, signal: AbortSignal) => {
    try {
      return await source.find(client, asked, signal);
    } catch {
      return [];
    }
  };
  const isWanted = ({ name }: Group) => query !== '' && wanted.some((source) => source.group === name);
  const things: Group[] = (found.data ?? []).filter(isWanted);
  const recent: Group = { name: 'recent', items: sign === '' ? recentFitting(query) : [] };
  const pages: Group = {
    name: 'pages',
    items: sign === '' || sign === '>' ? pagesFitting(menu, query, sign === '>' ? ITEMS_OF_ONE_GROUP : ITEMS_PER_GROUP) : [],
  };
  const known = new Set(recent.items.map((item) => item.path));
  const rest = things.map(({ name, items }) => ({
    name,
    items: byTitle(
      items.filter((item) => !known.has(item.path)),
      query,
    ).slice(0, limit),
  }));
  const groups = [recent, ...rest, pages].filter(({ items }) => items.length > 0);
  return { text, type, groups, query, isSettled: query === asked && !found.isFetching };
}

function signed(text: string): ['' | '#' | '@' | '>', string] {
  const [first] = text;
  return first === '#' || first === '@' || first === '>' ? [first, text.slice(1).trim()] : ['', text];
}

const fits = (text: string, query: string) => text.toLowerCase().includes(query.toLowerCase());

/** What has the query in its title before what has it in a name or a note. */
function byTitle(items: readonly PaletteItem[], query: string): PaletteItem[] {
  return items.toSorted((a, b) => Number(fits(b.title, query)) - Number(fits(a.title, query)));
}

/** Open tabs, the last shown one first; not the one on the screen. */
function recentFitting(query: string): PaletteItem[] {
  const { tabs, active, mounted } = useTabs.getState();
  return tabs
    .filter((tab) => tab.key !== active && fits(tab.title, query))
    .toSorted((a, b) => mounted.indexOf(b.key) - mounted.indexOf(a.key))
    .slice(0, ITEMS_PER_GROUP)
    .map((tab) => ({ path: tab.fullPath, title: tab.title }));
}

/** Pages by their name in either language. A page of one record cannot be opened without it. */
function pagesFitting(menu: readonly MenuItem[], query: string, limit: number): PaletteItem[] {
  const language = currentLanguage();
  return menuPages(menu)
    .filter(
      ({ item, component }) =>
        !/(detail|edit)-page$/.test(component) && [item.meta.title_en, item.meta.title_cn].some((title) => fits(title, query)),
    )
    .slice(0, limit)
    .map(({ item, trail }) => ({
      path: item.path,
      title: titleOf(item, language),
      note: trail
        .slice(0, -1)
        .map((group) => titleOf(group, language))
        .join(' / '),
    }));
}
