import type { walletsArea } from '@quayside/contract/wallets/wallets.area';
import type { SharedTexts } from '../shared.ts';

export const walletsShared = {
  permissions: {
    wallets: 'Balance',
    'wallets.read': 'View',
  },
  menu: {
    wallets: 'Wallets',
    adjustments: 'Adjustments',
  },
  queues: {
    'wallets.low_balance': 'Low balance, orders held',
  },
  refusals: {
    'wallets.short': 'The balance does not cover this: {{missing}} USD are missing. Please top up first.',
  },
  fields: {
    'wallets.below_use': '{{used}} USD of the limit are in use',
  },
  operations: {
    'wallets.set_credit_limit': 'Set a credit limit',
    'wallets.adjust': 'Adjust a balance',
    'wallets.decide': 'Decide about an adjustment',
  },
  jobs: {
    'wallets.prove': 'Nightly wallet reconciliation',
  },
} as const satisfies SharedTexts<typeof walletsArea>;
