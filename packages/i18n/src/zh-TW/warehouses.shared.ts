// Written by `npm run zh-tw` from zh-CN/warehouses.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { warehousesShared as source } from '../en/warehouses.shared.ts';

export const warehousesShared = {
  menu: {
    warehouses: '倉庫',
  },
  fields: {
    'warehouses.code': '2 至 12 位大寫字母、數字或連字元',
    'warehouses.code_taken': '該倉庫代碼已被使用',
  },
  operations: {
    'warehouses.save': '儲存倉庫',
  },
} as const satisfies Same<typeof source>;
