import { inventoryCalls } from '@quayside/contract/inventory/inventory.calls';
import type { InventoryRow } from '@quayside/contract/inventory/inventory.schemas';
import { Copyable } from '@quayside/ui/display/copyable';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { wholeText } from '@quayside/ui/kernel/values';
import { TimeText } from '@quayside/ui/display/time-text';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { LevelDialog } from './level-dialog.tsx';
import { warehouseText } from './warehouse.ts';

/** Which documents hold the locked units. */
export function LockedDialog({ row, onClose }: { row: InventoryRow | null; onClose: () => void }) {
  const { t } = useTranslation('inventory');
  const title = row === null ? '' : t('locked_by', { sku: row.sku, warehouse: warehouseText(row) });
  return (
    <LevelDialog call={inventoryCalls.lockedBy} row={row} title={title} none={t('locked_none')} onClose={onClose}>
      {({ list }) => (
        <Table
          size="small"
          pagination={false}
          scroll={{ x: 'max-content' }}
          rowKey={(freeze) => `${freeze.source_type} ${freeze.source_no}`}
          dataSource={list}
          columns={[
            { title: t('document'), dataIndex: 'source_type', render: (_, { source_type }) => t(`source.${source_type}`) },
            { key: 'no', dataIndex: 'source_no', render: (_, { source_no }) => <Copyable value={source_no} /> },
            {
              title: t('quantity'),
              dataIndex: 'quantity',
              align: 'end',
              render: (_, { quantity }) => wholeText(quantity, currentLanguage()),
            },
            { title: t('since'), dataIndex: 'created_at', render: (_, { created_at }) => <TimeText at={created_at} /> },
          ]}
        />
      )}
    </LevelDialog>
  );
}
