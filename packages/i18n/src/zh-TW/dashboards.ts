// Written by `npm run zh-tw` from zh-CN/dashboards.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { dashboards as source } from '../en/dashboards.ts';

export const dashboards = {
  hello: {
    morning: '早上好，{{name}}',
    afternoon: '下午好，{{name}}',
    evening: '晚上好，{{name}}',
  },
  purpose: '最新動態與下一步',
  steps: '從第一個 SKU 到買家簽收',
  progress: '已完成 {{done}} / {{count}}',
  step: {
    create_sku: '新建 SKU',
    create_receiving: '新建入庫單',
    top_up: '充值',
    ship_order: '訂單出貨',
    in_transit: '運輸中',
    sign_for: '已簽收',
  },
  step_done: '已完成',
  step_next: '下一步',
  step_open: '未開始',
  notice: '最新訊息',
  notice_none: '暫無訊息。',
  notice_all: '全部訊息',
  sign_ins: '最近登入',
  sign_ins_all: '個人中心',
  shortcuts: '快捷入口',
} as const satisfies Same<typeof source>;
