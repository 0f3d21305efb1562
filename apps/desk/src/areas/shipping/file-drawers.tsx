import { shippingDeskCalls } from '@quayside/contract/shipping/shipping.desk-calls';
import { shippingColumns } from '@quayside/contract/shipping/shipping.schemas';
import { trackingDeskCalls } from '@quayside/contract/tracking/tracking.desk-calls';
import { eventColumns } from '@quayside/contract/tracking/tracking.schemas';
import { useWrite } from '@quayside/ui/kernel/query';
import { useTranslation } from 'react-i18next';
import { RowsDrawer } from './rows-drawer.tsx';

/** Tracking numbers for packed parcels: they are shipped with them. */
export function NumbersDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk-shipping');
  const ship = useWrite(shippingDeskCalls.deskShipRows, ['shipping'], { silent: true });
  return (
    <RowsDrawer
      name="shipping-rows"
      title={t('by_file')}
      hint={t('file_hint')}
      fields={shippingColumns}
      titleOf={(field) => t(`columns.${field}`)}
      calls={shippingDeskCalls}
      isSaving={ship.isPending}
      saveText={(count) => t('ship_rows', { count })}
      onSave={async (rows) => t('rows_shipped', { count: (await ship.mutateAsync({ rows })).list.length })}
      onClose={onClose}
    />
  );
}

/** What a carrier without a feed reported: applied like the feed's reports. */
export function EventsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk-shipping');
  const take = useWrite(trackingDeskCalls.deskTakeEvents, ['tracking', 'orders', 'exceptions', 'my-work'], { silent: true });
  return (
    <RowsDrawer
      name="tracking-events"
      title={t('events.title')}
      hint={t('events.hint')}
      fields={eventColumns}
      titleOf={(field) => t(`events.columns.${field}`)}
      calls={trackingDeskCalls}
      isSaving={take.isPending}
      saveText={(count) => t('events.save', { count })}
      onSave={async (rows) => t('events.taken', await take.mutateAsync({ rows }))}
      onClose={onClose}
    />
  );
}
