// Written by `npm run zh-tw` from zh-CN/order-columns.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { orderColumns as source } from '../en/order-columns.ts';

export const orderColumns = {
  sheet: '訂單',
  order_no: '訂單號',
  platform_order_no: '平台訂單號',
  status: '狀態',
  warehouse: '倉庫',
  recipient: '收件人',
  phone: '電話',
  email: '電子郵件',
  company: '公司',
  country: '國家',
  state: '省/州',
  city: '城市',
  postal_code: '郵編',
  house_number: '門牌號',
  address: '地址',
  sku: 'SKU',
  product_name: '產品名稱',
  unit_price: '單價（USD）',
  quantity: '數量',
  method: '物流方式',
  tracking_no: '追蹤號',
  quoted_total: '報價合計（USD）',
  remark: '備註',
  created_at: '建立時間',
  submitted_at: '提交時間',
} as const satisfies Same<typeof source>;
