import type { staffServerTexts as source } from '../en/staff.server-texts.ts';
import type { Same } from '../same.ts';
import { accounts } from './accounts.ts';

export const staffServerTexts = {
  mails: {
    'staff.invitation.subject': '您在 {{site}} 工作台的账号',
    'staff.invitation.lead': '{{by}} 已将您添加为 {{site}} 的员工。请设置密码，然后用此邮箱登录。链接仅可使用一次，24 小时内有效。',
    'staff.invitation.button': '设置密码',
    'staff.invitation.note': '如果您对此不知情，请忽略此邮件。',
    'staff.access_reset.subject': '您在 {{site}} 工作台的登录已重置',
    'staff.access_reset.lead':
      '{{by}} 重置了您在 {{site}} 工作台的登录，原密码已失效。请设置新密码，链接仅可使用一次，24 小时内有效。之后请重新设置两步验证。',
    'staff.access_reset.button': '设置密码',
    'staff.access_reset.note': '如果不是您提出的，请联系 {{by}}。',
    'staff.password_changed.subject': '您在 {{site}} 工作台的密码已修改',
    'staff.password_changed.lead': '您在 {{site}} 工作台的账号密码已修改，其他会话已结束。',
    'staff.password_changed.note': '如果不是您本人操作，请立即告知管理员。',
  },
  success: {
    'staff.updatePassword': accounts.password.done,
  },
} as const satisfies Same<typeof source>;
