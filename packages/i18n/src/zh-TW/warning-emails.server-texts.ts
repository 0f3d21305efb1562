// Written by `npm run zh-tw` from zh-CN/warning-emails.server-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { warningEmailsServerTexts as source } from '../en/warning-emails.server-texts.ts';

export const warningEmailsServerTexts = {
  mails: {
    'warning-emails.added.subject': '您將收到來自 {{site}} 的庫存預警',
    'warning-emails.added.lead': '您的電子郵件已加入 {{customer}} 的庫存預警名單。當商品庫存降至預警數量時，我們會發郵件到此電子郵件。',
    'warning-emails.added.note': '如果您不應收到此類郵件，請聯絡 {{customer}} 將您的電子郵件移除。',
  },
} as const satisfies Same<typeof source>;
