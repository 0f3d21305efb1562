import type { interceptionsServerTexts as source } from '../en/interceptions.server-texts.ts';
import type { Same } from '../same.ts';

export const interceptionsServerTexts = {
  mails: {
    'interceptions.accepted.subject': '订单 {{order_no}} 已拦截',
    'interceptions.accepted.lead': '订单 {{order_no}} 已成功拦截。商品已退回库存，款项已释放。拦截费：{{fee}} USD。\n\n{{note}}',
    'interceptions.accepted.button': '查看订单',
    'interceptions.refused.subject': '订单 {{order_no}} 拦截失败',
    'interceptions.refused.lead': '订单 {{order_no}} 未能拦截，将继续发货。\n\n{{note}}',
    'interceptions.refused.button': '查看订单',
  },
} as const satisfies Same<typeof source>;
