// Written by `npm run zh-tw` from zh-CN/order-status.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { orderStatus as source } from '../en/order-status.ts';

export const orderStatus = {
  approving: '待確認',
  error: '待修改',
  uploaded: '已上傳（稽核中）',
  approved: '已稽核',
  packaged: '已打包',
  shipped: '已出貨',
  in_transit: '運輸中',
  pick_up: '待取件（已到達）',
  out_for_delivery: '派送中',
  delivered: '已簽收',
  alert: '異常',
  expired: '運輸超時',
  canceled: '已取消',
} as const satisfies Same<typeof source>;
