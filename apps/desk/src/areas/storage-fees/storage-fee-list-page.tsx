import { storageFeesDeskCalls } from '@quayside/contract/storage-fees/storage-fees.desk-calls';
import type { DeskStorageBillRow } from '@quayside/contract/storage-fees/storage-fees.schemas';
import { ListPage } from '@quayside/ui/list/list-page';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerPicker } from '#desk/kernel/customer-picker.tsx';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';
import { DiscountDrawer } from './discount-drawer.tsx';
import { RatesDrawer } from './rates-drawer.tsx';
import { RunsDrawer } from './runs-drawer.tsx';
import { useBillColumns } from './storage-fee-columns.tsx';

/** The daily bills of all merchants; rates and nightly runs beside them. */
export function StorageFeeListPage() {
  const { t } = useTranslation(['desk-storage-fees', 'desk-kernel']);
  const [discounted, discount] = useState<DeskStorageBillRow | null>(null);
  const [drawer, open] = useState<'rates' | 'runs' | null>(null);
  return (
    <>
      <ListPage
        call={storageFeesDeskCalls.deskList}
        rowKey="bill_id"
        title={t('title')}
        purpose={t('purpose')}
        actions={
          <>
            <Button onClick={() => open('runs')}>{t('runs')}</Button>
            <Button onClick={() => open('rates')}>{t('rates')}</Button>
          </>
        }
        tabs={{
          param: 'settled',
          counts: storageFeesDeskCalls.deskCounts,
          items: [
            { key: '0', label: t('unsettled') },
            { key: '1', label: t('settled') },
          ],
        }}
        filters={[
          { kind: 'own', name: 'customer_id', label: t('customer', { ns: 'desk-kernel' }), Control: CustomerPicker },
          { kind: 'select', name: 'warehouse_id', label: t('warehouse'), options: useWarehouseOptions() },
        ]}
        columns={useBillColumns(discount)}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      {discounted !== null && <DiscountDrawer bill={discounted} onClose={() => discount(null)} />}
      {drawer === 'rates' && <RatesDrawer onClose={() => open(null)} />}
      {drawer === 'runs' && <RunsDrawer onClose={() => open(null)} />}
    </>
  );
}
