import { Table, type TableProps } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { spansBy } from './list-merge.ts';
import type { ListColumn, RowKey, Selection } from './list-types.ts';
import { useWindowHeight } from '../kernel/media.ts';
import type { ListState } from './use-list-state.ts';
import { EMPTY, isEmpty } from '../kernel/values.ts';

/** Above this number of rows the table is virtualized. */
const VIRTUAL_FROM_ROWS = 50;
const SELECTION_WIDTH = 44;
/** Header, page head, filters, toolbar and pager: the height above and below the rows. */
const AROUND_TABLE = 430;

type Props<Row> = {
  rows: readonly Row[];
  rowKey: RowKey<Row>;
  columns: readonly ListColumn<Row>[];
  state: ListState;
  mergeRowsBy?: (keyof Row & string) | undefined;
  selection: Selection | null;
};

export function ListTable<Row>({ rows, rowKey, columns, state, mergeRowsBy, selection }: Props<Row>) {
  const height = useWindowHeight();
  const { sort, order } = state.input;
  const spans = useMemo(() => (mergeRowsBy === undefined ? null : spansBy(rows, mergeRowsBy)), [rows, mergeRowsBy]);
  const antColumns = useMemo(
    () => columns.map((column) => toAntColumn(column, sort, order, column.key === mergeRowsBy ? spans : null)),
    [columns, sort, order, mergeRowsBy, spans],
  );
  const width = columns.reduce((sum, column) => sum + column.width, selection ? SELECTION_WIDTH : 0);
  const isVirtual = rows.length > VIRTUAL_FROM_ROWS;
  return (
    <Table<Row>
      className="list-table"
      columns={antColumns}
      dataSource={rows}
      rowKey={rowKey}
      size={state.preference.density}
      pagination={false}
      rowHoverable={spans === null}
      showSorterTooltip={false}
      virtual={isVirtual}
      scroll={isVirtual ? { x: width, y: Math.max(320, height - AROUND_TABLE) } : { x: width }}
      onChange={(_paging, _filters, sorter) => state.change(sortOf(sorter))}
      {...(selection ? { rowSelection: toRowSelection<Row>(selection) } : {})}
    />
  );
}

function toRowSelection<Row>({ keys, pick }: Selection): NonNullable<TableProps<Row>['rowSelection']> {
  // Row keys are ids: numbers or text.
  return { selectedRowKeys: keys as (string | number)[], onChange: pick, columnWidth: SELECTION_WIDTH, fixed: true };
}

function toAntColumn<Row>(column: ListColumn<Row>, sort: string, order: 'asc' | 'desc', spans: readonly number[] | null) {
  return {
    key: column.key,
    title: column.title,
    width: column.width,
    ellipsis: column.ellipsis ?? true,
    ...(column.align ? { align: column.align } : {}),
    ...(column.pinned ? { fixed: column.pinned } : {}),
    ...(column.sortable
      ? { sorter: true, sortOrder: column.key === sort ? (order === 'asc' ? ('ascend' as const) : ('descend' as const)) : null }
      : {}),
    ...(spans ? { onCell: (_row: Row, index?: number) => ({ rowSpan: spans[index ?? 0] ?? 1 }) } : {}),
    render: (_value: unknown, row: Row) => cellOf(column, row),
  };
}

/** A cell's content; an empty one is '-' (SHELL-63). */
export function cellOf<Row>(column: ListColumn<Row>, row: Row): ReactNode {
  // Without `render` the key is one of the row's own (see ListColumn), and the contract's plain fields are texts and numbers.
  const content = column.render ? column.render(row) : (row[column.key as keyof Row] as ReactNode);
  return isEmpty(content) ? EMPTY : content;
}

function sortOf(sorter: unknown): Record<string, string | undefined> {
  const one = (Array.isArray(sorter) ? sorter[0] : sorter) as { columnKey?: string; order?: 'ascend' | 'descend' } | undefined; // antd's shape
  if (!one?.order) return { sort: undefined, order: undefined };
  return { sort: one.columnKey, order: one.order === 'ascend' ? 'asc' : 'desc' };
}
