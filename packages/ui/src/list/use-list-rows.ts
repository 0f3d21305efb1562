import type { Call, InputOf } from '@quayside/contract/kernel/call';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRead } from '../kernel/query.ts';
import type { FiltersOf, RowOf } from './list-types.ts';
import type { ListState } from './use-list-state.ts';

/** The rows of the current page, how they are doing, and how to read them again. */
export function useListRows<C extends Call>(call: C, state: ListState, also: Partial<FiltersOf<C>> | undefined) {
  const queries = useQueryClient();
  // The URL was parsed by this same schema, so it is the call's input.
  const page = useRead(call, { ...state.input, ...also } as InputOf<C>, { keepPrevious: true });
  // `pageOf` gives every list call this output; the generic call loses the type.
  const data = page.data as { list: RowOf<C>[]; count: number } | undefined;
  useBackToRows(state, data, page.isPlaceholderData);
  const status: 'loading' | 'failed' | 'shown' = page.isPending ? 'loading' : page.isLoadingError ? 'failed' : 'shown';
  return {
    data,
    /** Not the rows of before: those may be another call's. */
    answer: page.isPlaceholderData ? undefined : page.data,
    rows: data?.list ?? [],
    count: data?.count ?? 0,
    isFetching: page.isFetching,
    /** With everything else that is read about these rows, such as the counts of the tabs. */
    read: () => void queries.invalidateQueries({ queryKey: [call.area] }),
    /** Filters that lead to another URL are read with it; what is cached for them is out of date. */
    search: (isUnchanged: boolean) =>
      void queries.invalidateQueries({ queryKey: [call.area, call.name], refetchType: isUnchanged ? 'active' : 'none' }),
    body: { status, error: page.error, isStale: page.isFetching && !page.isPending, onRetry: () => void page.refetch() },
  };
}

/** A page past the end (rows were removed, an old link) redirects to the first one. */
function useBackToRows(state: ListState, data: { list: unknown[]; count: number } | undefined, isStale: boolean): void {
  const isPastEnd = data !== undefined && !isStale && data.list.length === 0 && data.count > 0 && state.input.page > 1;
  // An effect, because the URL may change only after the render that found the page empty.
  useEffect(() => {
    if (isPastEnd) state.change({ page: 1 });
  });
}
