import { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import { receivingPaths } from '@quayside/contract/receiving/receiving.paths';
import type { ReceivingRow } from '@quayside/contract/receiving/receiving.schemas';
import { inboundStages } from '@quayside/domain/inbound/inbound-machine';
import { periodHours } from '@quayside/domain/inbound/inbound-rules';
import { Copyable } from '@quayside/ui/display/copyable';
import { StateTag } from '@quayside/ui/display/state-tag';
import { DayText, TimeText } from '@quayside/ui/display/time-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { localName } from '@quayside/ui/kernel/local-name';
import { wholeText } from '@quayside/ui/kernel/values';
import { NUMBER_WIDTH } from '@quayside/ui/list/actions-column';
import { ListPage } from '@quayside/ui/list/list-page';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';
import { FindByCode } from './find-by-code.tsx';
import './receiving.css';

/** Confirmed appointments: what is expected, here, shelved and completed. */
export function ReceivingListPage() {
  const { t } = useTranslation('desk-receiving');
  return (
    <ListPage
      call={receivingDeskCalls.deskList}
      rowKey="inbound_id"
      title={t('title')}
      purpose={t('purpose')}
      actions={<FindByCode />}
      tabs={{
        param: 'stage',
        counts: receivingDeskCalls.deskCounts,
        initial: 'pending_quality_control',
        items: inboundStages.map((key) => ({ key, label: t(`stages.${key}`) })),
      }}
      filters={[
        { kind: 'text', name: 'number', label: t('number') },
        { kind: 'select', name: 'warehouse_id', label: t('warehouse'), options: useWarehouseOptions() },
      ]}
      columns={useReceivingColumns()}
      empty={{ title: t('empty_title'), hint: t('empty_hint') }}
    />
  );
}

function useReceivingColumns(): ListColumn<ReceivingRow>[] {
  const { t } = useTranslation('desk-receiving');
  const whole = (key: 'reservation_quantity' | 'effective_quantity', title: string): ListColumn<ReceivingRow> => ({
    key,
    title,
    width: 130,
    align: 'end',
    render: (row) => wholeText(row[key], currentLanguage()),
  });
  return [
    { key: 'inbound_no', title: t('number'), width: NUMBER_WIDTH, pinned: 'start', render: (row) => <StationLink row={row} /> },
    { key: 'stage', title: t('stage'), width: 120, card: 'tag', render: ({ stage }) => <StageTag stage={stage} /> },
    { key: 'customer_name', title: t('customer'), width: 190, render: (row) => <CustomerLink {...row} /> },
    {
      key: 'warehouse_id',
      title: t('warehouse'),
      width: 150,
      render: (row) => localName({ name_en: row.warehouse_name_en, name_cn: row.warehouse_name_cn }),
    },
    {
      key: 'arrival_date',
      title: t('arrival'),
      width: 200,
      render: ({ arrival_date, arrival_period }) => (
        <>
          <DayText day={arrival_date} /> {arrival_period && periodHours[arrival_period]}
        </>
      ),
    },
    {
      key: 'boxes',
      title: t('boxes'),
      width: 300,
      card: 'note',
      render: ({ arrived, counted, shelved, box_quantity }) => t('boxes_progress', { arrived, counted, shelved, all: box_quantity }),
    },
    { key: 'volume_m3', title: t('volume'), width: 110, align: 'end' },
    whole('reservation_quantity', t('booked_units')),
    whole('effective_quantity', t('shelved_units')),
    { key: 'arrived_at', title: t('arrived_at'), width: 170, card: 'time', render: (row) => <TimeText at={row.arrived_at} /> },
    { key: 'shelved_at', title: t('shelved_at'), width: 170, render: (row) => <TimeText at={row.shelved_at} /> },
    { key: 'tracking_numbers', title: t('tracking'), width: 200, render: (row) => row.tracking_numbers.join(', ') },
  ];
}

function StationLink({ row: { customer_id, inbound_id, inbound_no } }: { row: ReceivingRow }) {
  return (
    <Copyable value={inbound_no}>
      <Link to={receivingPaths.station(customer_id, inbound_id)}>{inbound_no}</Link>
    </Copyable>
  );
}

const tones = { future_receipt: 'waiting', pending_quality_control: 'active', shelved: 'active', inventory_completed: 'good' } as const;

function StageTag({ stage }: Pick<ReceivingRow, 'stage'>) {
  const { t } = useTranslation('desk-receiving');
  return <StateTag tone={tones[stage]}>{t(`stages.${stage}`)}</StateTag>;
}
