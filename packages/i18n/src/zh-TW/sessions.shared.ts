// Written by `npm run zh-tw` from zh-CN/sessions.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { sessionsShared as source } from '../en/sessions.shared.ts';

export const sessionsShared = {
  refusals: {
    'sessions.wrong_credentials': '電子郵件或密碼錯誤。',
    'sessions.account_disabled': '該帳號已停用，請諮詢管理員。',
    'sessions.account_paused': '帳戶已暫停使用，請聯絡 {{brand}}。',
  },
  operations: {
    'sessions.login': '登入',
    'sessions.logout': '登出',
    'sessions.desk_login': '登入工作台',
    'sessions.desk_logout': '退出工作台',
    'sessions.confirm': '用密碼確認',
    'sessions.desk_confirm': '在工作台用密碼確認',
  },
} as const satisfies Same<typeof source>;
