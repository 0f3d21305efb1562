import type { shippingServerTexts as source } from '../en/shipping.server-texts.ts';
import type { Same } from '../same.ts';

export const shippingServerTexts = {
  mails: {
    'shipping.rows.code': '运单号或订单号',
    'shipping.rows.code_help': '包裹的编号',
    'shipping.rows.tracking_no': '物流单号',
    'shipping.rows.tracking_no_help': '承运商单号',
    'shipping.rows.last_mile_no': '尾程单号',
    'shipping.rows.last_mile_no_help': '可不填',
    'shipping.handover.title': '交接单',
    'shipping.handover.provider': '交货方',
    'shipping.handover.method': '物流方式',
    'shipping.handover.warehouse': '仓库',
    'shipping.handover.day': '日期',
    'shipping.handover.sums': '{{count}} 个包裹，{{weight}} 千克',
    'shipping.handover.position': '序号',
    'shipping.handover.waybill': '运单号',
    'shipping.handover.tracking': '物流单号',
    'shipping.handover.country': '国家',
    'shipping.handover.weight': '重量（克）',
    'shipping.handover.sign': '接收人（姓名、签字、时间）',
    'shipping.handover.page': '第 {{page}} 页，共 {{pages}} 页',
  },
} as const satisfies Same<typeof source>;
