import { inboundDeskCalls, type DeskInboundRow } from '@quayside/contract/inbound/inbound.desk-calls';
import { deskInboundPaths } from '@quayside/contract/inbound/inbound.paths';
import { billStatuses, inboundStages } from '@quayside/domain/inbound/inbound-machine';
import { periodHours } from '@quayside/domain/inbound/inbound-rules';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { Copyable } from '@quayside/ui/display/copyable';
import { DayText, TimeText } from '@quayside/ui/display/time-text';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { wholeText } from '@quayside/ui/kernel/values';
import { NUMBER_WIDTH } from '@quayside/ui/list/actions-column';
import { ListPage } from '@quayside/ui/list/list-page';
import type { ListColumn, ListFilter } from '@quayside/ui/list/list-types';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { CustomerPicker } from '#desk/kernel/customer-picker.tsx';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';
import { BillTag, StageText } from './inbound-tags.tsx';
import './inbound.css';
import { useConfirm } from './use-confirm.ts';

/** All appointments; the queue opens it on those that wait for an audit. */
export function InboundListPage() {
  const { t } = useTranslation('desk-inbound');
  const canAudit = useCan('desk.inbound.audit');
  const confirm = useConfirm();
  return (
    <ListPage
      call={inboundDeskCalls.deskList}
      rowKey="inbound_id"
      title={t('title')}
      purpose={t('purpose')}
      tabs={{
        param: 'bill_status',
        counts: inboundDeskCalls.deskCounts,
        items: billStatuses.map((key) => ({ key, label: t(`statuses.${key}`), ...(key === 'submitted' ? { alert: true } : {}) })),
      }}
      filters={useFilters()}
      columns={useColumns()}
      bulk={canAudit ? [{ key: 'pass', label: t('pass_many'), run: confirm }] : []}
      empty={{ title: t('empty_title'), hint: t('empty_hint') }}
    />
  );
}

function useFilters(): ListFilter<typeof inboundDeskCalls.deskList>[] {
  const { t } = useTranslation(['desk-inbound', 'desk-kernel']);
  return [
    { kind: 'text', name: 'number', label: t('number_filter') },
    { kind: 'own', name: 'customer_id', label: t('customer', { ns: 'desk-kernel' }), Control: CustomerPicker },
    { kind: 'select', name: 'stage', label: t('stage'), options: inboundStages.map((value) => ({ value, label: t(`stages.${value}`) })) },
    { kind: 'select', name: 'warehouse_id', label: t('warehouse'), options: useWarehouseOptions() },
    { kind: 'days', from: 'from', to: 'to', label: t('days') },
  ];
}

function useColumns(): ListColumn<DeskInboundRow>[] {
  const { t } = useTranslation('desk-inbound');
  const warehouses = useWarehouseOptions();
  const whole = (key: 'box_quantity' | 'reservation_quantity' | 'effective_quantity', title: string): ListColumn<DeskInboundRow> => ({
    key,
    title,
    width: 110,
    align: 'end',
    render: (row) => wholeText(row[key], currentLanguage()),
  });
  return [
    { key: 'inbound_no', title: t('number'), width: NUMBER_WIDTH, pinned: 'start', render: (row) => <InboundLink row={row} /> },
    { key: 'bill_status', title: t('status'), width: 150, card: 'tag', render: (row) => <BillTag status={row.bill_status} /> },
    { key: 'stage', title: t('stage'), width: 120, render: (row) => <StageText stage={row.stage} /> },
    { key: 'customer_name', title: t('customer'), width: 190, card: 'main', render: (row) => <CustomerLink {...row} /> },
    {
      key: 'warehouse_id',
      title: t('warehouse'),
      width: 110,
      render: (row) => warehouses.find(({ value }) => value === row.warehouse_id)?.code,
    },
    { key: 'goods', title: t('goods'), width: 260, render: (row) => <Goods row={row} /> },
    whole('box_quantity', t('boxes')),
    whole('reservation_quantity', t('booked')),
    whole('effective_quantity', t('shelved')),
    { key: 'volume_m3', title: t('volume'), width: 120, align: 'end' },
    {
      key: 'arrival_date',
      title: t('arrival'),
      width: 210,
      sortable: true,
      render: ({ arrival_date, arrival_period }) => (
        <>
          <DayText day={arrival_date} /> {arrival_period && periodHours[arrival_period]}
        </>
      ),
    },
    { key: 'carrier', title: t('carrier'), width: 140, card: 'note' },
    { key: 'tracking_numbers', title: t('tracking'), width: 190, render: (row) => row.tracking_numbers.join(', ') },
    {
      key: 'submitted_at',
      title: t('submitted_at'),
      width: 170,
      sortable: true,
      card: 'time',
      render: (row) => <TimeText at={row.submitted_at} />,
    },
  ];
}

function Goods({ row: { goods, sku_quantity } }: { row: DeskInboundRow }) {
  return (
    <span className="inbound-goods">
      {goods.map(({ sku, quantity, image_url }) => (
        <span key={sku} title={`${sku} × ${quantity}`}>
          <AuthImage path={image_url} alt="" />
        </span>
      ))}
      {goods.map(({ sku }) => sku).join(', ')}
      {sku_quantity > goods.length && ` +${sku_quantity - goods.length}`}
    </span>
  );
}

function InboundLink({ row: { customer_id, inbound_id, inbound_no } }: { row: DeskInboundRow }) {
  return (
    <Copyable value={inbound_no}>
      <Link to={deskInboundPaths.detail(customer_id, inbound_id)}>{inbound_no}</Link>
    </Copyable>
  );
}
