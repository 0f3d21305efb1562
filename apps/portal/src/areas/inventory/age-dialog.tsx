import { inventoryCalls } from '@quayside/contract/inventory/inventory.calls';
import type { InventoryRow } from '@quayside/contract/inventory/inventory.schemas';
import { Copyable } from '@quayside/ui/display/copyable';
import { DayText } from '@quayside/ui/display/time-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { wholeText } from '@quayside/ui/kernel/values';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { LevelDialog } from './level-dialog.tsx';
import { warehouseText } from './warehouse.ts';

/** Stock by age, from the putaway day. */
export function AgeDialog({ row, onClose }: { row: InventoryRow | null; onClose: () => void }) {
  const { t } = useTranslation('inventory');
  const title = row === null ? '' : t('age_title', { sku: row.sku, warehouse: warehouseText(row) });
  const whole = (value: number) => wholeText(value, currentLanguage());
  return (
    <LevelDialog call={inventoryCalls.stockAge} row={row} title={title} none={t('age_none')} onClose={onClose}>
      {({ list }) => (
        <Table
          size="small"
          pagination={false}
          scroll={{ x: 'max-content' }}
          rowKey={(layer) => `${layer.shelved_on} ${layer.source_no}`}
          dataSource={list}
          columns={[
            { title: t('shelved_on'), dataIndex: 'shelved_on', render: (_, { shelved_on }) => <DayText day={shelved_on} /> },
            { title: t('age'), dataIndex: 'age_days', align: 'end', render: (_, { age_days }) => t('age_days', { count: age_days }) },
            { title: t('received'), dataIndex: 'received', align: 'end', render: (_, { received }) => whole(received) },
            { title: t('remaining'), dataIndex: 'remaining', align: 'end', render: (_, { remaining }) => whole(remaining) },
            { title: t('document'), dataIndex: 'source_no', render: (_, { source_no }) => <Copyable value={source_no} /> },
          ]}
        />
      )}
    </LevelDialog>
  );
}
