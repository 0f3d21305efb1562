import type { Call } from '@quayside/contract/kernel/call';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { changedParams, filtersOf, readListInput, type ListChange, type ListInput } from './list-state.ts';
import { usePreferences } from '../kernel/preferences.ts';
import { listDefaults, type ListPreference } from '../kernel/theme-settings.ts';

export type ListState = {
  input: ListInput;
  filters: Record<string, unknown>;
  isFiltered: boolean;
  change: (change: ListChange) => void;
  clearFilters: () => void;
  preference: ListPreference;
  prefer: (change: Partial<ListPreference>) => void;
};

/** A list's state: the URL for what is shown, the stored preferences for how. `required` ones are not filters: they stay. */
export function useListState(call: Call, required: readonly string[] = []): ListState {
  const [params, setParams] = useSearchParams();
  const preference = usePreferences((chosen) => chosen.lists[call.name]) ?? listDefaults;
  const setList = usePreferences((chosen) => chosen.setList);
  const input = useMemo(() => readListInput(call.input, params, preference.limit), [call, params, preference.limit]);
  const filters = useMemo(() => filtersOf(input), [input]);
  const names = Object.keys(filters).filter((name) => !required.includes(name));
  return {
    input,
    filters,
    isFiltered: names.length > 0,
    change: (change) => setParams((current) => changedParams(current, change)),
    clearFilters: () => setParams((current) => changedParams(current, Object.fromEntries(names.map((name) => [name, undefined])))),
    preference,
    prefer: (change) => setList(call.name, change),
  };
}
