// Written by `npm run zh-tw` from zh-CN/serial-numbers.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { serialNumbers as source } from '../en/serial-numbers.ts';

export const serialNumbers = {
  title: '序列號',
  purpose: '管理單件產品的序列號、所在箱號及繫結的訂單',
  import: '匯入',
  serial_number: '序列號',
  sku: 'SKU',
  barcode: '條碼',
  box_no: '箱號',
  receiving_no: '入庫單號',
  order_no: '訂單號',
  system_order_no: '系統訂單號',
  customer_order_no: '客戶訂單號',
  status: '繫結狀態',
  state: {
    unbound: '未繫結',
    bound: '已繫結',
  },
  created: '建立時間',
  bound: '繫結時間',
  customer_id: '客戶編號',
  days: '建立時間',
  empty_title: '暫無序列號',
  empty_hint: '請匯入產品序列號，或由倉庫在收貨時掃描錄入。',
} as const satisfies Same<typeof source>;
