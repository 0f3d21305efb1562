// Written by `npm run zh-tw` from zh-CN/loss-orders.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { lossOrdersShared as source } from '../en/loss-orders.shared.ts';

export const lossOrdersShared = {
  permissions: {
    'loss-orders': '貨損單',
    'loss-orders.read': '檢視',
    'loss-orders.edit': '接受與申訴',
  },
  menu: {
    loss_orders: '貨損單',
    loss_order: '貨損單',
  },
  queues: {
    'loss-orders.disputed': '待處理貨損申訴',
  },
  refusals: {
    'loss-orders.closed': '此貨損單已關閉。',
    'loss-orders.not_yours': '此貨損單正等待倉庫答覆。',
    'loss-orders.amount_unknown': '缺少採購價，賠付金額未知。請提出申訴並填寫採購價。',
    'loss-orders.not_disputed': '此貨損單不在待複核狀態。',
  },
  fields: {
    'loss-orders.no_image': '該圖片不存在',
    'loss-orders.amount_needed': '請填寫賠付金額',
  },
  operations: {
    'loss-orders.accept': '接受貨損單',
    'loss-orders.dispute': '申訴貨損單',
    'loss-orders.review': '答覆貨損申訴',
    'loss-orders.upload_image': '上傳貨損圖片',
  },
} as const satisfies Same<typeof source>;
