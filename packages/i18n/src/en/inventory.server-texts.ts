import type { ServerTexts } from '../shared.ts';

export const inventoryServerTexts = {
  mails: {
    'inventory.low_stock.subject': 'Stock of {{customer}} is running low',
    'inventory.low_stock.lead': 'These products of {{customer}} have fallen to their warning quantity:\n\n{{lines}}',
    'inventory.low_stock_row': '{{sku}} · {{product_name}}: {{available}} available, warning quantity {{warning_quantity}}',
    'inventory.low_stock.note':
      'You receive this once each time a product falls to its warning quantity. Addresses are kept under Settings, Warning emails.',
  },
} as const satisfies ServerTexts<'inventory'>;
