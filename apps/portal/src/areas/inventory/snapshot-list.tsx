import { inventoryCalls } from '@quayside/contract/inventory/inventory.calls';
import type { SnapshotRow } from '@quayside/contract/inventory/inventory.schemas';
import { FIRST_SNAPSHOT_DAY } from '@quayside/domain/inventory/stock-rules';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { useWrite } from '@quayside/ui/kernel/query';
import { awaitTask } from '@quayside/ui/kernel/tasks';
import { wholeText } from '@quayside/ui/kernel/values';
import { today } from '@quayside/ui/kernel/today';
import { ListPage } from '@quayside/ui/list/list-page';
import { useTranslation } from 'react-i18next';
import { SkuCell } from './sku-cell.tsx';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import { levelKey, warehouseText } from './warehouse.ts';

/** The rows of the day in the URL. */
export function SnapshotList() {
  const { t } = useTranslation(['inventory', 'stock-columns']);
  const ns = 'stock-columns';
  // The task tray shows the export.
  const startExport = useWrite(inventoryCalls.export, ['jobs'], { onDone: awaitTask });
  const figure = (key: 'total' | 'frozen' | 'available'): ListColumn<SnapshotRow> => ({
    key,
    title: t(key, { ns }),
    width: 150,
    align: 'end',
    render: (row) => wholeText(row[key], currentLanguage()),
  });
  return (
    <ListPage
      call={inventoryCalls.snapshot}
      rowKey={levelKey}
      title={t('snapshot_title')}
      purpose={t('snapshot_purpose')}
      columns={[
        { key: 'sku', title: t('sku', { ns }), width: 230, render: (row) => <SkuCell row={row} /> },
        { key: 'product_name', title: t('product_name', { ns }), width: 220 },
        { key: 'warehouse', title: t('warehouse', { ns }), width: 200, render: warehouseText },
        figure('total'),
        figure('frozen'),
        figure('available'),
      ]}
      filters={[
        { kind: 'day', name: 'deadline', label: t('deadline'), first: FIRST_SNAPSHOT_DAY, last: today(), required: true },
        { kind: 'text', name: 'keyword', label: t('keyword') },
        { kind: 'select', name: 'warehouse_id', label: t('warehouse', { ns }), options: useWarehouses() },
      ]}
      onExport={startExport.mutateAsync}
      empty={{ title: t('snapshot_empty_title'), hint: t('snapshot_empty_hint') }}
    />
  );
}
