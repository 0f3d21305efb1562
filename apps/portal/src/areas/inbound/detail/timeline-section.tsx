import type { InboundDetail } from '@quayside/contract/inbound/inbound.schemas';
import { ActorName } from '@quayside/ui/display/actor-name';
import { TimeText } from '@quayside/ui/display/time-text';
import { Timeline } from 'antd';
import { useTranslation } from 'react-i18next';

type Event = InboundDetail['events'][number];
const bad: ReadonlySet<Event['kind']> = new Set(['rejected', 'voided', 'loss_order', 'time_declined']);

/** What happened, newest first, and who did it. */
export function TimelineSection({ inbound }: { inbound: InboundDetail }) {
  const { t } = useTranslation('inbound');
  return (
    <Timeline
      items={inbound.events.toReversed().map((event, index) => ({
        key: `${event.created_at} ${index}`,
        color: bad.has(event.kind) ? 'red' : 'blue',
        content: (
          <span className="line-main">
            <span>
              <strong>{t(`event.${event.kind}`)}</strong> {factsOf(event)}
            </span>
            <span className="line-note">
              <ActorName actor_kind={event.actor_kind} actor_name={event.actor_name} /> · <TimeText at={event.created_at} />
            </span>
          </span>
        ),
      }))}
    />
  );
}

/** Numbers, days and comments that belong to the event. */
function factsOf({ params }: Event): string {
  return Object.values(params)
    .filter((value) => value !== '')
    .join(' · ');
}
