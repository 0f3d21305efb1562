import type { Same } from '../same.ts';
import type { wallets as source } from '../en/wallets.ts';

export const wallets = {
  title: '账户余额',
  runway_one: '按每天 {{per_day}} USD 可用 {{count}} 天',
  runway_other: '按每天 {{per_day}} USD 可用 {{count}} 天',
  balance: '余额',
  held: '订单冻结',
  credit_limit: '信用额度',
  spendable: '可下单金额',
  spendable_hint: '余额 − 冻结 + 信用额度',
  top_up: '充值',
  history: '交易记录',
  below_zero: '可下单金额已用完，请充值。',
  negative_title: '账户余额为 {{amount}} USD',
  negative_text: '请充值 {{missing}} USD 以补足余额。当前可用于下单的金额为 {{spendable}} USD。',
  short_title: '余额不足',
} as const satisfies Same<typeof source>;
