import type { Call, InputOf } from '@quayside/contract/kernel/call';
import { useEffect, useState, type ReactNode } from 'react';
import {
  keyOf,
  type BulkAction,
  type FiltersOf,
  type ListColumn,
  type ListFilter,
  type ListTabs,
  type RowKey,
  type RowOf,
} from './list-types.ts';
import { useRead } from '../kernel/query.ts';
import { useListState, type ListState } from './use-list-state.ts';
import './list-page.css';
import { ListBody } from './list-body.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListPager } from './list-pager.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { StatusTabs } from './status-tabs.tsx';
import type { EmptyText } from '../feedback/states.tsx';

export type ListPageProps<C extends Call> = {
  call: C;
  rowKey: RowKey<RowOf<C>>;
  title: string;
  purpose?: string;
  columns: readonly ListColumn<RowOf<C>>[];
  filters?: readonly ListFilter<C>[];
  tabs?: ListTabs<C>;
  /** The page's primary action and secondary ones. */
  actions?: ReactNode;
  bulk?: readonly BulkAction<RowOf<C>>[];
  /** Adjacent rows with the same value here share one cell of this column (SHELL-62). */
  mergeRowsBy?: keyof RowOf<C> & string;
  /** Exports exactly the filtered rows. */
  onExport?: (filters: FiltersOf<C>) => Promise<unknown>;
  /** Content about all rows: a balance, a sum. */
  above?: ReactNode;
  /** An extra filter that is too long for the URL; `clear` removes it. */
  also?: { input: Partial<FiltersOf<C>>; clear: () => void };
  empty: EmptyText;
};

const noFilters: readonly never[] = [];
const noActions: readonly never[] = [];

/** A list is declared; this handles loading, paging, filters, columns, selection, empty and error states for all of them. */
export function ListPage<C extends Call>({
  call,
  rowKey,
  columns,
  filters = noFilters,
  tabs,
  bulk = noActions,
  mergeRowsBy,
  onExport,
  above,
  also,
  empty,
  ...head
}: ListPageProps<C>) {
  const state = withAlso(useListState(call, requiredOf(filters)), also);
  // The URL was parsed by this same schema, so it is the call's input.
  const page = useRead(call, { ...state.input, ...also?.input } as InputOf<C>, { keepPrevious: true });
  // `pageOf` gives every list call this output; the generic call loses the type.
  const data = page.data as { list: RowOf<C>[]; count: number } | undefined;
  const rows = data?.list ?? [];
  const count = data?.count ?? 0;
  const [picked, setPicked] = useState<readonly unknown[]>([]);
  const selected = rows.filter((row) => picked.includes(keyOf(row, rowKey)));
  useBackToRows(state, data, page.isPlaceholderData);
  const shown = shownColumns(columns, state);

  return (
    <div className="page">
      <PageHead {...head} />
      {above}
      {filters.length > 0 && <ListFilters filters={filters} state={state} />}
      <section className="panel list" aria-busy={page.isFetching}>
        {tabs && <StatusTabs tabs={tabs} state={state} />}
        <ListToolbar
          columns={columns}
          count={data ? count : null}
          state={state}
          bulk={bulk}
          selected={selected}
          onClear={() => setPicked([])}
          onRefresh={() => void page.refetch()}
          isFetching={page.isFetching}
          {...(onExport ? { onExport: () => onExport({ ...state.filters, ...also?.input } as FiltersOf<C>) } : {})} // the same schema, without paging
        />
        <ListBody
          rows={rows}
          rowKey={rowKey}
          columns={shown}
          state={state}
          mergeRowsBy={mergeRowsBy}
          selection={bulk.length > 0 ? { keys: selected.map((row) => keyOf(row, rowKey)), pick: setPicked } : null}
          status={page.isPending ? 'loading' : page.isLoadingError ? 'failed' : 'shown'}
          isStale={page.isPlaceholderData}
          error={page.error}
          onRetry={() => void page.refetch()}
          empty={empty}
        />
        <ListPager count={count} state={state} />
      </section>
    </div>
  );
}

function withAlso(state: ListState, also: { clear: () => void } | undefined): ListState {
  if (!also) return state;
  const clearFilters = () => {
    state.clearFilters();
    also.clear();
  };
  return { ...state, isFiltered: true, clearFilters };
}

function requiredOf<C extends Call>(filters: readonly ListFilter<C>[]): string[] {
  return filters.flatMap((filter) => ('required' in filter && filter.required ? [filter.name] : []));
}

/** A page past the end (rows were removed, an old link) redirects to the first one. */
function useBackToRows(state: ListState, data: { list: unknown[]; count: number } | undefined, isStale: boolean): void {
  const isPastEnd = data !== undefined && !isStale && data.list.length === 0 && data.count > 0 && state.input.page > 1;
  // An effect, because the URL may change only after the render that found the page empty.
  useEffect(() => {
    if (isPastEnd) state.change({ page: 1 });
  });
}

/** Columns the user did not hide; by default, the columns the page declares as hidden are left out. */
function shownColumns<Row>(columns: readonly ListColumn<Row>[], { preference }: ListState): ListColumn<Row>[] {
  const { hidden } = preference;
  return columns.filter((column) => (hidden === null ? column.hidden !== true : !hidden.includes(column.key)));
}
