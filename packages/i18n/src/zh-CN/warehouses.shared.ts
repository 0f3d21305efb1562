import type { warehousesShared as source } from '../en/warehouses.shared.ts';
import type { Same } from '../same.ts';

export const warehousesShared = {
  menu: {
    warehouses: '仓库',
  },
  fields: {
    'warehouses.code': '2 至 12 位大写字母、数字或连字符',
    'warehouses.code_taken': '该仓库代码已被使用',
  },
  operations: {
    'warehouses.save': '保存仓库',
  },
} as const satisfies Same<typeof source>;
