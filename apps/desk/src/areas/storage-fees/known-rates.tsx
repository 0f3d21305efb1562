import { storageFeesDeskCalls, type Rate } from '@quayside/contract/storage-fees/storage-fees.desk-calls';
import { FREE_DAYS } from '@quayside/domain/storage-fees/storage-rules';
import { useRead } from '@quayside/ui/kernel/query';
import { DayText } from '@quayside/ui/display/time-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { decimalText } from '@quayside/ui/kernel/values';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';

/** The rate tables of all warehouses, including future ones. */
export function KnownRates() {
  const { t } = useTranslation('desk-storage-fees');
  const rates = useRead(storageFeesDeskCalls.deskRates, {});
  const warehouses = useWarehouseOptions();
  const nameOf = (id: number) => warehouses.find(({ value }) => value === id)?.label ?? id;
  return (
    <>
      <h3>{t('rates_known')}</h3>
      <p className="quiet">{t('rates_hint', { days: FREE_DAYS })}</p>
      <Table<Rate>
        className="known-rates"
        size="small"
        pagination={false}
        loading={rates.isPending}
        locale={{ emptyText: t('rates_none') }}
        rowKey={(rate) => `${rate.warehouse_id} ${rate.valid_from} ${rate.from_age_days}`}
        dataSource={rates.data?.list ?? []}
        columns={[
          { title: t('warehouse'), key: 'warehouse', render: (_, rate) => nameOf(rate.warehouse_id) },
          { title: t('valid_from'), dataIndex: 'valid_from', render: (_, { valid_from }) => <DayText day={valid_from} /> },
          { title: t('from_age_days'), dataIndex: 'from_age_days', align: 'end' },
          {
            title: t('usd_per_m3_day'),
            dataIndex: 'usd_per_m3_day',
            align: 'end',
            render: (_, { usd_per_m3_day }) => decimalText(usd_per_m3_day, currentLanguage()),
          },
        ]}
      />
    </>
  );
}
