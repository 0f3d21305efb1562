// Written by `npm run zh-tw` from zh-CN/wallets.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { wallets as source } from '../en/wallets.ts';

export const wallets = {
  title: '帳戶餘額',
  runway_one: '按每天 {{per_day}} USD 可用 {{count}} 天',
  runway_other: '按每天 {{per_day}} USD 可用 {{count}} 天',
  balance: '餘額',
  held: '訂單凍結',
  credit_limit: '信用額度',
  spendable: '可下單金額',
  spendable_hint: '餘額 − 凍結 + 信用額度',
  top_up: '充值',
  history: '交易紀錄',
  below_zero: '可下單金額已用完，請充值。',
  negative_title: '帳戶餘額為 {{amount}} USD',
  negative_text: '請充值 {{missing}} USD 以補足餘額。當前可用於下單的金額為 {{spendable}} USD。',
  short_title: '餘額不足',
} as const satisfies Same<typeof source>;
