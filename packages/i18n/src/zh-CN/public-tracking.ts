import type { publicTracking as source } from '../en/public-tracking.ts';
import type { Same } from '../same.ts';

export const publicTracking = {
  title: '查询包裹',
  lead: '请输入包裹单号和收件人邮编。',
  number: '包裹单号',
  postcode: '收件人邮编',
  submit: '查询',
  to: '寄往 {{country}}',
  again: '查询其他包裹',
  sign_in: '返回登录',
  entry: {
    packaged: '已打包',
    shipped: '已交付承运商',
    info: '承运商有新消息',
    in_transit: '运输途中',
    pick_up: '待自取',
    out_for_delivery: '派送中',
    delivered: '已送达',
    exception: '延误，已通知寄件人',
  },
} as const satisfies Same<typeof source>;
