import { packingDeskCalls } from '@quayside/contract/packing/packing.desk-calls';
import { packingPaths } from '@quayside/contract/packing/packing.paths';
import type { PackingRow } from '@quayside/contract/packing/packing.schemas';
import { basketCode } from '@quayside/domain/packing/packing-rules';
import { TimeText } from '@quayside/ui/display/time-text';
import { countryName } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { localName } from '@quayside/ui/kernel/local-name';
import { wholeText } from '@quayside/ui/kernel/values';
import { ListPage } from '@quayside/ui/list/list-page';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';
import { MakeWaveDialog } from './make-wave-dialog.tsx';
import './packing-list.css';
import { Waves } from './waves.tsx';

/** Approved orders, longest waiting first, and the waves they are picked in. */
export function PackingListPage() {
  const { t } = useTranslation('desk-packing');
  const [isMaking, make] = useState(false);
  return (
    <>
      <ListPage
        call={packingDeskCalls.deskList}
        rowKey="order_id"
        title={t('title')}
        actions={
          <>
            <Button onClick={() => make(true)}>{t('make_wave')}</Button>
            <Link to={packingPaths.station}>
              <Button type="primary">{t('open_station')}</Button>
            </Link>
          </>
        }
        above={<Waves />}
        filters={[
          { kind: 'text', name: 'number', label: t('order') },
          { kind: 'select', name: 'warehouse_id', label: t('warehouse'), options: useWarehouseOptions() },
        ]}
        columns={usePackingColumns()}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      {isMaking && <MakeWaveDialog onClose={() => make(false)} />}
    </>
  );
}

function usePackingColumns(): ListColumn<PackingRow>[] {
  const { t } = useTranslation('desk-packing');
  const whole = (key: 'sku_quantity' | 'quantity', title: string): ListColumn<PackingRow> => ({
    key,
    title,
    width: 90,
    align: 'end',
    render: (row) => wholeText(row[key], currentLanguage()),
  });
  return [
    {
      key: 'order_no',
      title: t('order'),
      width: 214,
      pinned: 'start',
      render: ({ order_no }) => <Link to={`${packingPaths.station}?code=${encodeURIComponent(order_no)}`}>{order_no}</Link>,
    },
    { key: 'customer_name', title: t('customer'), width: 190, render: (row) => <CustomerLink {...row} /> },
    {
      key: 'wave_no',
      title: t('wave'),
      width: 190,
      render: ({ wave_no, basket }) => (wave_no !== null && basket !== null ? basketCode(wave_no, basket) : ''),
    },
    { key: 'country', title: t('country'), width: 150, render: (row) => countryName(row.country, currentLanguage()) },
    {
      key: 'method',
      title: t('method'),
      width: 170,
      render: (row) => localName({ name_en: row.method_name_en, name_cn: row.method_name_cn }),
    },
    whole('sku_quantity', t('skus')),
    whole('quantity', t('quantity')),
    { key: 'verified_at', title: t('waiting_since'), width: 170, card: 'time', render: (row) => <TimeText at={row.verified_at} /> },
    { key: 'packer', title: t('packer'), width: 150, render: ({ packer }) => packer ?? '' },
  ];
}
