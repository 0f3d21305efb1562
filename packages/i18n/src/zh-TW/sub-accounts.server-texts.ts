// Written by `npm run zh-tw` from zh-CN/sub-accounts.server-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { subAccountsServerTexts as source } from '../en/sub-accounts.server-texts.ts';

export const subAccountsServerTexts = {
  mails: {
    'sub-accounts.created.subject': '您在 {{site}} 有了一個帳號',
    'sub-accounts.created.lead': '{{customer}} 為您在 {{site}} 開通了帳號。請使用此電子郵件登入，密碼由 {{customer}} 告知您。',
    'sub-accounts.created.button': '前往登入頁',
  },
} as const satisfies Same<typeof source>;
