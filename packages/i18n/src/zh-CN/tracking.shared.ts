import type { trackingShared as source } from '../en/tracking.shared.ts';
import type { Same } from '../same.ts';

export const trackingShared = {
  refusals: {
    'tracking.not_found': '没有与该单号和邮编相符的包裹，请核对后重试。',
    'tracking.wrong_signature': '签名错误。',
  },
  fields: {
    'tracking.carrier_number': '5 到 40 位字母、数字或连字符。',
    'tracking.wrong_time': '请填写已过去的时间，如 2026-11-17 08:30。',
    'tracking.unknown_status': '未知状态，如 InTransit、Delivered。',
  },
  jobs: {
    'tracking.expire': '超时包裹',
    'tracking.expire_batch': '超时包裹（一批）',
  },
  operations: {
    'tracking.set_status': '设置包裹状态',
    'tracking.take_events': '导入物流轨迹',
  },
} as const satisfies Same<typeof source>;
