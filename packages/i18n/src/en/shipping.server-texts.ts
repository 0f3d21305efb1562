import type { ServerTexts } from '../shared.ts';

/** Words of the hand-over list. */
export const shippingServerTexts = {
  mails: {
    'shipping.rows.code': 'Waybill or order number',
    'shipping.rows.code_help': 'The parcel',
    'shipping.rows.tracking_no': 'Tracking number',
    'shipping.rows.tracking_no_help': 'The number of the carrier',
    'shipping.rows.last_mile_no': 'Last-mile number',
    'shipping.rows.last_mile_no_help': 'May be left empty',
    'shipping.handover.title': 'Hand-over list',
    'shipping.handover.provider': 'Handed over by',
    'shipping.handover.method': 'Shipping method',
    'shipping.handover.warehouse': 'Warehouse',
    'shipping.handover.day': 'Day',
    'shipping.handover.sums': '{{count}} parcels, {{weight}} kg',
    'shipping.handover.position': 'No.',
    'shipping.handover.waybill': 'Waybill',
    'shipping.handover.tracking': 'Tracking number',
    'shipping.handover.country': 'Country',
    'shipping.handover.weight': 'Weight (g)',
    'shipping.handover.sign': 'Received by (name, signature, time)',
    'shipping.handover.page': 'Page {{page}} of {{pages}}',
  },
} as const satisfies ServerTexts<'shipping'>;
