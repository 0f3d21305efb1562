import { Table, type GetRef, type TableProps } from 'antd';
import i18next from 'i18next';
import { useEffect, useMemo, useRef, type HTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { spansBy } from './list-merge.ts';
import { keyOf, type ListColumn, type RowKey, type Selection } from './list-types.ts';
import { ResizableHeader } from './resizable-header.tsx';
import { useWindowHeight } from '../kernel/media.ts';
import type { ListState } from './use-list-state.ts';
import { EMPTY, isEmpty } from '../kernel/values.ts';

/** Above this number of rows the table is virtualized. */
const VIRTUAL_FROM_ROWS = 50;
const SELECTION_WIDTH = 40;
/** Header, page head, tabs, filters, toolbar and footer: the height above and below the rows. */
const AROUND_TABLE = 384;

type Props<Row> = {
  rows: readonly Row[];
  rowKey: RowKey<Row>;
  columns: readonly ListColumn<Row>[];
  state: ListState;
  mergeRowsBy?: (keyof Row & string) | undefined;
  selection: Selection | null;
  /** The row the keyboard is at. */
  cursor?: unknown;
  /** A click on a row opens its page. */
  opensRows?: boolean | undefined;
};

const components = { header: { cell: ResizableHeader } };

export function ListTable<Row>({ rows, rowKey, columns, state, mergeRowsBy, selection, cursor, opensRows = false }: Props<Row>) {
  const height = useWindowHeight();
  const { sort, order } = state.input;
  const { prefer, preference } = state;
  const spans = useMemo(() => (mergeRowsBy === undefined ? null : spansBy(rows, mergeRowsBy)), [rows, mergeRowsBy]);
  const antColumns = useMemo(
    () =>
      columns.map((column) => ({
        ...toAntColumn(column, sort, order, column.key === mergeRowsBy ? spans : null),
        onHeaderCell: () => headerProps(column, (width) => prefer({ widths: { ...preference.widths, [column.key]: width } })),
      })),
    [columns, sort, order, mergeRowsBy, spans, prefer, preference.widths],
  );
  const width = columns.reduce((sum, column) => sum + column.width, selection ? SELECTION_WIDTH : 0);
  const isVirtual = rows.length > VIRTUAL_FROM_ROWS;
  const table = useRef<GetRef<typeof Table>>(null);
  // A row outside the window of a virtualized table does not exist yet: the table scrolls to it by key.
  useEffect(() => {
    if (isVirtual && cursor !== undefined) table.current?.scrollTo({ key: cursor as string | number });
  }, [isVirtual, cursor]);
  return (
    <Table<Row>
      ref={table}
      className={`list-table list-table-${preference.density}`}
      components={components}
      columns={antColumns}
      dataSource={rows}
      rowKey={rowKey}
      size={preference.density}
      pagination={false}
      rowHoverable={spans === null}
      rowClassName={(row) => (cursor !== undefined && cursor === keyOf(row, rowKey) ? 'list-cursor' : '')}
      onRow={() => (opensRows ? { tabIndex: -1, onClick: openClicked } : { tabIndex: -1 })}
      showSorterTooltip={false}
      virtual={isVirtual}
      scroll={isVirtual ? { x: width, y: Math.max(320, height - AROUND_TABLE) } : { x: width }}
      onChange={(_paging, _filters, sorter) => state.change(sortOf(sorter, columns))}
      {...(selection ? { rowSelection: toRowSelection<Row>(selection) } : {})}
    />
  );
}

/** Controls keep their own click, and marking text with the mouse opens nothing. */
function openClicked({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  const isOwn = target instanceof Element && target.closest('a, button, input, label, .ant-table-selection-column, .ant-dropdown') !== null;
  if (!isOwn && (getSelection()?.toString() ?? '') === '') currentTarget.querySelector<HTMLElement>('a[href]')?.click();
}

/** The actions keep the width they need. */
function headerProps<Row>(column: ListColumn<Row>, resize: (width: number) => void): HTMLAttributes<HTMLElement> {
  // Ant Design passes whatever it gets to the cell component, ResizableHeader, but types it as attributes of an element.
  return (column.key === 'actions' ? {} : { resize }) as HTMLAttributes<HTMLElement>;
}

function toRowSelection<Row>({ keys, pick }: Selection): NonNullable<TableProps<Row>['rowSelection']> {
  // Row keys are ids: numbers or text.
  return { selectedRowKeys: keys as (string | number)[], onChange: pick, columnWidth: SELECTION_WIDTH, fixed: true };
}

/** The call's own name for sorting by this column. */
function sortNameOf<Row>({ key, sortable }: ListColumn<Row>): string {
  return typeof sortable === 'string' ? sortable : key;
}

function toAntColumn<Row>(column: ListColumn<Row>, sort: string, order: 'asc' | 'desc', spans: readonly number[] | null) {
  return {
    key: column.key,
    title: titleOf(column),
    width: column.width,
    ellipsis: column.ellipsis ?? true,
    ...(column.align ? { align: column.align } : {}),
    ...(column.pinned ? { fixed: column.pinned } : {}),
    ...(column.sortable
      ? { sorter: true, sortOrder: sortNameOf(column) === sort ? (order === 'asc' ? ('ascend' as const) : ('descend' as const)) : null }
      : {}),
    ...(spans ? { onCell: (_row: Row, index?: number) => ({ rowSpan: spans[index ?? 0] ?? 1 }) } : {}),
    render: (_value: unknown, row: Row) => cellOf(column, row),
  };
}

/** The header of a column of amounts names their currency, so that the cells do not have to. */
export function titleOf<Row>({ title, currency }: ListColumn<Row>): string {
  return currency === undefined ? title : i18next.t('list.with_currency', { ns: 'kernel', title, currency });
}

/** A cell's content; an empty one is '-' (SHELL-63). */
export function cellOf<Row>(column: ListColumn<Row>, row: Row): ReactNode {
  // Without `render` the key is one of the row's own (see ListColumn), and the contract's plain fields are texts and numbers.
  const content = column.render ? column.render(row) : (row[column.key as keyof Row] as ReactNode);
  return isEmpty(content) ? EMPTY : content;
}

function sortOf<Row>(sorter: unknown, columns: readonly ListColumn<Row>[]): Record<string, string | undefined> {
  const one = (Array.isArray(sorter) ? sorter[0] : sorter) as { columnKey?: string; order?: 'ascend' | 'descend' } | undefined; // antd's shape
  const column = columns.find(({ key }) => key === one?.columnKey);
  if (!one?.order || !column) return { sort: undefined, order: undefined };
  return { sort: sortNameOf(column), order: one.order === 'ascend' ? 'asc' : 'desc' };
}
