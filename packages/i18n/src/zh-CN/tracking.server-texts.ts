import type { trackingServerTexts as source } from '../en/tracking.server-texts.ts';
import type { Same } from '../same.ts';

export const trackingServerTexts = {
  mails: {
    'tracking.rows.number': '单号',
    'tracking.rows.number_help': '物流单号、运单号或尾程单号',
    'tracking.rows.at': '时间',
    'tracking.rows.at_help': '如 2026-11-17 08:30，默认 UTC，可注明时区，如 +08:00',
    'tracking.rows.main': '主状态',
    'tracking.rows.main_help': 'InTransit、AvailableForPickup、OutForDelivery、Delivered、DeliveryFailure、Exception 或 InfoReceived',
    'tracking.rows.detail': '子状态或描述',
    'tracking.rows.detail_help': '如 InTransit_PickedUp，或承运商的描述',
    'tracking.rows.location': '地点',
    'tracking.rows.location_help': '可不填',
  },
} as const satisfies Same<typeof source>;
