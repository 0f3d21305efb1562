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
} as const satisfies Same<typeof source>;
