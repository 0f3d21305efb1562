import type { Same } from '../same.ts';
import type { menu as source } from '../en/menu.ts';

export const menu = {
  setting: '设置',
  warning_emails: '预警邮箱',
  operation_log: '操作日志',
  customers: '客户',
  operations: '运维',
  mails: '已发邮件',
  mail_detail: '邮件详情',
  jobs: '任务与死信',
  workplace: '工作区',
  sub_accounts: '子账号',
  profile: '个人中心',
  messages: '消息中心',
  customer_list: '全部客户',
  customer_detail: '客户详情',
  content: '内容',
  notices: '公告',
  brands: '品牌',
  staff: '员工',
  basic_config: '基础配置',
} as const satisfies Same<typeof source>;
