import { transactionsCalls } from '@quayside/contract/transactions/transactions.calls';
import { handlers } from '#server/kernel/handlers.ts';
import * as transactions from './transactions.service.ts';

export const transactionsHandlers = handlers(transactionsCalls, {
  list: transactions.listTransactions,
  search: transactions.searchTransactions,
  get: transactions.getTransaction,
  export: transactions.exportTransactions,
  statement: transactions.makeStatement,
  fulfilmentFees: transactions.listFulfilmentFees,
});
