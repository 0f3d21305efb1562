// Written by `npm run zh-tw` from zh-CN/transactions.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { transactionsShared as source } from '../en/transactions.shared.ts';

export const transactionsShared = {
  permissions: {
    transactions: '交易紀錄',
    'transactions.read': '檢視',
  },
  menu: {
    transactions: '交易紀錄',
    transaction_detail: '交易詳情',
    fulfilment_fees: '訂單履約費',
  },
  operations: {
    'transactions.export': '匯出交易紀錄',
    'transactions.statement': '生成月結單',
  },
  jobs: {
    'transactions.export': '匯出交易紀錄',
    'transactions.statement': '月結單',
  },
} as const satisfies Same<typeof source>;
