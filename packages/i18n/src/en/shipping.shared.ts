import type { shippingArea } from '@quayside/contract/shipping/shipping.area';
import type { SharedTexts } from '../shared.ts';

export const shippingShared = {
  menu: { shipping: 'Shipping' },
  queues: {
    'shipping.to_ship': 'Parcels to ship',
    'shipping.label_failed': 'Labels that failed',
  },
  refusals: {
    'shipping.not_found': 'No parcel has the number {{code}}.',
    'shipping.nothing_to_hand_over': 'Every shipped parcel of this method is already on a list.',
    'shipping.label_waiting': 'The carrier is still making the label. Try again in a moment.',
    'shipping.label_failed': 'The carrier did not make a label: {{reason}}',
    'shipping.label_not_failed': 'The label is already bought or on its way.',
    'shipping.void_not_refused': 'The label is being voided, or there is nothing left to void.',
  },
  fields: {
    'shipping.number_taken': 'This number already belongs to order {{order_no}}.',
    'shipping.twice': 'The same as in row {{row}}.',
    'shipping.unknown_parcel': 'No parcel has this number.',
    'shipping.other_status': 'This order cannot be shipped: {{now}}.',
    'shipping.carrier_number': '5 to 40 letters, digits and hyphens.',
  },
  jobs: { 'shipping.buy_label': 'Buy a label', 'shipping.void_label': 'Void a label' },
  operations: {
    'shipping.ship': 'Ship a parcel',
    'shipping.buy_label_again': 'Buy a label again',
    'shipping.void_label_again': 'Void a label again',
    'shipping.close_void': 'Mark a label that was not voided as done',
    'shipping.ship_rows': 'Ship parcels by file',
    'shipping.change_number': 'Change a tracking number',
    'shipping.hand_over': 'Make a hand-over list',
  },
} as const satisfies SharedTexts<typeof shippingArea>;
