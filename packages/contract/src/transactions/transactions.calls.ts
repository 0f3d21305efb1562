import { z } from 'zod';
import { MAX_NUMBERS, billTypes, feeTypes } from '@quayside/domain/wallets/wallet-rules';
import { defineCalls } from '../kernel/call.ts';
import { Day, Id, JobStarted, listInput, pageOf } from '../kernel/shapes.ts';
import { FoundTransactions, TransactionDetail, TransactionRow } from './transactions.schemas.ts';

export const ledgerFilters = {
  /** The number of the order or another document. */
  source_no: z.string().trim().max(40).optional(),
  from: Day.optional(),
  to: Day.optional(),
  bill_type: z.enum(billTypes).optional(),
  fee_type: z.enum(feeTypes).optional(),
};
export const transactionFilters = { ...ledgerFilters, entry_ids: z.array(Id).max(MAX_NUMBERS).optional() };
const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

export const transactionsCalls = defineCalls('transactions', {
  list: {
    method: 'GET',
    path: '/api/ucenter/billing/getTransactionList',
    input: listInput(['created_at'], ledgerFilters),
    output: pageOf(TransactionRow),
    permission: 'transactions.read',
    log: null,
    mayLag: true,
  },
  /** The same by numbers, up to five thousand; a POST, because they do not fit into a URL (BILL-02, D-61). */
  search: {
    method: 'POST',
    path: '/api/ucenter/billing/searchTransactions',
    input: listInput(['created_at'], transactionFilters),
    output: FoundTransactions,
    permission: 'transactions.read',
    log: null,
  },
  get: {
    method: 'GET',
    path: '/api/ucenter/billing/getTransactionDetail',
    input: z.strictObject({ entry_id: Id }),
    output: TransactionDetail,
    permission: 'transactions.read',
    log: null,
  },
  export: {
    method: 'POST',
    path: '/api/ucenter/billing/exportTransaction',
    input: z.strictObject(transactionFilters),
    output: JobStarted,
    permission: 'transactions.read',
    log: 'transactions.export',
    limit: { perMinute: 10, by: 'person' },
  },
  /** A month with its opening and closing balance, sums by bill type and every entry. */
  statement: {
    method: 'POST',
    path: '/api/ucenter/billing/exportStatement',
    input: z.strictObject({ month: Month, format: z.enum(['pdf', 'xlsx']) }),
    output: JobStarted,
    permission: 'transactions.read',
    log: 'transactions.statement',
    limit: { perMinute: 10, by: 'person' },
  },
  /** Refused for every customer except the one in the provider's configuration (BILL-06, D-62). */
  fulfilmentFees: {
    method: 'GET',
    path: '/api/ucenter/billing/getFulfillmentFeeList',
    input: listInput(['created_at'], { source_no: ledgerFilters.source_no, from: ledgerFilters.from, to: ledgerFilters.to }),
    output: pageOf(TransactionRow),
    permission: 'transactions.read',
    log: null,
    mayLag: true,
  },
});
