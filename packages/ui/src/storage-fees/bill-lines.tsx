import type { storageFeesCalls } from '@quayside/contract/storage-fees/storage-fees.calls';
import type { storageFeesDeskCalls } from '@quayside/contract/storage-fees/storage-fees.desk-calls';
import type { InputOf } from '@quayside/contract/kernel/call';
import type { StorageBillLine } from '@quayside/contract/storage-fees/storage-fees.schemas';
import { Copyable } from '../display/copyable.tsx';
import { DayText } from '../display/time-text.tsx';
import { currentLanguage } from '../kernel/i18n';
import { useRead } from '../kernel/query.ts';
import { decimalText, wholeText } from '../kernel/values.ts';
import { MoneyText } from '../display/money-text.tsx';
import { ErrorState } from '../feedback/states.tsx';
import { Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const LIMIT = 20;

type Lines = typeof storageFeesCalls.lines | typeof storageFeesDeskCalls.deskLines;
type BillLinesProps<C extends Lines> = { call: C; of: Omit<InputOf<C>, 'page' | 'limit' | 'order' | 'sort'> };

/** The bill by SKU: volume, age, rate. */
export function BillLines<C extends Lines>({ call, of }: BillLinesProps<C>) {
  const { t } = useTranslation('storage-fees');
  const [page, setPage] = useState(1);
  const columns = useLineColumns();
  const input = { ...of, page, limit: LIMIT, order: 'asc' } as InputOf<C>; // `of` is the rest of it
  const read = useRead<Lines>(call, input, { silent: true, keepPrevious: true });
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
