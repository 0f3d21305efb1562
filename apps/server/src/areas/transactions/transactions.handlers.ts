import { transactionsCalls } from '@quayside/contract/transactions/transactions.calls';
import { transactionsDeskCalls } from '@quayside/contract/transactions/transactions.desk-calls';
import { transactionsOpenCalls } from '@quayside/contract/transactions/transactions.open-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { listMonths, listTransactionsForStaff } from './desk-transactions.ts';
import * as transactions from './transactions.service.ts';

export const transactionsHandlers = [
  ...handlers(transactionsCalls, {
    list: transactions.listTransactions,
    search: transactions.searchTransactions,
    get: transactions.getTransaction,
    export: transactions.exportTransactions,
    statement: transactions.makeStatement,
    fulfilmentFees: transactions.listFulfilmentFees,
  }),
  ...handlers(transactionsOpenCalls, { openList: transactions.listOpenTransactions, openGet: transactions.getOpenTransaction }),
  ...handlers(transactionsDeskCalls, { deskList: listTransactionsForStaff, deskMonths: listMonths }),
];
