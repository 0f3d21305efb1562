import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Id, cursorInput, cursorPageOf } from '../kernel/shapes.ts';
import { ledgerFilters } from './transactions.calls.ts';
import { TransactionDetail, TransactionRow } from './transactions.schemas.ts';

const tag = 'Billing';

/** The open API: the ledger of the wallet. It belongs to the whole account, so a key of single warehouses does not read it. */
export const transactionsOpenCalls = defineCalls('transactions', {
  openList: {
    method: 'GET',
    path: '/open/v1/transactions',
    input: cursorInput(ledgerFilters),
    output: cursorPageOf(TransactionRow),
    permission: 'transactions.read',
    log: null,
    mayLag: true,
    doc: {
      tag,
      summary: 'List transactions',
      description: 'Every entry of your wallet, newest first, in USD. Needs a key for all warehouses.',
    },
  },
  openGet: {
    method: 'GET',
    path: '/open/v1/transactions/{entry_id}',
    input: z.strictObject({ entry_id: Id }),
    output: TransactionDetail,
    permission: 'transactions.read',
    log: null,
    doc: {
      tag,
      summary: 'Get a transaction',
      description: 'One entry with the others of the same document. Needs a key for all warehouses.',
    },
  },
});
