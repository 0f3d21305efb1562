import type { WorkOrderDetail, WorkOrderRow } from '@quayside/contract/work-orders/work-orders.schemas';
import { Timeline } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DetailSection } from '../detail/detail-page.tsx';
import { Facts, type Fact } from '../detail/facts.tsx';
import { ActorName } from '../display/actor-name.tsx';
import { AuthImage } from '../display/auth-image.tsx';
import { Copyable } from '../display/copyable.tsx';
import { MoneyText } from '../display/money-text.tsx';
import { StateTag, type Tone } from '../display/state-tag.tsx';
import { TimeText } from '../display/time-text.tsx';
import { FeeTable, WorkLines } from './work-tables.tsx';
import './work-orders.css';

const tones: Record<WorkOrderRow['state'], Tone> = {
  submitted: 'waiting',
  in_progress: 'active',
  done: 'good',
  refused: 'bad',
  canceled: 'quiet',
};

export function WorkStateTag({ state }: Pick<WorkOrderRow, 'state'>) {
  const { t } = useTranslation('work-orders');
  return <StateTag tone={tones[state]}>{t(`states.${state}`)}</StateTag>;
}

type NextProps = Pick<WorkOrderRow, 'state'> & { side: 'next' | 'next_desk' };

function NextStep({ state, side }: NextProps) {
  const { t } = useTranslation('work-orders');
  return t(`${side}.${state}`);
}

/** State and next step, for one side. */
export const workStatus =
  (side: NextProps['side']) =>
  ({ state }: Pick<WorkOrderRow, 'state'>) => ({ tag: <WorkStateTag state={state} />, next: <NextStep state={state} side={side} /> });

/** What was ordered with it, in words. */
export function useOptionText(): (row: Pick<WorkOrderRow, 'options'>) => string {
  const { t } = useTranslation('work-orders');
  return ({ options }) => options.map((option) => t(`items.${option}`)).join(', ');
}

type FactsProps = { order: WorkOrderDetail; warehouse: ReactNode; more?: readonly Fact[] };

const noFacts: readonly Fact[] = [];

export function WorkFacts({ order, warehouse, more = noFacts }: FactsProps) {
  const { t } = useTranslation('work-orders');
  const options = useOptionText();
  const total = order.state === 'done' ? t('charged') : t('quoted');
  return (
    <Facts
      facts={[
        [t('number'), <Copyable key="no" value={order.work_order_no} />],
        ...more,
        [t('type'), t(`types.${order.type}`)],
        [t('options'), options(order)],
        [t('warehouse'), warehouse],
        ...(order.total === null ? [] : [[total, <MoneyText key="total" amount={order.total} currency="USD" />] as const]),
        ...(order.type === 'bundle'
          ? ([
              [t('bundle_sku'), order.bundle_sku],
              [t('bundle_quantity'), order.bundle_quantity],
            ] as const)
          : []),
        ...(order.type === 'return'
          ? ([
              [t('address'), <AddressText key="address" order={order} />],
              [t('tracking_no'), order.tracking_no],
            ] as const)
          : []),
        [t('note'), order.note],
        [t('created_by'), order.created_by],
        [t('created_at'), <TimeText key="created" at={order.created_at} />],
        [t('taken_by'), order.taken_by],
        [t('closed_at'), <TimeText key="closed" at={order.closed_at} />],
        [t('result_note'), order.result_note],
      ]}
    />
  );
}

function AddressText({ order: { address, address_cleared_at } }: { order: WorkOrderDetail }) {
  const { t } = useTranslation('work-orders');
  if (address === null) return address_cleared_at === null ? '-' : <span className="quiet">{t('address_cleared')}</span>;
  const { name, phone, country, city, postal_code, address: street } = address;
  return [name, phone, street, `${postal_code} ${city}`.trim(), country].join(' · ');
}

/** Photos of the work. `pathOf` is the path of one side. */
function WorkPhotos({ order, pathOf }: { order: WorkOrderDetail; pathOf: (photo: WorkOrderDetail['photos'][number]) => string }) {
  const { t } = useTranslation('work-orders');
  return (
    <ul className="work-photos">
      {order.photos.map((photo) => {
        const caption = photo.sku === null ? t('photo_of_all') : t('photo_of', { sku: photo.sku });
        return (
          <li key={photo.file_id}>
            <AuthImage path={pathOf(photo)} alt={caption} size="large" />
            <span className="quiet">{caption}</span>
          </li>
        );
      })}
    </ul>
  );
}

function WorkTimeline({ order }: { order: WorkOrderDetail }) {
  const { t } = useTranslation('work-orders');
  return (
    <Timeline
      items={order.events.toReversed().map((event, index) => ({
        key: `${event.created_at} ${index}`,
        color: event.kind === 'refused' || event.kind === 'canceled' ? 'red' : 'blue',
        content: (
          <span className="line-main">
            <strong>{t(`event.${event.kind}`)}</strong>
            <span className="line-note">
              <ActorName actor_kind={event.actor_kind} actor_name={event.actor_name} /> · <TimeText at={event.created_at} />
            </span>
          </span>
        ),
      }))}
    />
  );
}

type Given<Order> = {
  facts: (order: Order) => ReactNode;
  pathOf: (photo: WorkOrderDetail['photos'][number]) => string;
};

/** The sections of a self-service order, for the merchant and for staff. */
export function useWorkSections<Order extends WorkOrderDetail>({ facts, pathOf }: Given<Order>): DetailSection<Order>[] {
  const { t } = useTranslation('work-orders');
  return [
    { key: 'facts', title: t('section_facts'), body: facts },
    { key: 'lines', title: t('section_lines'), flush: true, body: (order) => <WorkLines order={order} /> },
    {
      key: 'photos',
      title: t('section_photos'),
      when: ({ photos }) => photos.length > 0,
      body: (order) => <WorkPhotos order={order} pathOf={pathOf} />,
    },
    {
      key: 'fees',
      title: t('section_fees'),
      flush: true,
      when: ({ fees }) => fees.length > 0,
      body: ({ fees }) => <FeeTable fees={fees} />,
    },
    { key: 'timeline', title: t('section_timeline'), place: 'side', body: (order) => <WorkTimeline order={order} /> },
  ];
}
