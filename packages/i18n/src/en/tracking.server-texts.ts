import type { ServerTexts } from '../shared.ts';

/** Words of the template for tracking events. */
export const trackingServerTexts = {
  mails: {
    'tracking.rows.number': 'Number',
    'tracking.rows.number_help': 'Tracking, waybill or last-mile number',
    'tracking.rows.at': 'Time',
    'tracking.rows.at_help': '2026-11-17 08:30, UTC unless an offset follows, for example +08:00',
    'tracking.rows.main': 'Main status',
    'tracking.rows.main_help': 'InTransit, AvailableForPickup, OutForDelivery, Delivered, DeliveryFailure, Exception or InfoReceived',
    'tracking.rows.detail': 'Sub status or text',
    'tracking.rows.detail_help': 'For example InTransit_PickedUp, or what the carrier wrote',
    'tracking.rows.location': 'Place',
    'tracking.rows.location_help': 'May be left empty',
  },
} as const satisfies ServerTexts<'tracking'>;
