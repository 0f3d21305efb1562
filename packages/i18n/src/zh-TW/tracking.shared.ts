// Written by `npm run zh-tw` from zh-CN/tracking.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { trackingShared as source } from '../en/tracking.shared.ts';

export const trackingShared = {
  refusals: {
    'tracking.not_found': '沒有與該單號和郵編相符的包裹，請核對後重試。',
    'tracking.wrong_signature': '簽名錯誤。',
  },
  fields: {
    'tracking.carrier_number': '5 到 40 位字母、數字或連字元。',
    'tracking.wrong_time': '請填寫已過去的時間，如 2026-11-17 08:30。',
    'tracking.unknown_status': '未知狀態，如 InTransit、Delivered。',
  },
  jobs: {
    'tracking.expire': '超時包裹',
    'tracking.expire_batch': '超時包裹（一批）',
  },
  operations: {
    'tracking.set_status': '設定包裹狀態',
    'tracking.take_events': '匯入物流軌跡',
  },
} as const satisfies Same<typeof source>;
