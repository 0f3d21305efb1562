// Written by `npm run zh-tw` from zh-CN/wallets.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { walletsShared as source } from '../en/wallets.shared.ts';

export const walletsShared = {
  permissions: {
    wallets: '餘額',
    'wallets.read': '檢視',
  },
  menu: {
    wallets: '客戶餘額',
    adjustments: '餘額調整',
  },
  queues: {
    'wallets.low_balance': '餘額不足且有凍結金額',
  },
  refusals: {
    'wallets.short': '餘額不足，還差 {{missing}} USD，請先充值。',
  },
  fields: {
    'wallets.below_use': '額度已使用 {{used}} USD',
  },
  operations: {
    'wallets.set_credit_limit': '設定信用額度',
    'wallets.adjust': '調整餘額',
    'wallets.decide': '審批餘額調整',
  },
  jobs: {
    'wallets.prove': '每日餘額核對',
  },
} as const satisfies Same<typeof source>;
