// Written by `npm run zh-tw` from zh-CN/product-uses.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { productUses as source } from '../en/product-uses.ts';

export const productUses = {
  sku: '{{sku}}（{{uses}}）',
  between_skus: '、',
  between_uses: '；',
  more: '{{list}}及另外 {{count}} 個',
  stock: '{{warehouse_code}} 庫存 {{total}} 件',
  stock_locked: '{{warehouse_code}} 庫存 {{total}} 件，其中鎖定 {{frozen}} 件',
  expected: '{{warehouse_code}} 預計入庫 {{expected}} 件',
  serials_one: '已繫結 {{count}} 個序列號',
  serials_other: '已繫結 {{count}} 個序列號',
  serials_of_order: '{{serials}}，訂單 {{order_no}}',
  serials_of_orders: '{{serials}}，訂單 {{order_no}} 及另外 {{others}} 個訂單',
  order: '訂單 {{order_no}}',
  inbound: '入庫預約 {{inbound_no}}',
} as const satisfies Same<typeof source>;
