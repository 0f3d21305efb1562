import type { trackingArea } from '@quayside/contract/tracking/tracking.area';
import type { SharedTexts } from '../shared.ts';

export const trackingShared = {
  refusals: {
    'tracking.not_found': 'No parcel matches this number and postcode. Check both and try again.',
    'tracking.wrong_signature': 'The signature is wrong.',
  },
  fields: {
    'tracking.carrier_number': '5 to 40 letters, digits and hyphens.',
    'tracking.wrong_time': 'Write a past time like 2026-11-17 08:30.',
    'tracking.unknown_status': 'Unknown status. Use for example InTransit or Delivered.',
  },
  jobs: {
    'tracking.expire': 'Expired parcels',
    'tracking.expire_batch': 'Expired parcels, one batch',
  },
  operations: {
    'tracking.set_status': 'Set the status of a parcel',
    'tracking.take_events': 'Import tracking events',
  },
} as const satisfies SharedTexts<typeof trackingArea>;
