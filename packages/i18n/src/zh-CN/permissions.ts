import type { Same } from '../same.ts';
import type { permissions as source } from '../en/permissions.ts';

export const permissions = {
  'warning-emails': '预警邮箱',
  'warning-emails.read': '查看',
  'warning-emails.edit': '编辑',
  'sub-accounts': '子账号',
  'sub-accounts.manage': '管理',
  'operation-log': '操作日志',
  'operation-log.read': '查看',
} as const satisfies Same<typeof source>;
