// Written by `npm run zh-tw` from zh-CN/palette.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { palette as source } from '../en/palette.ts';

export const palette = {
  open: '搜尋或跳轉',
  placeholder: '單號、SKU、名稱或頁面',
  hint: '輸入單號、SKU、名稱或頁面。',
  none: '沒有找到“{{text}}”',
  results_one: '{{count}} 條結果',
  results_other: '{{count}} 條結果',
  recent: '最近開啟',
  pages: '操作與頁面',
  orders: '訂單',
  inbound: '入庫預約',
  products: '產品',
  top_ups: '充值',
  transactions: '交易',
  customers: '客戶',
  move: '選擇',
  go: '開啟',
  new_tab: '在新視窗開啟',
  only_pages: '頁面',
} as const satisfies Same<typeof source>;
