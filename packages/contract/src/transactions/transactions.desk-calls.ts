import { z } from 'zod';
import { actorKinds } from '@quayside/domain/kernel/actor';
import { defineCalls } from '../kernel/call.ts';
import { Id, listInput, pageOf } from '../kernel/shapes.ts';
import { ledgerFilters } from './transactions.calls.ts';
import { TransactionRow } from './transactions.schemas.ts';

/** A ledger entry as staff read it: with who caused it. */
export const DeskTransactionRow = TransactionRow.extend({ actor_kind: z.enum(actorKinds), actor_name: z.string() });
export type DeskTransactionRow = z.output<typeof DeskTransactionRow>;

export const transactionsDeskCalls = defineCalls('transactions', {
  /** Always one merchant's. */
  deskList: {
    method: 'GET',
    path: '/api/desk/billing/getTransactionList',
    input: listInput(['created_at'], { customer_id: Id, ...ledgerFilters }),
    output: pageOf(DeskTransactionRow),
    permission: 'desk.wallets.read',
    log: null,
    mayLag: true,
  },
  /** Opening and closing balance of the last twelve months, the newest first. The running month has no closing balance yet. */
  deskMonths: {
    method: 'GET',
    path: '/api/desk/billing/getMonths',
    input: z.strictObject({ customer_id: Id }),
    output: z.object({ list: z.array(z.object({ month: z.string(), opening: z.string(), closing: z.string() })) }),
    permission: 'desk.wallets.read',
    log: null,
    mayLag: true,
  },
});
