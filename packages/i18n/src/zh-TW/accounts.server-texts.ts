// Written by `npm run zh-tw` from zh-CN/accounts.server-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { accountsServerTexts as source } from '../en/accounts.server-texts.ts';

export const accountsServerTexts = {
  mails: {
    'accounts.verify_email.subject': '請在 {{site}} 確認您的電子郵件',
    'accounts.verify_email.lead': '歡迎使用 {{site}}。您的帳號已開通，可立即使用。\n\n請確認此電子郵件屬於您。連結七天內有效。',
    'accounts.verify_email.button': '確認電子郵件',
    'accounts.verify_email.note': '如果您沒有在 {{site}} 註冊，無需任何操作。',
    'accounts.reset_password.subject': '在 {{site}} 設定新密碼',
    'accounts.reset_password.lead': '有人為您在 {{site}} 的帳號申請了新密碼。連結僅可使用一次，60 分鐘內有效。',
    'accounts.reset_password.button': '設定新密碼',
    'accounts.reset_password.note': '如果不是您本人操作，請忽略此郵件，您的密碼不會改變。',
    'accounts.password_changed.subject': '您在 {{site}} 的密碼已修改',
    'accounts.password_changed.lead': '您在 {{site}} 的帳號密碼已修改，其他會話已結束。',
    'accounts.password_changed.note': '如果不是您本人操作，請立即在登入頁申請新密碼並聯系我們。',
  },
  success: {
    'accounts.updatePassword': '密碼已修改，其他裝置已登出。',
  },
} as const satisfies Same<typeof source>;
