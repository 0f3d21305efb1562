import type { inventoryServerTexts as source } from '../en/inventory.server-texts.ts';
import type { Same } from '../same.ts';

export const inventoryServerTexts = {
  mails: {
    'inventory.low_stock.subject': '{{customer}} 的库存不足',
    'inventory.low_stock.lead': '{{customer}} 的以下产品已降至预警数量：\n\n{{lines}}',
    'inventory.low_stock_row': '{{sku}} · {{product_name}}：可用 {{available}}，预警数量 {{warning_quantity}}',
    'inventory.low_stock.note': '每次产品降至预警数量时仅发送一封邮件。收件地址可在“设置 - 预警邮箱”中维护。',
  },
} as const satisfies Same<typeof source>;
