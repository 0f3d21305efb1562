import type { walletsServerTexts as source } from '../en/wallets.server-texts.ts';
import type { Same } from '../same.ts';

export const walletsServerTexts = {
  mails: {
    'wallets.adjusted.subject': '账户余额已调整 {{amount}} USD',
    'wallets.adjusted.lead': '账户余额已调整 {{amount}} USD（单号 {{number}}），当前余额为 {{balance}} USD。\n\n原因：{{reason}}',
    'wallets.adjusted.button': '查看交易记录',
    'wallets.limit_changed.subject': '信用额度已调整为 {{after}} USD',
    'wallets.limit_changed.lead': '信用额度已由 {{before}} USD 调整为 {{after}} USD，当前可用金额为 {{spendable}} USD。',
    'wallets.limit_changed.button': '查看交易记录',
  },
} as const satisfies Same<typeof source>;
