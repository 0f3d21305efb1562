import { trackingCalls } from '@quayside/contract/tracking/tracking.calls';
import type { TrackingEntry } from '@quayside/contract/tracking/tracking.schemas';
import { Copyable } from '@quayside/ui/display/copyable';
import { TimeText } from '@quayside/ui/display/time-text';
import { useRead } from '@quayside/ui/kernel/query';
import { Timeline } from 'antd';
import { useTranslation } from 'react-i18next';

/** What the carrier reported, newest first, and the page where the recipient can follow the parcel. */
export function TrackingEvents({ order_id }: { order_id: number }) {
  const { t } = useTranslation('order-life');
  const { data } = useRead(trackingCalls.get, { order_id });
  if (!data) return null;
  return (
    <>
      {data.tracking_url !== '' && (
        <p className="tracking-link">
          <span className="quiet">{t('tracking_link')}</span>{' '}
          <Copyable value={data.tracking_url}>
            <a href={data.tracking_url} target="_blank" rel="noreferrer">
              {t('tracking_open')}
            </a>
          </Copyable>
        </p>
      )}
      {/* Entries have no id; two at the same moment differ in their text. */}
      <Timeline
        items={data.list.map((entry) => ({ key: `${entry.at} ${entry.status} ${entry.description}`, content: <Entry entry={entry} /> }))}
      />
    </>
  );
}

/** The status in the reader's language where it is known; what the carrier wrote, in its own. */
function Entry({ entry: { at, status, description, location } }: { entry: TrackingEntry }) {
  const { t } = useTranslation('public-tracking');
  const isPlain = status === 'info' && description !== '';
  return (
    <>
      <strong>{isPlain ? description : t(`entry.${status}`)}</strong>
      {!isPlain && description !== '' && <div>{description}</div>}
      <div className="quiet">
        <TimeText at={at} />
        {location !== '' && ` · ${location}`}
      </div>
    </>
  );
}
