import type { Same } from '../same.ts';
import type { sessions as source } from '../en/sessions.ts';

export const sessions = {
  title: '登录',
  desk_title: '员工工作台',
  lead: '欢迎回到 {{site}}',
  desk_lead: '供仓库与客户服务人员使用',
  email: '邮箱',
  password: '密码',
  remember: '30 天内保持登录',
  submit: '登录',
  expired: '登录已失效，请重新登录。',
  pitch: {
    title: '从店铺到买家门口，全程掌握',
    orders: '订单、库存与入库，一处管理',
    money: '每一笔费用都有明细，精确到克',
    languages: '中英文界面，随时切换',
  },
  desk_pitch: {
    title: '一个工作台，服务所有商家',
    queue: '待办队列一目了然，等待时长清楚可见',
    trace: '每一步操作都有记录，人员与时间可查',
    help: '商家所见即您所见，主动解决问题',
  },
  account_type: { main: '主账号', sub: '子账号' },
  customer: '客户 {{customer_id}}',
  role: {
    administrator: '管理员',
    sales_manager: '销售经理',
    account_manager: '客户经理',
    customer_service: '客服',
    order_clerk: '订单专员',
    warehouse_clerk: '仓库专员',
    finance: '财务',
  },
} as const satisfies Same<typeof source>;
