// Written by `npm run zh-tw` from zh-CN/tracking.server-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { trackingServerTexts as source } from '../en/tracking.server-texts.ts';

export const trackingServerTexts = {
  mails: {
    'tracking.rows.number': '單號',
    'tracking.rows.number_help': '物流單號、運單號或尾程單號',
    'tracking.rows.at': '時間',
    'tracking.rows.at_help': '如 2026-11-17 08:30，預設 UTC，可註明時區，如 +08:00',
    'tracking.rows.main': '主狀態',
    'tracking.rows.main_help': 'InTransit、AvailableForPickup、OutForDelivery、Delivered、DeliveryFailure、Exception 或 InfoReceived',
    'tracking.rows.detail': '子狀態或描述',
    'tracking.rows.detail_help': '如 InTransit_PickedUp，或承運商的描述',
    'tracking.rows.location': '地點',
    'tracking.rows.location_help': '可不填',
  },
} as const satisfies Same<typeof source>;
