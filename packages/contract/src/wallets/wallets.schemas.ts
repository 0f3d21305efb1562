import { z } from 'zod';
import { adjustmentStates, walletSources } from '@quayside/domain/wallets/wallet-rules';
import { Id, Remark, Timestamp, decimalText, positiveText } from '../kernel/shapes.ts';

/** All in USD, exact, as text. spendable = balance − held + credit limit. */
export const Balance = z.object({ balance: z.string(), held: z.string(), credit_limit: z.string(), spendable: z.string() });
export type Balance = z.output<typeof Balance>;

/** A customer without entries has a balance of zero and no time of a change. */
export const WalletRow = Balance.extend({ customer_id: Id, customer_name: z.string(), updated_at: Timestamp.nullable() });
export type WalletRow = z.output<typeof WalletRow>;

export const AdjustmentRow = z.object({
  adjustment_id: Id,
  customer_id: Id,
  customer_name: z.string(),
  amount: z.string(),
  reason: z.string(),
  state: z.enum(adjustmentStates),
  needs_second: z.boolean(),
  proposed_by: z.string(),
  decided_by: z.string().nullable(),
  decided_at: Timestamp.nullable(),
  decision_remark: z.string(),
  created_at: Timestamp,
});
export type AdjustmentRow = z.output<typeof AdjustmentRow>;

export const AdjustmentInput = z.strictObject({
  customer_id: Id,
  direction: z.enum(['credit', 'debit']),
  amount: positiveText(10, 2),
  reason: Remark.min(1),
});
export const CreditLimitInput = z.strictObject({ customer_id: Id, credit_limit: decimalText(10, 2), reason: Remark.min(1) });

export const ReconciliationRow = z.object({
  reconciliation_id: Id,
  ran_at: Timestamp,
  wallets: z.int(),
  wrong: z.int(),
  details: z.array(z.object({ customer_id: Id, balance: z.string(), entries: z.string(), held: z.string(), holds: z.string() })),
});
export type ReconciliationRow = z.output<typeof ReconciliationRow>;

/** One customer's wallet with what its page says about it. */
export const WalletView = WalletRow.extend({
  holds: z.int(),
  /** The average of the last 14 days, in USD. */
  spent_per_day: z.string(),
  /** For how many whole days the spendable amount lasts at that rate; null when nothing was spent. */
  runway_days: z.int().nullable(),
  reconciliation: z.object({ ran_at: Timestamp, agrees: z.boolean() }).nullable(),
});
export type WalletView = z.output<typeof WalletView>;

export const HoldRow = z.object({ source_type: z.enum(walletSources), source_no: z.string(), amount: z.string(), created_at: Timestamp });
export type HoldRow = z.output<typeof HoldRow>;

export const LimitChangeRow = z.object({
  change_id: Id,
  limit_before: z.string(),
  limit_after: z.string(),
  reason: z.string(),
  changed_by: z.string(),
  agreed_by: z.string().nullable(),
  created_at: Timestamp,
});
export type LimitChangeRow = z.output<typeof LimitChangeRow>;
