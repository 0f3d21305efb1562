// Written by `npm run zh-tw` from zh-CN/warning-emails.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { warningEmailsShared as source } from '../en/warning-emails.shared.ts';

export const warningEmailsShared = {
  permissions: {
    'warning-emails': '預警電子郵件',
    'warning-emails.read': '檢視',
    'warning-emails.edit': '編輯',
  },
  menu: {
    warning_emails: '預警電子郵件',
  },
  fields: {
    'warning-emails.invalid_email': '電子郵件無效，請重新輸入',
    'warning-emails.empty_when_on': '開啟預警前請至少新增一個電子郵件',
  },
  operations: {
    'warning-emails.save': '儲存預警電子郵件',
    'warning-emails.change_status': '開啟或關閉預警電子郵件',
  },
} as const satisfies Same<typeof source>;
