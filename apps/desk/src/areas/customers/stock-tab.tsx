import { inventoryDeskCalls } from '@quayside/contract/inventory/inventory.desk-calls';
import { ListPage } from '@quayside/ui/list/list-page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';
import { AdjustDrawer } from '../inventory/adjust-drawer.tsx';
import { useInventoryColumns } from '../inventory/inventory-columns.tsx';
import type { Level } from '../inventory/level.ts';

/** The customer's stock by SKU and warehouse. */
export function StockTab({ customer_id }: { customer_id: number }) {
  const { t } = useTranslation(['customers', 'desk-inventory']);
  const [adjusted, adjust] = useState<Level | null>(null);
  const columns = useInventoryColumns(adjust).filter(({ key }) => key !== 'customer');
  return (
    <>
      <ListPage
        call={inventoryDeskCalls.deskList}
        fixed={{ customer_id }}
        rowKey={(row) => `${row.product_id} ${row.warehouse_id}`}
        title={t('tabs.stock')}
        columns={columns}
        filters={[
          { kind: 'text', name: 'keyword', label: t('keyword', { ns: 'desk-inventory' }) },
          { kind: 'select', name: 'warehouse_id', label: t('warehouse', { ns: 'desk-inventory' }), options: useWarehouseOptions() },
        ]}
        tabs={{ param: 'sold_out', items: [{ key: '1', label: t('sold_out', { ns: 'desk-inventory' }) }] }}
        empty={{ title: t('empty_title', { ns: 'desk-inventory' }), hint: t('list_empty_hint') }}
      />
      {adjusted && <AdjustDrawer start={adjusted} onClose={() => adjust(null)} />}
    </>
  );
}
