import type { ServerTexts } from '../shared.ts';

export const packingServerTexts = {
  mails: {
    'packing.serial.bound': 'it is in {{order_no}}',
    'packing.serial.other_product': 'it belongs to another product',
    'packing.label.from': 'From',
    'packing.label.ship_to': 'Ship to',
    'packing.label.order': 'Order',
    'packing.label.weight': 'Weight',
    'packing.slip.title': 'Packing slip',
    'packing.slip.ship_to': 'Ship to',
    'packing.slip.order': 'Order',
    'packing.slip.sent_with': 'Sent with',
    'packing.slip.item': 'Item',
    'packing.slip.quantity': 'Quantity',
    'packing.slip.units': 'Units in this parcel',
    'packing.slip.serials': 'SN {{serials}}',
  },
} as const satisfies ServerTexts<'packing'>;
