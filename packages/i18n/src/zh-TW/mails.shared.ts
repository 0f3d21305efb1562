// Written by `npm run zh-tw` from zh-CN/mails.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { mailsShared as source } from '../en/mails.shared.ts';

export const mailsShared = {
  menu: {
    mails: '已發郵件',
    mail_detail: '郵件詳情',
  },
  refusals: {
    'mails.not_sendable': '該郵件無法重新發送：帳號不存在、已停用，或連結已使用。',
  },
  operations: {
    'mails.read': '檢視郵件',
    'mails.send_again': '重新發送郵件',
  },
  jobs: {
    'mails.deliver': '投遞郵件',
  },
} as const satisfies Same<typeof source>;
