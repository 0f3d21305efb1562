import type { warningEmailsShared as source } from '../en/warning-emails.shared.ts';
import type { Same } from '../same.ts';

export const warningEmailsShared = {
  permissions: {
    'warning-emails': '预警邮箱',
    'warning-emails.read': '查看',
    'warning-emails.edit': '编辑',
  },
  menu: {
    warning_emails: '预警邮箱',
  },
  fields: {
    'warning-emails.invalid_email': '邮箱无效，请重新输入',
    'warning-emails.empty_when_on': '开启预警前请至少添加一个邮箱',
  },
  operations: {
    'warning-emails.save': '保存预警邮箱',
    'warning-emails.change_status': '开启或关闭预警邮箱',
  },
} as const satisfies Same<typeof source>;
