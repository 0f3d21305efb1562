// Written by `npm run zh-tw` from zh-CN/inventory.server-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { inventoryServerTexts as source } from '../en/inventory.server-texts.ts';

export const inventoryServerTexts = {
  mails: {
    'inventory.low_stock.subject': '{{customer}} 的庫存不足',
    'inventory.low_stock.lead': '{{customer}} 的以下產品已降至預警數量：\n\n{{lines}}',
    'inventory.low_stock_row': '{{sku}} · {{product_name}}：可用 {{available}}，預警數量 {{warning_quantity}}',
    'inventory.low_stock.note': '每次產品降至預警數量時僅傳送一封郵件。收件地址可在“設定 - 預警電子郵件”中維護。',
  },
} as const satisfies Same<typeof source>;
