// Written by `npm run zh-tw` from zh-CN/public-tracking.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { publicTracking as source } from '../en/public-tracking.ts';

export const publicTracking = {
  title: '查詢包裹',
  lead: '請輸入包裹單號和收件人郵編。',
  number: '包裹單號',
  postcode: '收件人郵編',
  submit: '查詢',
  to: '寄往 {{country}}',
  again: '查詢其他包裹',
  sign_in: '返回登入',
  entry: {
    packaged: '已打包',
    shipped: '已交付承運商',
    info: '承運商有新訊息',
    in_transit: '運輸途中',
    pick_up: '待自取',
    out_for_delivery: '派送中',
    delivered: '已送達',
    exception: '延誤，已通知寄件人',
  },
} as const satisfies Same<typeof source>;
