// Written by `npm run zh-tw` from zh-CN/connectors.server-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { connectorsServerTexts as source } from '../en/connectors.server-texts.ts';

export const connectorsServerTexts = {
  mails: {
    'connectors.changed.subject': '{{name}} 的訂單在您提交後有變更',
    'connectors.changed.lead':
      '以下訂單已在店鋪中取消、修改或出貨：{{numbers}}。此處訂單未作更改。請逐一檢視，如包裹不應發出，請申請攔截。',
    'connectors.changed.button': '檢視訂單',
  },
} as const satisfies Same<typeof source>;
