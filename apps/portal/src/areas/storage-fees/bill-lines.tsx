import { storageFeesCalls } from '@quayside/contract/storage-fees/storage-fees.calls';
import type { StorageBillLine } from '@quayside/contract/storage-fees/storage-fees.schemas';
import { Copyable } from '@quayside/ui/display/copyable';
import { DayText } from '@quayside/ui/display/time-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { decimalText, wholeText } from '@quayside/ui/kernel/values';
import { MoneyText } from '@quayside/ui/display/money-text';
import { ErrorState } from '@quayside/ui/feedback/states';
import { Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const LIMIT = 20;

/** The bill by SKU: volume, age, rate. */
export function BillLines({ bill_id }: { bill_id: number }) {
  const { t } = useTranslation('storage-fees');
  const [page, setPage] = useState(1);
  const columns = useLineColumns();
  const read = useRead(storageFeesCalls.lines, { bill_id, page, limit: LIMIT, order: 'asc' }, { silent: true, keepPrevious: true });
  if (read.isLoadingError) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  return (
    <>
      <p className="quiet bill-lines-hint">{t('lines_hint')}</p>
      <Table<StorageBillLine>
        size="middle"
        loading={read.isFetching}
        scroll={{ x: 'max-content' }}
        rowKey="line_no"
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
    </>
  );
}

function useLineColumns() {
  const { t } = useTranslation('storage-fees');
  const decimal = (value: string) => decimalText(value, currentLanguage());
  const age = ({ age_days, free_days_left }: StorageBillLine) =>
    free_days_left > 0
      ? `${t('age_days', { count: age_days })} · ${t('free', { count: free_days_left })}`
      : t('age_days', { count: age_days });
  return [
    { title: t('sku'), key: 'sku', fixed: 'start' as const, render: (_: unknown, { sku }: StorageBillLine) => <Copyable value={sku} /> },
    { title: t('product_name'), dataIndex: 'product_name' },
    { title: t('shelved_on'), key: 'shelved_on', render: (_: unknown, { shelved_on }: StorageBillLine) => <DayText day={shelved_on} /> },
    { title: t('age'), key: 'age', render: (_: unknown, line: StorageBillLine) => age(line) },
    {
      title: t('line_pieces'),
      key: 'pieces',
      align: 'end' as const,
      render: (_: unknown, { pieces }: StorageBillLine) => wholeText(pieces, currentLanguage()),
    },
    { title: t('volume'), key: 'volume_m3', align: 'end' as const, render: (_: unknown, line: StorageBillLine) => decimal(line.volume_m3) },
    { title: t('rate'), key: 'rate', align: 'end' as const, render: (_: unknown, line: StorageBillLine) => decimal(line.usd_per_m3_day) },
    {
      title: t('fee'),
      key: 'amount',
      align: 'end' as const,
      render: (_: unknown, { amount }: StorageBillLine) => <MoneyText amount={amount} currency="USD" />,
    },
  ];
}
