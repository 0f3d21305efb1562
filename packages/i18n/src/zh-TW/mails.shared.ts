// Written by `npm run zh-tw` from zh-CN/mails.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { mailsShared as source } from '../en/mails.shared.ts';

export const mailsShared = {
  menu: {
    mails: '已發郵件',
    mail_detail: '郵件詳情',
  },
  jobs: {
    'mails.deliver': '投遞郵件',
  },
} as const satisfies Same<typeof source>;
