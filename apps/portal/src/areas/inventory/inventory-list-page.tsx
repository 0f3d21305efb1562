import { inventoryCalls } from '@quayside/contract/inventory/inventory.calls';
import type { InventoryRow } from '@quayside/contract/inventory/inventory.schemas';
import type { ListFilter } from '@quayside/ui/list/list-types';
import { useWrite } from '@quayside/ui/kernel/query';
import { awaitTask } from '@quayside/ui/kernel/tasks';
import { ListPage } from '@quayside/ui/list/list-page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AgeDialog } from './age-dialog.tsx';
import { useInventoryColumns } from './inventory-columns.tsx';
import { LockedDialog } from './locked-dialog.tsx';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import { levelKey } from './warehouse.ts';

/** Stock by product and warehouse: total, locked and available (INV-01). */
export function InventoryListPage() {
  const { t } = useTranslation('inventory');
  const [locked, showLocked] = useState<InventoryRow | null>(null);
  const [aged, showAge] = useState<InventoryRow | null>(null);
  const columns = useInventoryColumns(showLocked, showAge);
  // The task tray shows the export.
  const startExport = useWrite(inventoryCalls.export, ['jobs'], { onDone: awaitTask });
  return (
    <>
      <ListPage
        call={inventoryCalls.list}
        rowKey={levelKey}
        title={t('title')}
        purpose={t('purpose')}
        columns={columns}
        tabs={{
          param: 'sold_out',
          counts: inventoryCalls.counts,
          items: [
            { key: '0', label: t('in_stock') },
            { key: '1', label: t('sold_out') },
          ],
        }}
        filters={useFilters()}
        onExport={startExport.mutateAsync}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      <LockedDialog row={locked} onClose={() => showLocked(null)} />
      <AgeDialog row={aged} onClose={() => showAge(null)} />
    </>
  );
}

function useFilters(): ListFilter<typeof inventoryCalls.list>[] {
  const { t } = useTranslation(['inventory', 'stock-columns']);
  return [
    { kind: 'text', name: 'keyword', label: t('keyword') },
    { kind: 'select', name: 'warehouse_id', label: t('warehouse', { ns: 'stock-columns' }), options: useWarehouses() },
    { kind: 'select', name: 'low', label: t('low_filter'), options: [{ value: 1, label: t('low') }] },
  ];
}
