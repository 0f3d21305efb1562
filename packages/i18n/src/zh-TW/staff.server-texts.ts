// Written by `npm run zh-tw` from zh-CN/staff.server-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { staffServerTexts as source } from '../en/staff.server-texts.ts';

export const staffServerTexts = {
  mails: {
    'staff.invitation.subject': '您在 {{site}} 工作台的帳號',
    'staff.invitation.lead': '{{by}} 已將您新增為 {{site}} 的員工。請設定密碼，然後用此電子郵件登入。連結僅可使用一次，24 小時內有效。',
    'staff.invitation.button': '設定密碼',
    'staff.invitation.note': '如果您對此不知情，請忽略此郵件。',
    'staff.access_reset.subject': '您在 {{site}} 工作台的登入已重置',
    'staff.access_reset.lead':
      '{{by}} 重置了您在 {{site}} 工作台的登入，原密碼已失效。請設定新密碼，連結僅可使用一次，24 小時內有效。之後請重新設定兩步驗證。',
    'staff.access_reset.button': '設定密碼',
    'staff.access_reset.note': '如果不是您提出的，請聯絡 {{by}}。',
    'staff.password_changed.subject': '您在 {{site}} 工作台的密碼已修改',
    'staff.password_changed.lead': '您在 {{site}} 工作台的帳號密碼已修改，其他會話已結束。',
    'staff.password_changed.note': '如果不是您本人操作，請立即告知管理員。',
  },
  success: {
    'staff.updatePassword': '密碼已修改，其他裝置已登出。',
  },
} as const satisfies Same<typeof source>;
