import type { inventoryArea } from '@quayside/contract/inventory/inventory.area';
import type { SharedTexts } from '../shared.ts';

export const inventoryShared = {
  permissions: {
    inventory: 'Inventory',
    'inventory.read': 'View',
  },
  menu: {
    inventory: 'Inventory',
    stock_log: 'Stock log',
    stock_snapshot: 'Stock on a day',
  },
  refusals: {
    'inventory.not_enough': 'Not enough stock: {{lines}}.',
    'inventory.not_frozen': '{{source}} does not hold as many frozen units.',
  },
  fields: {
    'inventory.too_early': 'Choose a day from 2024-01-01 on',
    'inventory.in_future': 'Choose today or an earlier day',
    'inventory.below_frozen': '{{frozen}} units are locked by orders; the count cannot be below that',
  },
  operations: {
    'inventory.export': 'Export the inventory',
    'inventory.export_log': 'Export the stock log',
    'inventory.adjust': 'Adjust stock',
  },
  jobs: {
    'inventory.export': 'Export of the inventory',
    'inventory.export_log': 'Export of the stock log',
  },
} as const satisfies SharedTexts<typeof inventoryArea>;
