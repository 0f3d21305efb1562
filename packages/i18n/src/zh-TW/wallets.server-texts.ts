// Written by `npm run zh-tw` from zh-CN/wallets.server-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { walletsServerTexts as source } from '../en/wallets.server-texts.ts';

export const walletsServerTexts = {
  mails: {
    'wallets.adjusted.subject': '帳戶餘額已調整 {{amount}} USD',
    'wallets.adjusted.lead': '帳戶餘額已調整 {{amount}} USD（單號 {{number}}），當前餘額為 {{balance}} USD。\n\n原因：{{reason}}',
    'wallets.adjusted.button': '檢視交易紀錄',
    'wallets.limit_changed.subject': '信用額度已調整為 {{after}} USD',
    'wallets.limit_changed.lead': '信用額度已由 {{before}} USD 調整為 {{after}} USD，當前可用金額為 {{spendable}} USD。',
    'wallets.limit_changed.button': '檢視交易紀錄',
  },
} as const satisfies Same<typeof source>;
