// Written by `npm run zh-tw` from zh-CN/orders.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { orders as source } from '../en/orders.ts';

export const orders = {
  title: '訂單',
  purpose: '您發給客戶的貨物及其進度',
  status_text: {
    approving: '待確認',
    canceled: '已取消',
  },
} as const satisfies Same<typeof source>;
