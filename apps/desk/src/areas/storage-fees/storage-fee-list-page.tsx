import { storageFeesDeskCalls } from '@quayside/contract/storage-fees/storage-fees.desk-calls';
import type { DeskStorageBillRow } from '@quayside/contract/storage-fees/storage-fees.schemas';
import { useCan } from '@quayside/ui/kernel/context';
import { ListPage } from '@quayside/ui/list/list-page';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerPicker } from '#desk/kernel/customer-picker.tsx';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';
import { DiscountDrawer } from './discount-drawer.tsx';
import { DiscountManyDrawer } from './discount-many-drawer.tsx';
import { RatesDrawer } from './rates-drawer.tsx';
import { RunsDrawer } from './runs-drawer.tsx';
import { useBillColumns } from './storage-fee-columns.tsx';
import { StorageSums } from './storage-sums.tsx';

/** The daily bills of all merchants; rates and nightly runs beside them. */
export function StorageFeeListPage() {
  const { t } = useTranslation(['desk-storage-fees', 'desk-kernel']);
  const [discounted, discount] = useState<DeskStorageBillRow | null>(null);
  const many = useDiscountMany();
  const canManage = useCan('desk.storage-fees.manage');
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
        above={<StorageSums />}
        bulk={canManage ? [{ key: 'discount', label: t('discount_many'), keepsSelection: true, run: many.open }] : []}
        tabs={{
          param: 'settled',
          counts: storageFeesDeskCalls.deskCounts,
          initial: '0',
          items: [
            { key: '0', label: t('unsettled') },
            { key: '1', label: t('settled') },
          ],
        }}
        filters={[
          { kind: 'days', from: 'from', to: 'to', label: t('period') },
          { kind: 'own', name: 'customer_id', label: t('customer', { ns: 'desk-kernel' }), Control: CustomerPicker },
          { kind: 'select', name: 'warehouse_id', label: t('warehouse'), options: useWarehouseOptions() },
        ]}
        columns={useBillColumns(discount)}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      {discounted !== null && <DiscountDrawer bill={discounted} onClose={() => discount(null)} />}
      {many.drawer}
      {drawer === 'rates' && <RatesDrawer onClose={() => open(null)} />}
      {drawer === 'runs' && <RunsDrawer onClose={() => open(null)} />}
    </>
  );
}

/** The drawer for several bills: they must be one customer's, because a discount is a promise to one. */
function useDiscountMany() {
  const { t } = useTranslation('desk-storage-fees');
  const { message } = App.useApp();
  const [bills, setBills] = useState<readonly DeskStorageBillRow[]>([]);
  const open = (chosen: readonly DeskStorageBillRow[]) => {
    const unsettled = chosen.filter(({ settled }) => settled === 0);
    if (unsettled.length === 0) return void message.info(t('none_open'));
    if (new Set(unsettled.map(({ customer_id }) => customer_id)).size > 1) return void message.warning(t('one_customer'));
    setBills(unsettled);
  };
  return { open, drawer: bills.length > 0 && <DiscountManyDrawer bills={bills} onClose={() => setBills([])} /> };
}
