import type { shippingShared as source } from '../en/shipping.shared.ts';
import type { Same } from '../same.ts';

export const shippingShared = {
  menu: { shipping: '发货' },
  queues: {
    'shipping.to_ship': '待发货包裹',
    'shipping.label_failed': '异常面单',
  },
  refusals: {
    'shipping.not_found': '没有编号为 {{code}} 的包裹。',
    'shipping.nothing_to_hand_over': '该物流方式已发货的包裹都已在交接单上。',
    'shipping.label_waiting': '承运商正在生成面单，请稍后再试。',
    'shipping.label_failed': '承运商未生成面单：{{reason}}',
    'shipping.label_not_failed': '面单已购买或正在购买。',
    'shipping.void_not_refused': '面单正在作废，或已无需作废。',
  },
  fields: {
    'shipping.number_taken': '该单号已属于订单 {{order_no}}。',
    'shipping.twice': '与第 {{row}} 行相同。',
    'shipping.unknown_parcel': '没有该编号的包裹。',
    'shipping.other_status': '该订单不能发货：{{now}}。',
    'shipping.carrier_number': '5 到 40 位字母、数字或连字符。',
  },
  jobs: { 'shipping.buy_label': '购买面单', 'shipping.void_label': '作废面单' },
  operations: {
    'shipping.ship': '包裹发货',
    'shipping.buy_label_again': '重新购买面单',
    'shipping.void_label_again': '重新作废面单',
    'shipping.close_void': '标记未作废面单为已处理',
    'shipping.ship_rows': '按文件发货',
    'shipping.change_number': '修改物流单号',
    'shipping.hand_over': '生成交接单',
  },
} as const satisfies Same<typeof source>;
