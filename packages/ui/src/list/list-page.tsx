import type { Call, OutputOf } from '@quayside/contract/kernel/call';
import { use, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { BulkAction, FiltersOf, ListColumn, ListFilter, ListTabs, RowKey, RowOf, Selection } from './list-types.ts';
import { keyOf } from './list-types.ts';
import { exportColumns } from '../kernel/export-columns.ts';
import { ListExportContext, type ListToExport } from '../kernel/list-export.ts';
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
  /** What the selected rows come to, beside their count. */
  selectedNote?: (rows: readonly RowOf<C>[]) => ReactNode;
  /** A click on a row opens its page, the first link in it. */
  opensRows?: boolean;
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
  selectedNote,
  opensRows,
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
  const tabs = useTabCounts(call, declaredTabs, fixed);
  const selection = useSelection(rows, rowKey, data === undefined);
  const canSelect = bulk.length > 0;
  const exports = useExports(call, head.title, { ...state.filters, ...also?.input }, labelsOf(filters, declaredTabs), onExport);
  const tools = { ...exports, selectedNote, onRefresh: read, isFetching };
  const { box, cursor, help } = useKeyboard(rows, rowKey, canSelect ? selection : null);
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
          {...tools}
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
          opensRows={opensRows}
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

type OwnExport<C extends Call> = ListPageProps<C>['onExport'];

/** The list's own export, or the menu that an app gives to every list. */
function useExports<C extends Call>(call: C, title: string, filters: Record<string, unknown>, labels: Labels, own: OwnExport<C>) {
  const exportList = use(ListExportContext);
  if (own) return { onExport: () => own(filters as FiltersOf<C>) }; // the same schema, without paging
  if (exportList === null) return {};
  const onExportColumns = (columns: readonly ListColumn<RowOf<C>>[]) =>
    // Filters come from the URL and are plain values.
    exportList({ list: call.name, title, filters: filters as ListToExport['filters'], columns: exportColumns(call, columns, labels) });
  return { onExportColumns };
}

type Labels = Record<string, Record<string, string>>;

/** What tabs and drop-downs call the values of a field. */
function labelsOf<C extends Call>(filters: readonly ListFilter<C>[], tabs: ListTabs<C> | undefined): Labels {
  const ofTabs = tabs ? [[tabs.param, Object.fromEntries(tabs.items.map(({ key, label }) => [key, label]))] as const] : [];
  const ofFilters = filters.flatMap((filter) =>
    filter.kind === 'select'
      ? [[filter.name, Object.fromEntries(filter.options.map(({ value, label }) => [String(value), label]))] as const]
      : [],
  );
  return Object.fromEntries([...ofFilters, ...ofTabs]);
}

/** The row the keyboard is at, and the dialog that lists the keys. */
function useKeyboard<Row>(rows: readonly Row[], rowKey: RowKey<Row>, selection: Selection | null) {
  const box = useRef<HTMLElement>(null);
  const [isHelpOpen, openHelp] = useState(false);
  const open = useSearchParams()[0].get('open');
  const keys = rows.map((row) => keyOf(row, rowKey));
  const cursor = useListKeys(box, { keys, selection, onHelp: () => openHelp(true), open });
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
