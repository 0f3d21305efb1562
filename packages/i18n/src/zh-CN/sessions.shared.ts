import type { sessionsShared as source } from '../en/sessions.shared.ts';
import type { Same } from '../same.ts';

export const sessionsShared = {
  refusals: {
    'sessions.wrong_credentials': '邮箱或密码错误。',
    'sessions.account_disabled': '该账号已停用，请咨询管理员。',
    'sessions.account_paused': '账户已暂停使用，请联系 {{brand}}。',
  },
  operations: {
    'sessions.login': '登录',
    'sessions.logout': '退出登录',
    'sessions.desk_login': '登录工作台',
    'sessions.desk_logout': '退出工作台',
    'sessions.confirm': '用密码确认',
    'sessions.desk_confirm': '在工作台用密码确认',
  },
} as const satisfies Same<typeof source>;
