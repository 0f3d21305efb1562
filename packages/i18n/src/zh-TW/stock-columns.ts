// Written by `npm run zh-tw` from zh-CN/stock-columns.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { stockColumns as source } from '../en/stock-columns.ts';

export const stockColumns = {
  sheet: '庫存',
  sku: 'SKU',
  product_name: '產品名稱',
  warehouse: '倉庫',
  total: '總庫存',
  frozen: '鎖定（凍結）',
  available: '可用',
  expected: '預計入庫',
  warning_quantity: '預警數量',
  created_at: '時間',
  kind: '變動類型',
  quantity: '總庫存變動',
  frozen_quantity: '鎖定變動',
  total_after: '變動後總庫存',
  frozen_after: '變動後鎖定',
  available_after: '變動後可用',
  source_no: '單據號',
  remark: '備註',
  actor_name: '操作者',
  'kind.shelved': '上架',
  'kind.frozen': '凍結',
  'kind.released': '釋放',
  'kind.packaged': '打包出庫',
  'kind.adjusted': '調整',
  'kind.loss': '貨損',
  'kind.disposed': '銷燬',
  'kind.returned': '退回',
} as const satisfies Same<typeof source>;
