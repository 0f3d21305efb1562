import type { transactionsArea } from '@quayside/contract/transactions/transactions.area';
import type { SharedTexts } from '../shared.ts';

export const transactionsShared = {
  permissions: {
    transactions: 'Transaction history',
    'transactions.read': 'View',
  },
  menu: {
    transactions: 'Transaction history',
    transaction_detail: 'Transaction',
    fulfilment_fees: 'Order fulfilment fee',
  },
  operations: {
    'transactions.export': 'Export transactions',
    'transactions.statement': 'Make a monthly statement',
  },
  jobs: {
    'transactions.export': 'Export of transactions',
    'transactions.statement': 'Monthly statement',
  },
} as const satisfies SharedTexts<typeof transactionsArea>;
