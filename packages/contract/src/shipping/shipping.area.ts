import type { ShippingRefusal } from '@quayside/domain/shipping/shipping-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const shippingArea = defineArea('shipping', {
  position: 1745,
  deskPermissions: {
    'desk.shipping.ship': { roles: ['warehouse_clerk', 'order_clerk'] },
  },
  deskPages: [
    {
      group: 'orders',
      position: 250,
      path: '/shipping',
      title: 'shipping',
      component: 'shipping/shipping-page',
      permission: 'desk.shipping.ship',
    },
  ],
  queues: {
    'shipping.to_ship': {
      group: 'orders',
      position: 250,
      permission: 'desk.shipping.ship',
      path: '/shipping',
      targetMinutes: 8 * 60,
    },
    'shipping.label_failed': {
      group: 'orders',
      position: 245,
      permission: 'desk.shipping.ship',
      path: '/shipping',
      targetMinutes: 60,
    },
  },
  refusals: {
    'shipping.not_found': { status: 404, error_code: 5401 },
    'shipping.nothing_to_hand_over': { status: 409, error_code: 5402 },
    'shipping.label_waiting': { status: 409, error_code: 5403 },
    'shipping.label_failed': { status: 409, error_code: 5404 },
    'shipping.label_not_failed': { status: 409, error_code: 5405 },
    'shipping.void_not_refused': { status: 409, error_code: 5406 },
  } satisfies Record<ShippingRefusal, RefusalNumbers>,
  fields: ['shipping.number_taken', 'shipping.twice', 'shipping.unknown_parcel', 'shipping.other_status', 'shipping.carrier_number'],
});
