import type { Same } from '../same.ts';
import type { dashboards as source } from '../en/dashboards.ts';

export const dashboards = {
  hello: { morning: '早上好，{{name}}', afternoon: '下午好，{{name}}', evening: '晚上好，{{name}}' },
  purpose: '最新动态与下一步',
  steps: '从第一个 SKU 到买家签收',
  progress: '已完成 {{done}} / {{count}}',
  step: {
    create_sku: '新建 SKU',
    create_receiving: '新建入库单',
    top_up: '充值',
    ship_order: '订单发货',
    in_transit: '运输中',
    sign_for: '已签收',
  },
  step_done: '已完成',
  step_next: '下一步',
  step_open: '未开始',
  notice: '最新消息',
  notice_none: '暂无消息。',
  notice_all: '全部消息',
  sign_ins: '最近登录',
  sign_ins_all: '个人中心',
  shortcuts: '快捷入口',
} as const satisfies Same<typeof source>;
