import { z } from 'zod';
import { actorKinds } from '@quayside/domain/kernel/actor';
import { billTypes, walletSources } from '@quayside/domain/wallets/wallet-rules';
import { Id, Timestamp, pageOf } from '../kernel/shapes.ts';

/** One ledger entry as a merchant reads it (BILL-01). */
export const TransactionRow = z.object({
  entry_id: Id,
  bill_type: z.enum(billTypes),
  fee_type: z.string(),
  /** The order, remittance or bill it belongs to. */
  source_type: z.enum(walletSources),
  source_no: z.string(),
  country: z.string().nullable(),
  amount: z.string(),
  balance_after: z.string(),
  quantity: z.int().nullable(),
  sku_quantity: z.int().nullable(),
  weight_g: z.int().nullable(),
  tracking_number: z.string(),
  remark: z.string(),
  created_at: Timestamp,
});
export type TransactionRow = z.output<typeof TransactionRow>;

export const TransactionDetail = TransactionRow.extend({
  original_currency: z.string().nullable(),
  original_amount: z.string().nullable(),
  rate: z.string().nullable(),
  rate_source: z.string().nullable(),
  actor_kind: z.enum(actorKinds),
  actor_name: z.string(),
  /** The other entries of the same document. */
  siblings: z.array(TransactionRow),
});
export type TransactionDetail = z.output<typeof TransactionDetail>;

/** A page of the entries found by number, and the numbers this merchant has no entry for: the first hundred of them, and how many. */
export const FoundTransactions = pageOf(TransactionRow).extend({ missing: z.array(Id).max(100), missing_count: z.int().min(0) });
