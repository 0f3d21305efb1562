import type { accountsServerTexts as source } from '../en/accounts.server-texts.ts';
import type { Same } from '../same.ts';
import { accounts } from './accounts.ts';

export const accountsServerTexts = {
  mails: {
    'accounts.verify_email.subject': '请在 {{site}} 确认您的邮箱',
    'accounts.verify_email.lead': '欢迎使用 {{site}}。您的账号已开通，可立即使用。\n\n请确认此邮箱属于您。链接七天内有效。',
    'accounts.verify_email.button': '确认邮箱',
    'accounts.verify_email.note': '如果您没有在 {{site}} 注册，无需任何操作。',
    'accounts.reset_password.subject': '在 {{site}} 设置新密码',
    'accounts.reset_password.lead': '有人为您在 {{site}} 的账号申请了新密码。链接仅可使用一次，60 分钟内有效。',
    'accounts.reset_password.button': '设置新密码',
    'accounts.reset_password.note': '如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
    'accounts.password_changed.subject': '您在 {{site}} 的密码已修改',
    'accounts.password_changed.lead': '您在 {{site}} 的账号密码已修改，其他会话已结束。',
    'accounts.password_changed.note': '如果不是您本人操作，请立即在登录页申请新密码并联系我们。',
  },
  success: {
    'accounts.updatePassword': accounts.password.done, // USER-30
  },
} as const satisfies Same<typeof source>;
