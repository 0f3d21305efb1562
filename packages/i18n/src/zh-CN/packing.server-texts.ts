import type { packingServerTexts as source } from '../en/packing.server-texts.ts';
import type { Same } from '../same.ts';

export const packingServerTexts = {
  mails: {
    'packing.serial.bound': '已在订单 {{order_no}} 中',
    'packing.serial.other_product': '属于其他产品',
    'packing.label.from': '寄件人',
    'packing.label.ship_to': '收件人',
    'packing.label.order': '订单',
    'packing.label.weight': '重量',
    'packing.slip.title': '装箱单',
    'packing.slip.ship_to': '收件人',
    'packing.slip.order': '订单',
    'packing.slip.sent_with': '物流方式',
    'packing.slip.item': '商品',
    'packing.slip.quantity': '数量',
    'packing.slip.units': '包裹内件数',
    'packing.slip.serials': '序列号 {{serials}}',
  },
} as const satisfies Same<typeof source>;
