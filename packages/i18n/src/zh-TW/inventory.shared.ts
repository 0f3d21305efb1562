// Written by `npm run zh-tw` from zh-CN/inventory.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { inventoryShared as source } from '../en/inventory.shared.ts';

export const inventoryShared = {
  permissions: {
    inventory: '庫存',
    'inventory.read': '檢視',
  },
  menu: {
    inventory: '庫存列表',
    stock_log: '庫存流水',
    stock_snapshot: '庫存快照',
  },
  refusals: {
    'inventory.not_enough': '庫存不足：{{lines}}。',
    'inventory.not_frozen': '{{source}} 沒有凍結這麼多件。',
  },
  fields: {
    'inventory.too_early': '請選擇 2024-01-01 及以後的日期',
    'inventory.in_future': '請選擇今天或更早的日期',
    'inventory.below_frozen': '有 {{frozen}} 件已被訂單鎖定，數量不能低於此數',
  },
  operations: {
    'inventory.export': '匯出庫存',
    'inventory.export_log': '匯出庫存流水',
    'inventory.adjust': '調整庫存',
  },
  jobs: {
    'inventory.export': '匯出庫存',
    'inventory.export_log': '匯出庫存流水',
  },
} as const satisfies Same<typeof source>;
