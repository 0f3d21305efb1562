import type { TrackingRefusal } from '@quayside/domain/tracking/tracking-statuses';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const trackingArea = defineArea('tracking', {
  position: 1750,
  deskPermissions: {
    'desk.tracking.set': { roles: ['order_clerk', 'customer_service'] },
  },
  refusals: {
    'tracking.not_found': { status: 404, error_code: 5501 },
    'tracking.wrong_signature': { status: 401, error_code: 5502 },
  } satisfies Record<TrackingRefusal, RefusalNumbers>,
  fields: ['tracking.carrier_number', 'tracking.wrong_time', 'tracking.unknown_status'],
});
