import type { Call, InputOf } from '@quayside/contract/kernel/call';
import type { ListColumn, RowOf } from '@quayside/ui/list/list-types';
import { MOBILE, useMedia } from '@quayside/ui/kernel/media';
import { ListExportContext } from '@quayside/ui/kernel/list-export';
import { useRead } from '@quayside/ui/kernel/query';
import { exportColumns } from '@quayside/ui/kernel/export-columns';
import { ListCards } from '@quayside/ui/list/list-cards';
import '@quayside/ui/list/list-page.css';
import { cellOf } from '@quayside/ui/list/list-table';
import { PageHead } from '@quayside/ui/shell/page-head';
import { EmptyState, ErrorState, type EmptyText } from '@quayside/ui/feedback/states';
import { ExportOutlined } from '@ant-design/icons';
import { Button, Skeleton, Table } from 'antd';
import { use, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type WholeListPageProps<C extends Call> = {
  call: C;
  rowKey: keyof RowOf<C> & string;
  title: string;
  purpose: string;
  actions?: ReactNode;
  columns: readonly ListColumn<RowOf<C>>[];
  /** Nests rows as `children`; without it the list is flat. */
  nest?: (rows: readonly RowOf<C>[]) => RowOf<C>[];
  empty: EmptyText;
};

/** A short list without paging or filters. */
export function WholeListPage<C extends Call>({ call, rowKey, columns, nest, empty, ...head }: WholeListPageProps<C>) {
  const mobile = useMedia(MOBILE);
  const read = useRead(call, {} as InputOf<C>); // such a call takes no input
  // Every call of this kind returns a list; the generic call loses the type.
  const rows = (read.data as { list: RowOf<C>[] } | undefined)?.list;
  return (
    <div className="page">
      <PageHead {...head} actions={<HeadActions call={call} title={head.title} columns={columns} actions={head.actions} />} />
      <section className="panel list" aria-busy={read.isFetching}>
        {read.isPending && <Skeleton className="panel-body" active title={false} paragraph={{ rows: 8, width: '100%' }} />}
        {read.isLoadingError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
        {rows?.length === 0 && <EmptyState {...empty} />}
        {rows !== undefined && rows.length > 0 && mobile && <ListCards rows={rows} rowKey={rowKey} columns={columns} selection={null} />}
        {rows !== undefined && rows.length > 0 && !mobile && (
          <WholeTable rows={nest ? nest(rows) : rows} rowKey={rowKey} columns={columns} />
        )}
      </section>
    </div>
  );
}

type HeadActionsProps<C extends Call> = Pick<WholeListPageProps<C>, 'call' | 'title' | 'columns' | 'actions'>;

function HeadActions<C extends Call>({ call, title, columns, actions }: HeadActionsProps<C>) {
  const { t } = useTranslation();
  const exportList = use(ListExportContext);
  const [busy, setBusy] = useState(false);
  const start = () => {
    setBusy(true);
    void exportList?.({ list: call.name, title, filters: {}, columns: exportColumns(call, columns) }).finally(() => setBusy(false));
  };
  return (
    <>
      {exportList !== null && (
        <Button icon={<ExportOutlined aria-hidden />} loading={busy} onClick={start}>
          {t('actions.export')}
        </Button>
      )}
      {actions}
    </>
  );
}

type WholeTableProps<Row> = { rows: readonly Row[]; rowKey: keyof Row & string; columns: readonly ListColumn<Row>[] };

function WholeTable<Row>({ rows, rowKey, columns }: WholeTableProps<Row>) {
  return (
    <Table<Row>
      className="list-table"
      size="middle"
      rowKey={rowKey}
      dataSource={rows}
      pagination={false}
      expandable={{ defaultExpandAllRows: true }}
      scroll={{ x: columns.reduce((sum, column) => sum + column.width, 0) }}
      columns={columns.map((column) => ({
        key: column.key,
        title: column.title,
        width: column.width,
        ...(column.align ? { align: column.align } : {}),
        ...(column.pinned ? { fixed: column.pinned } : {}),
        render: (_value: unknown, row: Row) => cellOf(column, row),
      }))}
    />
  );
}
