import { storageFeesCalls } from '@quayside/contract/storage-fees/storage-fees.calls';
import { FREE_DAYS } from '@quayside/domain/storage-fees/storage-rules';
import { useCan } from '@quayside/ui/kernel/context';
import { ListPage } from '@quayside/ui/list/list-page';
import { useTranslation } from 'react-i18next';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import { useBillColumns } from './storage-fee-columns.tsx';
import { StoragePanel } from './storage-panel.tsx';
import { useSettle, useSettleMany } from './use-settle.ts';

/** The daily bills of each warehouse (BILL-07, BILL-08). */
export function StorageFeeListPage() {
  const { t } = useTranslation('storage-fees');
  const canSettle = useCan('storage-fees.settle');
  const settle = useSettle();
  const settleMany = useSettleMany();
  return (
    <ListPage
      call={storageFeesCalls.list}
      rowKey="bill_id"
      title={t('title')}
      purpose={t('purpose', { days: FREE_DAYS })}
      above={<StoragePanel />}
      columns={useBillColumns(canSettle ? settle : null)}
      tabs={{
        param: 'settled',
        counts: storageFeesCalls.counts,
        items: [
          { key: '0', label: t('unsettled') },
          { key: '1', label: t('settled') },
        ],
      }}
      filters={[
        { kind: 'days', from: 'from', to: 'to', label: t('period') },
        { kind: 'select', name: 'warehouse_id', label: t('warehouse'), options: useWarehouses() },
      ]}
      bulk={canSettle ? [{ key: 'settle', label: t('settle_many'), run: settleMany }] : []}
      empty={{ title: t('empty_title'), hint: t('empty_hint', { days: FREE_DAYS }) }}
    />
  );
}
