import { tariffsDeskCalls } from '@quayside/contract/tariffs/tariffs.desk-calls';
import type { TariffFaultRow } from '@quayside/contract/tariffs/tariffs.schemas';
import { sentenceOf } from '@quayside/domain/tariffs/import-faults';
import { ErrorState } from '@quayside/ui/feedback/states';
import { useRead } from '@quayside/ui/kernel/query';
import { EMPTY } from '@quayside/ui/kernel/values';
import { Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const PAGE_SIZE = 50;

/** Every fault with its place in the workbook, in the order of the sheets. */
export function FaultTable({ import_id }: { import_id: number }) {
  const { t } = useTranslation('desk-tariffs');
  const [page, setPage] = useState(1);
  const read = useRead(tariffsDeskCalls.deskFaults, { import_id, page, limit: PAGE_SIZE }, { silent: true });
  if (read.isLoadingError) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  return (
    <section className="panel">
      <Table
        size="small"
        rowKey="fault_no"
        loading={read.isPending}
        dataSource={read.data?.list ?? []}
        pagination={{
          current: page,
          pageSize: PAGE_SIZE,
          total: read.data?.count ?? 0,
          showSizeChanger: false,
          hideOnSinglePage: true,
          onChange: setPage,
        }}
        columns={[
          { key: 'sheet', title: t('sheet'), width: 140, render: (_, { sheet }) => t(`sheets.${sheet}`) },
          { key: 'row', title: t('row'), width: 80, align: 'end', render: (_, { row_no }) => row_no ?? EMPTY },
          { key: 'column', title: t('column'), width: 190, render: (_, { column_name }) => <ColumnName column={column_name} /> },
          { key: 'what', title: t('what'), render: (_, fault) => <FaultSentenceText fault={fault} /> },
          { key: 'place', title: t('place'), width: 260, render: (_, { place }) => place || EMPTY },
        ]}
      />
    </section>
  );
}

function ColumnName({ column }: { column: string | null }) {
  const { t } = useTranslation('tariff-columns');
  return column === null ? EMPTY : t(`title.${column}` as never);
}

function FaultSentenceText({ fault: { code, figures } }: { fault: TariffFaultRow }) {
  const { t } = useTranslation('desk-tariffs');
  return <>{t(`fault.${sentenceOf(code, figures)}`, figures as never)}</>;
}
