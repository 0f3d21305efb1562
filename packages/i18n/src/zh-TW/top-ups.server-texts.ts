// Written by `npm run zh-tw` from zh-CN/top-ups.server-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { topUpsServerTexts as source } from '../en/top-ups.server-texts.ts';

export const topUpsServerTexts = {
  mails: {
    'top-ups.received.subject': '您的付款 {{reference}} 已到帳',
    'top-ups.received.lead': '我們已收到您的付款 {{reference}}（{{amount}}），入帳 {{credited}} USD，當前餘額 {{balance}} USD。',
    'top-ups.received.button': '檢視充值紀錄',
    'top-ups.rejected.subject': '您的付款 {{reference}} 未通過稽核',
    'top-ups.rejected.lead': '您的付款 {{reference}}（{{amount}}）未通過稽核。\n\n{{remark}}\n\n您可以更正後以同一附言重新提交。',
    'top-ups.rejected.button': '更正並重新提交',
  },
} as const satisfies Same<typeof source>;
