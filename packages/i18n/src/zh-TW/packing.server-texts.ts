// Written by `npm run zh-tw` from zh-CN/packing.server-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { packingServerTexts as source } from '../en/packing.server-texts.ts';

export const packingServerTexts = {
  mails: {
    'packing.serial.bound': '已在訂單 {{order_no}} 中',
    'packing.serial.other_product': '屬於其他產品',
    'packing.label.from': '寄件人',
    'packing.label.ship_to': '收件人',
    'packing.label.order': '訂單',
    'packing.label.weight': '重量',
    'packing.slip.title': '裝箱單',
    'packing.slip.ship_to': '收件人',
    'packing.slip.order': '訂單',
    'packing.slip.sent_with': '物流方式',
    'packing.slip.item': '商品',
    'packing.slip.quantity': '數量',
    'packing.slip.units': '包裹內件數',
    'packing.slip.serials': '序列號 {{serials}}',
  },
} as const satisfies Same<typeof source>;
