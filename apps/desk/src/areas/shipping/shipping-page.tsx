import { shippingDeskCalls } from '@quayside/contract/shipping/shipping.desk-calls';
import type { ShippingRow } from '@quayside/contract/shipping/shipping.schemas';
import { Copyable } from '@quayside/ui/display/copyable';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { localName } from '@quayside/ui/kernel/local-name';
import { wholeText } from '@quayside/ui/kernel/values';
import { actionsColumn, NUMBER_WIDTH } from '@quayside/ui/list/actions-column';
import { ListPage } from '@quayside/ui/list/list-page';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { ParcelDrawer } from '#desk/kernel/parcel/parcel-drawer.tsx';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';
import { EventsDrawer, NumbersDrawer } from './file-drawers.tsx';
import { HandoverDrawer } from './handover-drawer.tsx';
import { LabelCell } from './label-cell.tsx';
import { ScanShip } from './scan-ship.tsx';
import { RefusedVoids } from './voids-drawer.tsx';
import './shipping.css';

/** Packed parcels: each gets its carrier's number by scan or by file, and leaves on a hand-over list. */
export function ShippingPage() {
  const { t } = useTranslation('desk-shipping');
  const [open, setOpen] = useState<'rows' | 'events' | 'handover' | null>(null);
  const [shown, show] = useState<ShippingRow | null>(null);
  const maySet = useCan('desk.tracking.set');
  const close = () => setOpen(null);
  return (
    <>
      <ListPage
        call={shippingDeskCalls.deskList}
        rowKey="order_id"
        title={t('title')}
        purpose={t('purpose')}
        above={<ScanShip />}
        actions={
          <>
            <RefusedVoids />
            {maySet && <Button onClick={() => setOpen('events')}>{t('events.title')}</Button>}
            <Button onClick={() => setOpen('handover')}>{t('handovers')}</Button>
            <Button type="primary" onClick={() => setOpen('rows')}>
              {t('by_file')}
            </Button>
          </>
        }
        filters={[
          { kind: 'text', name: 'number', label: t('number') },
          { kind: 'select', name: 'warehouse_id', label: t('warehouse'), options: useWarehouseOptions() },
        ]}
        columns={useShippingColumns(show)}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      {shown && <ParcelDrawer order={shown} onClose={() => show(null)} />}
      {open === 'rows' && <NumbersDrawer onClose={close} />}
      {open === 'events' && <EventsDrawer onClose={close} />}
      {open === 'handover' && <HandoverDrawer onClose={close} />}
    </>
  );
}

function useShippingColumns(onShow: (row: ShippingRow) => void): ListColumn<ShippingRow>[] {
  const { t } = useTranslation('desk-shipping');
  const canRead = useCan('desk.orders.read');
  const render = (row: ShippingRow) => (
    <Button type="link" size="small" onClick={() => onShow(row)}>
      {t('parcel.open')}
    </Button>
  );
  return [
    { key: 'waybill_no', title: t('waybill'), width: NUMBER_WIDTH, pinned: 'start', render: (row) => <Copyable value={row.waybill_no} /> },
    { key: 'order_no', title: t('order'), width: NUMBER_WIDTH, card: 'main', render: (row) => <Copyable value={row.order_no} /> },
    { key: 'customer_name', title: t('customer'), width: 190, render: (row) => <CustomerLink {...row} /> },
    { key: 'country', title: t('country'), width: 100 },
    {
      key: 'method',
      title: t('method'),
      width: 220,
      card: 'note',
      render: (row) => localName({ name_en: row.method_name_en, name_cn: row.method_name_cn }),
    },
    {
      key: 'weight_g',
      title: t('weight'),
      width: 120,
      align: 'end',
      render: ({ weight_g }) => (weight_g === null ? '' : wholeText(weight_g, currentLanguage())),
    },
    { key: 'packed_at', title: t('packed_at'), width: 170, sortable: true, card: 'time', render: (row) => <TimeText at={row.packed_at} /> },
    { key: 'packed_by', title: t('packed_by'), width: 140 },
    {
      key: 'intercept_requested',
      title: t('note'),
      width: 180,
      card: 'tag',
      render: ({ intercept_requested }) => intercept_requested && <StateTag tone="bad">{t('intercept')}</StateTag>,
    },
    { key: 'label', title: t('label'), width: 260, render: (row) => <LabelCell row={row} /> },
    ...(canRead ? [{ ...actionsColumn(), width: 110, render }] : []),
  ];
}
