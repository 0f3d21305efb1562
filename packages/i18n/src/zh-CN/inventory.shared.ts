import type { inventoryShared as source } from '../en/inventory.shared.ts';
import type { Same } from '../same.ts';

export const inventoryShared = {
  permissions: {
    inventory: '库存',
    'inventory.read': '查看',
  },
  menu: {
    inventory: '库存列表',
    stock_log: '库存流水',
    stock_snapshot: '库存快照',
  },
  refusals: {
    'inventory.not_enough': '库存不足：{{lines}}。',
    'inventory.not_frozen': '{{source}} 没有冻结这么多件。',
  },
  fields: {
    'inventory.too_early': '请选择 2024-01-01 及以后的日期',
    'inventory.in_future': '请选择今天或更早的日期',
    'inventory.below_frozen': '有 {{frozen}} 件已被订单锁定，数量不能低于此数',
  },
  operations: {
    'inventory.export': '导出库存',
    'inventory.export_log': '导出库存流水',
    'inventory.adjust': '调整库存',
  },
  jobs: {
    'inventory.export': '导出库存',
    'inventory.export_log': '导出库存流水',
  },
} as const satisfies Same<typeof source>;
