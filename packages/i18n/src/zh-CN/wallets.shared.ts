import type { walletsShared as source } from '../en/wallets.shared.ts';
import type { Same } from '../same.ts';

export const walletsShared = {
  permissions: {
    wallets: '余额',
    'wallets.read': '查看',
  },
  menu: {
    wallets: '客户余额',
    adjustments: '余额调整',
  },
  queues: {
    'wallets.low_balance': '余额不足且有冻结金额',
  },
  refusals: {
    'wallets.short': '余额不足，还差 {{missing}} USD，请先充值。',
  },
  fields: {
    'wallets.below_use': '额度已使用 {{used}} USD',
  },
  operations: {
    'wallets.set_credit_limit': '设置信用额度',
    'wallets.adjust': '调整余额',
    'wallets.decide': '审批余额调整',
  },
  jobs: {
    'wallets.prove': '每日余额核对',
  },
} as const satisfies Same<typeof source>;
