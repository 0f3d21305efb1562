import type { Call, OutputOf } from '@quayside/contract/kernel/call';
import { useRef, useState, type ReactNode } from 'react';
import type { BulkAction, FiltersOf, ListColumn, ListFilter, ListTabs, RowKey, RowOf, Selection } from './list-types.ts';
import { keyOf } from './list-types.ts';
import { shownColumns } from './column-layout.ts';
import { useListKeys } from './use-list-keys.ts';
import { useListRows } from './use-list-rows.ts';
import { useListState, type ListState } from './use-list-state.ts';
import { useTabCounts } from './use-tab-counts.ts';
import { useSelection } from './use-selection.ts';
import './list-page.css';
import './list-rows.css';
import { ListBody } from './list-body.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListFooter } from './list-footer.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { SavedViews } from './saved-views.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
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
  /** An extra filter that is too long for the URL; `clear` removes it, `note` says what came of it. */
  also?: { input: Partial<FiltersOf<C>>; clear: () => void; note?: (answer: OutputOf<C> | undefined) => ReactNode };
  /** Values of the page the list is a part of, such as its customer: always sent, never a filter. The list then has no head of its own. */
  fixed?: Partial<FiltersOf<C>>;
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
  tabs: declaredTabs,
  bulk = noActions,
  mergeRowsBy,
  onExport,
  above,
  also,
  fixed,
  empty,
  ...head
}: ListPageProps<C>) {
  const state = withAlso(useListState(call, requiredOf(filters), initialTab(declaredTabs), fixed), also);
  const { data, answer, rows, count, isFetching, read, search, body } = useListRows(call, state, also?.input);
  const tabs = useTabCounts(call, declaredTabs);
  const selection = useSelection(rows, rowKey, data === undefined);
  const canSelect = bulk.length > 0;
  const { box, cursor, help } = useKeyboard(
    rows.map((row) => keyOf(row, rowKey)),
    canSelect ? selection : null,
  );
  return (
    <Frame isPart={fixed !== undefined} head={<PageHead {...head} status={<SavedViews list={call.name} state={state} />} />}>
      {above}
      {also?.note?.(answer)}
      <section ref={box} className="panel list" aria-busy={isFetching}>
        {tabs && <StatusTabs tabs={tabs} state={state} />}
        {filters.length > 0 && <ListFilters filters={filters} state={state} onSearch={search} />}
        <ListToolbar
          columns={columns}
          count={data ? count : null}
          state={state}
          bulk={bulk}
          selected={selection.selected}
          onClear={selection.clear}
          onRefresh={read}
          isFetching={isFetching}
          {...(onExport ? { onExport: () => onExport({ ...state.filters, ...also?.input } as FiltersOf<C>) } : {})} // the same schema, without paging
        />
        <ListBody
          {...body}
          rows={rows}
          rowKey={rowKey}
          columns={shownColumns(columns, state.preference)}
          state={state}
          mergeRowsBy={mergeRowsBy}
          selection={canSelect ? selection : null}
          compact
          cursor={cursor}
          empty={empty}
        />
        <ListFooter count={count} shown={rows.length} state={state} canSelect={canSelect} />
      </section>
      {help}
    </Frame>
  );
}

/** A page with its head, or a part of another page without one. */
function Frame({ isPart, head, children }: { isPart: boolean; head: ReactNode; children: ReactNode }) {
  if (isPart) return <div className="list-page">{children}</div>;
  return (
    <div className="page list-page">
      {head}
      {children}
    </div>
  );
}

/** The row the keyboard is at, and the dialog that lists the keys. */
function useKeyboard(keys: readonly unknown[], selection: Selection | null) {
  const box = useRef<HTMLElement>(null);
  const [isHelpOpen, openHelp] = useState(false);
  const cursor = useListKeys(box, { keys, selection, onHelp: () => openHelp(true) });
  const help = isHelpOpen && <ShortcutsDialog canSelect={selection !== null} onClose={() => openHelp(false)} />;
  return { box, cursor, help };
}

function withAlso(state: ListState, also: { clear: () => void } | undefined): ListState {
  if (!also) return state;
  const clearFilters = () => {
    state.clearFilters();
    also.clear();
  };
  return { ...state, isFiltered: true, clearFilters };
}

function initialTab<C extends Call>(tabs: ListTabs<C> | undefined): { param: string; value: string } | null {
  return tabs?.initial === undefined ? null : { param: tabs.param, value: tabs.initial };
}

function requiredOf<C extends Call>(filters: readonly ListFilter<C>[]): string[] {
  return filters.flatMap((filter) => ('required' in filter && filter.required ? [filter.name] : []));
}
