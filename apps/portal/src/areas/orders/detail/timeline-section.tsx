import type { OrderDetail, OrderEvent } from '@quayside/contract/orders/orders.schemas';
import { amountText } from '@quayside/domain/kernel/money';
import { ActorName } from '@quayside/ui/display/actor-name';
import { TimeText } from '@quayside/ui/display/time-text';
import { Timeline } from 'antd';
import { useTranslation } from 'react-i18next';

/** What happened to the order, newest first, with who did it. */
export function TimelineSection({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order-screens');
  const events = order.events.toSorted((a, b) => b.event_id - a.event_id);
  if (events.length === 0) return <p className="quiet">{t('no_events')}</p>;
  return (
    <Timeline
      items={events.map((event) => ({
        key: event.event_id,
        color: event.kind === 'sent_back' ? 'red' : 'blue',
        content: <Entry event={event} />,
      }))}
    />
  );
}

function Entry({ event }: { event: OrderEvent }) {
  const { kind, params } = event;
  // The figures of an event are those of its sentence.
  const textOf = useTranslation('order-screens').t as (key: string, figures: OrderEvent['params']) => string;
  const total = params['total'];
  const figures = typeof total === 'string' ? { ...params, total: amountText(total) } : params;
  return (
    <span className="line-main">
      {textOf(`event.${kind}`, figures)}
      <span className="line-note">
        <TimeText at={event.created_at} /> · <ActorName actor_kind={event.actor_kind} actor_name={event.actor_name} />
      </span>
    </span>
  );
}
