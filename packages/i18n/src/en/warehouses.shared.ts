import type { warehousesArea } from '@quayside/contract/warehouses/warehouses.area';
import type { SharedTexts } from '../shared.ts';

export const warehousesShared = {
  menu: {
    warehouses: 'Warehouses',
  },
  fields: {
    'warehouses.code': '2 to 12 capital letters, digits or hyphens',
    'warehouses.code_taken': 'Another warehouse already has this code',
  },
  operations: {
    'warehouses.save': 'Save a warehouse',
  },
} as const satisfies SharedTexts<typeof warehousesArea>;
