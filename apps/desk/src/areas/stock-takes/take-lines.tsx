import { stockTakesDeskCalls, type StockTake, type StockTakeLine } from '@quayside/contract/stock-takes/stock-takes.desk-calls';
import { Copyable } from '@quayside/ui/display/copyable';
import { ErrorState } from '@quayside/ui/feedback/states';
import { currentLanguage, localeCode } from '@quayside/ui/kernel/i18n';
import { useRead, useWrite } from '@quayside/ui/kernel/query';
import { wholeText } from '@quayside/ui/kernel/values';
import { RowAction, RowActions } from '@quayside/ui/list/row-actions';
import { Segmented, Table, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { LineDrawer } from './line-drawer.tsx';

const LIMIT = 50;

/** What was counted, newest first; or only what differs from the system. */
export function TakeLines({ take }: { take: StockTake }) {
  const { t } = useTranslation('desk-stock-takes');
  const [show, setShow] = useState<'all' | 'differing'>('all');
  const [page, setPage] = useState(1);
  const [edited, edit] = useState<StockTakeLine | null>(null);
  const { take_id } = take;
  const input = { take_id, show, page, limit: LIMIT, order: 'desc' } as const;
  const read = useRead(stockTakesDeskCalls.deskLines, input, { silent: true, keepPrevious: true });
  const columns = useLineColumns(take, edit);
  if (read.isLoadingError) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  return (
    <>
      <Segmented
        className="take-lines-choice"
        value={show}
        onChange={(chosen) => {
          setShow(chosen === 'differing' ? 'differing' : 'all');
          setPage(1);
        }}
        options={[
          { value: 'all', label: t('show_all') },
          { value: 'differing', label: t('show_differing') },
        ]}
      />
      <Table<StockTakeLine>
        size="small"
        loading={read.isPending}
        scroll={{ x: 'max-content' }}
        rowKey={({ customer_id, product_id }) => `${customer_id} ${product_id}`}
        locale={{ emptyText: show === 'all' ? t('no_lines') : t('no_differences') }}
        dataSource={read.data?.list ?? []}
        columns={columns}
        pagination={{
          current: page,
          pageSize: LIMIT,
          total: read.data?.count ?? 0,
          showSizeChanger: false,
          hideOnSinglePage: true,
          onChange: setPage,
        }}
      />
      {edited && <LineDrawer take_id={take_id} line={edited} onClose={() => edit(null)} />}
    </>
  );
}

function useLineColumns({ take_id, state }: StockTake, onEdit: (line: StockTakeLine) => void) {
  const { t } = useTranslation(['desk-stock-takes', 'stock-columns']);
  const remove = useWrite(stockTakesDeskCalls.deskRemoveLine, ['stock-takes']);
  const signed = new Intl.NumberFormat(localeCode(currentLanguage()), { signDisplay: 'exceptZero' });
  const whole = (key: 'believed' | 'counted') => ({
    title: t(key),
    key,
    align: 'end' as const,
    render: (_: unknown, line: StockTakeLine) => wholeText(line[key], currentLanguage()),
  });
  return [
    { title: t('sku'), key: 'sku', render: (_: unknown, { sku }: StockTakeLine) => <Copyable value={sku} /> },
    { title: t('product_name'), dataIndex: 'product_name', ellipsis: true },
    { title: t('customer'), key: 'customer', render: (_: unknown, line: StockTakeLine) => <CustomerLink {...line} /> },
    whole('believed'),
    whole('counted'),
    {
      title: t('difference'),
      key: 'difference',
      align: 'end' as const,
      render: (_: unknown, { difference }: StockTakeLine) => <strong>{signed.format(difference)}</strong>,
    },
    {
      title: t('reason'),
      key: 'reason',
      render: (_: unknown, line: StockTakeLine) => (line.difference === 0 ? '' : t(`reason.${line.reason}`, { ns: 'stock-columns' })),
    },
    { title: t('remark'), dataIndex: 'remark', ellipsis: true },
    { title: t('counted_by'), dataIndex: 'counted_by' },
    ...(state === 'open'
      ? [
          {
            title: '',
            key: 'actions',
            render: (_: unknown, line: StockTakeLine) => {
              const { customer_id, product_id, total, believed } = line;
              return (
                <RowActions>
                  {total !== believed && (
                    <Tooltip title={t('moved_hint', { total })}>
                      <span className="take-moved">{t('moved')}</span>
                    </Tooltip>
                  )}
                  <RowAction onClick={() => onEdit(line)}>{t('edit')}</RowAction>
                  <RowAction onClick={() => remove.mutate({ take_id, customer_id, product_id })}>{t('remove')}</RowAction>
                </RowActions>
              );
            },
          },
        ]
      : []),
  ];
}
