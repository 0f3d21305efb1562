import type { transactionsShared as source } from '../en/transactions.shared.ts';
import type { Same } from '../same.ts';

export const transactionsShared = {
  permissions: {
    transactions: '交易记录',
    'transactions.read': '查看',
  },
  menu: {
    transactions: '交易记录',
    transaction_detail: '交易详情',
    fulfilment_fees: '订单履约费',
  },
  operations: {
    'transactions.export': '导出交易记录',
    'transactions.statement': '生成月结单',
  },
  jobs: {
    'transactions.export': '导出交易记录',
    'transactions.statement': '月结单',
  },
} as const satisfies Same<typeof source>;
