// Written by `npm run zh-tw` from zh-CN/shipping.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { shippingShared as source } from '../en/shipping.shared.ts';

export const shippingShared = {
  menu: {
    shipping: '出貨',
  },
  queues: {
    'shipping.to_ship': '待出貨包裹',
    'shipping.label_failed': '異常面單',
  },
  refusals: {
    'shipping.not_found': '沒有編號為 {{code}} 的包裹。',
    'shipping.nothing_to_hand_over': '該物流方式已出貨的包裹都已在交接單上。',
    'shipping.label_waiting': '承運商正在生成面單，請稍後再試。',
    'shipping.label_failed': '承運商未生成面單：{{reason}}',
    'shipping.label_not_failed': '面單已購買或正在購買。',
    'shipping.void_not_refused': '面單正在作廢，或已無需作廢。',
  },
  fields: {
    'shipping.number_taken': '該單號已屬於訂單 {{order_no}}。',
    'shipping.twice': '與第 {{row}} 行相同。',
    'shipping.unknown_parcel': '沒有該編號的包裹。',
    'shipping.other_status': '該訂單不能出貨：{{now}}。',
    'shipping.carrier_number': '5 到 40 位字母、數字或連字元。',
  },
  jobs: {
    'shipping.buy_label': '購買面單',
    'shipping.void_label': '作廢面單',
  },
  operations: {
    'shipping.ship': '包裹出貨',
    'shipping.buy_label_again': '重新購買面單',
    'shipping.void_label_again': '重新作廢面單',
    'shipping.close_void': '標記未作廢面單為已處理',
    'shipping.ship_rows': '按檔案出貨',
    'shipping.change_number': '修改物流單號',
    'shipping.hand_over': '生成交接單',
  },
} as const satisfies Same<typeof source>;
