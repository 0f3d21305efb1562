import type { Call } from '@quayside/contract/kernel/call';
import type { SavedView } from '@quayside/contract/list-settings/list-settings.schemas';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readListInput, type ListInput } from '@quayside/contract/kernel/list-url';
import { changedParams, filtersOf, pagingNames, viewQuery, type ListChange } from './list-state.ts';
import { useListSettings, useSavedViews } from '../kernel/list-settings.ts';
import { usePreferences } from '../kernel/preferences.ts';
import { columnDefaults, listDefaults, readColumns, type ListPreference } from '../kernel/theme-settings.ts';
import { toColumns } from '../list-settings/to-settings.ts';

export type ListState = {
  input: ListInput;
  filters: Record<string, unknown>;
  isFiltered: boolean;
  change: (change: ListChange) => void;
  clearFilters: () => void;
  preference: ListPreference;
  prefer: (change: Partial<ListPreference>) => void;
};

type InitialTab = { param: string; value: string };
type Fixed = Readonly<Record<string, unknown>>;

/**
 * A list's state: the URL for what is shown, the stored preferences for how. `required` ones are not filters: they stay. A plain URL shows
 * the initial tab; a link with filters shows what matches them in every tab.
 */
export function useListState(call: Call, required: readonly string[] = [], initial: InitialTab | null = null, fixed?: Fixed): ListState {
  const [url, setParams] = useSearchParams();
  const params = withFixed(withInitialTab(url, initial), fixed);
  const { preference, prefer } = usePreference(call.name, viewQuery(url));
  const input = useMemo(() => readListInput(call.input, params, preference.limit), [call, params, preference.limit]);
  const filters = useMemo(() => filtersOf(input), [input]);
  const names = Object.keys(filters).filter(
    (name) => !required.includes(name) && !(fixed && name in fixed) && filters[name] !== initialOf(initial, name),
  );
  return {
    input,
    filters,
    isFiltered: names.length > 0,
    change: (change) => setParams((current) => changedParams(withInitialTab(current, initial), change)),
    clearFilters: () => setParams((current) => changedParams(current, Object.fromEntries(names.map((name) => [name, undefined])))),
    preference,
    prefer,
  };
}

/** A part of another page: these values are the page's, not of the list's own URL. */
function withFixed(params: URLSearchParams, fixed: Fixed | undefined): URLSearchParams {
  if (fixed === undefined) return params;
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(fixed)) next.set(name, String(value));
  return next;
}

function initialOf(initial: InitialTab | null, name: string): string | undefined {
  return initial?.param === name ? initial.value : undefined;
}

function withInitialTab(params: URLSearchParams, initial: InitialTab | null): URLSearchParams {
  const isPlain = [...params.keys()].every((name) => pagingNames.has(name));
  if (initial === null || !isPlain) return params;
  const next = new URLSearchParams(params);
  next.set(initial.param, initial.value);
  return next;
}

/** The person's own columns, or those of the saved view that is open: a change goes to where they came from. */
function usePreference(list: string, query: string): Pick<ListState, 'preference' | 'prefer'> {
  const own = usePreferences((chosen) => chosen.lists[list]) ?? listDefaults;
  const setList = usePreferences((chosen) => chosen.setList);
  const view = useSavedViews((store) => openView(store.views[list], query));
  const settings = useListSettings();
  const preference = useMemo(() => (view === null ? own : { ...own, ...readColumns(view.columns) }), [own, view]);
  const prefer = (change: Partial<ListPreference>) => {
    if (view !== null && Object.keys(change).some((name) => name in columnDefaults)) {
      settings?.saveColumns(list, view.view_id, toColumns({ ...preference, ...change }));
      return;
    }
    setList(list, change);
    settings?.save(list);
  };
  return { preference, prefer };
}

function openView(views: readonly SavedView[] | undefined, query: string): SavedView | null {
  return views?.find((view) => view.query === query) ?? null;
}
