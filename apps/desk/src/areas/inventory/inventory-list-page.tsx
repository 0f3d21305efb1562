import { inventoryDeskCalls } from '@quayside/contract/inventory/inventory.desk-calls';
import { Allowed } from '@quayside/ui/shell/allowed';
import { ListPage } from '@quayside/ui/list/list-page';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerPicker } from '#desk/kernel/customer-picker.tsx';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';
import { AdjustDrawer } from './adjust-drawer.tsx';
import { ChooseLevelDrawer } from './choose-level-drawer.tsx';
import { useInventoryColumns } from './inventory-columns.tsx';
import type { Level } from './level.ts';

/** Stock by warehouse and customer. */
export function InventoryListPage() {
  const { t } = useTranslation(['desk-inventory', 'desk-kernel']);
  const [adjusted, adjust] = useState<Level | 'choose' | null>(null);
  const warehouses = useWarehouseOptions();
  return (
    <>
      <ListPage
        call={inventoryDeskCalls.deskList}
        rowKey={({ product_id, warehouse_id }) => `${product_id} ${warehouse_id}`}
        title={t('title')}
        purpose={t('purpose')}
        actions={
          <Allowed all={['desk.inventory.adjust', 'desk.products.read']}>
            <Button type="primary" onClick={() => adjust('choose')}>
              {t('count')}
            </Button>
          </Allowed>
        }
        filters={[
          { kind: 'text', name: 'keyword', label: t('keyword') },
          {
            kind: 'own',
            name: 'customer_id',
            label: t('customer', { ns: 'desk-kernel' }),
            Control: CustomerPicker,
          },
          { kind: 'select', name: 'warehouse_id', label: t('warehouse'), options: warehouses },
          {
            kind: 'select',
            name: 'sold_out',
            label: t('stock_filter'),
            options: [
              { value: 1, label: t('sold_out') },
              { value: 0, label: t('in_stock') },
            ],
          },
        ]}
        columns={useInventoryColumns(adjust)}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      {adjusted === 'choose' && <ChooseLevelDrawer onChosen={adjust} onClose={() => adjust(null)} />}
      {adjusted !== null && adjusted !== 'choose' && <AdjustDrawer start={adjusted} onClose={() => adjust(null)} />}
    </>
  );
}
