// Written by `npm run zh-tw` from zh-CN/shipping.server-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { shippingServerTexts as source } from '../en/shipping.server-texts.ts';

export const shippingServerTexts = {
  mails: {
    'shipping.rows.code': '運單號或訂單號',
    'shipping.rows.code_help': '包裹的編號',
    'shipping.rows.tracking_no': '物流單號',
    'shipping.rows.tracking_no_help': '承運商單號',
    'shipping.rows.last_mile_no': '尾程單號',
    'shipping.rows.last_mile_no_help': '可不填',
    'shipping.handover.title': '交接單',
    'shipping.handover.provider': '交貨方',
    'shipping.handover.method': '物流方式',
    'shipping.handover.warehouse': '倉庫',
    'shipping.handover.day': '日期',
    'shipping.handover.sums': '{{count}} 個包裹，{{weight}} 千克',
    'shipping.handover.position': '序號',
    'shipping.handover.waybill': '運單號',
    'shipping.handover.tracking': '物流單號',
    'shipping.handover.country': '國家',
    'shipping.handover.weight': '重量（克）',
    'shipping.handover.sign': '接收人（姓名、簽字、時間）',
    'shipping.handover.page': '第 {{page}} 頁，共 {{pages}} 頁',
  },
} as const satisfies Same<typeof source>;
