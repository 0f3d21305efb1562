import { z } from 'zod';
import { paymentMethods } from '@quayside/domain/kernel/payment-methods';
import { platformTypes } from '@quayside/domain/brands/brand-rules';
import { statementLineStates, topUpStatuses } from '@quayside/domain/top-ups/top-up-rules';
import { CurrencyCode } from '../accounts/accounts.schemas.ts';
import { Day, Flag, Id, Remark, Timestamp, Uuid, positiveText } from '../kernel/shapes.ts';

export const Method = z.enum(paymentMethods);
/** Any number of decimals is parsed; the field checks it against the currency. */
export const PaidAmount = positiveText(12, 8);

export const ReceivingAccount = z.object({
  receiving_account_id: Id,
  method: Method,
  currency: CurrencyCode,
  account_name: z.string(),
  account_number: z.string(),
  bank: z.string(),
  swift: z.string(),
  note_en: z.string(),
  note_cn: z.string(),
});
export type ReceivingAccount = z.output<typeof ReceivingAccount>;

export const ReceivingAccountRow = ReceivingAccount.extend({
  platform_type: z.literal(platformTypes),
  enabled: Flag,
  updated_at: Timestamp,
});
export type ReceivingAccountRow = z.output<typeof ReceivingAccountRow>;

export const ReceivingAccountInput = z.strictObject({
  receiving_account_id: Id.optional(),
  platform_type: z.literal(platformTypes),
  method: Method,
  currency: CurrencyCode,
  account_name: z.string().trim().min(1).max(120),
  account_number: z.string().trim().min(1).max(120),
  bank: z.string().trim().max(120).default(''),
  swift: z.string().trim().max(20).default(''),
  note_en: Remark.default(''),
  note_cn: Remark.default(''),
  enabled: Flag.default(1),
});

export const TopUpRow = z.object({
  top_up_id: Id,
  reference: z.string(),
  method: Method,
  currency: CurrencyCode,
  amount: z.string(),
  paid_on: Day,
  status: z.enum(topUpStatuses),
  remark: z.string(),
  staff_remark: z.string(),
  credited_usd: z.string().nullable(),
  rate: z.string().nullable(),
  rate_source: z.string().nullable(),
  voucher_name: z.string(),
  voucher_mime: z.string(),
  voucher_url: z.string(),
  submitted_at: Timestamp,
  reviewed_at: Timestamp.nullable(),
});
export type TopUpRow = z.output<typeof TopUpRow>;

export const TopUpDetail = TopUpRow.extend({ account: ReceivingAccount.nullable() });
export type TopUpDetail = z.output<typeof TopUpDetail>;

/** What the merchant was told to do, before the proof: it does not change while it is kept. */
export const TopUpDraft = z.object({
  reference: z.string(),
  method: Method,
  currency: CurrencyCode,
  account: ReceivingAccount,
  /** 0 when the account was switched off since: only for a payment that is already on its way. */
  is_open: Flag,
  kept_until: Timestamp,
});
export type TopUpDraft = z.output<typeof TopUpDraft>;

export const TopUpInput = z.strictObject({
  /** The reference that was shown with the receiving account. */
  reference: z.string().trim().min(1).max(20),
  method: Method,
  currency: CurrencyCode,
  amount: PaidAmount,
  paid_on: Day,
  voucher_file_id: Uuid,
  remark: Remark.default(''),
});

export const DeskTopUpRow = TopUpRow.extend({
  customer_id: Id,
  customer_name: z.string(),
  /** The account it was paid to, as the merchant saw it. */
  account: ReceivingAccount.nullable(),
  /** The proposal about its credit that waits for a second person; until it is decided, nobody can review otherwise. */
  waiting_approval_id: Id.nullable(),
  /** Computed from the exchange rates by date; null when there is no rate. */
  proposed_usd: z.string().nullable(),
  proposed_rate: z.string().nullable(),
  proposed_source: z.string().nullable(),
  reviewed_by: z.string().nullable(),
  /** The matching line of a bank statement: the one that pays it, otherwise one that only names it. */
  bank_line: z
    .object({ booked_on: Day, amount: z.string(), currency: z.string(), words: z.string(), state: z.enum(statementLineStates) })
    .nullable(),
});
export type DeskTopUpRow = z.output<typeof DeskTopUpRow>;

export const ReviewInput = z.strictObject({
  customer_id: Id,
  top_up_id: Id,
  decision: z.enum(['receive', 'reject']),
  /** The credited amount; required to receive. */
  credited_usd: positiveText(10, 2).optional(),
  /** Not for USD. Another rate than the proposed one needs a source of its own. */
  rate: positiveText(8, 8).optional(),
  rate_source: z.string().trim().max(120).optional(),
  /** Required to reject. */
  remark: Remark.default(''),
});

export const RateRow = z.object({
  currency: CurrencyCode,
  valid_from: Day,
  rate: z.string(),
  source: z.string(),
  staff_name: z.string().nullable(),
  created_at: Timestamp,
});
export type RateRow = z.output<typeof RateRow>;
export const RateInput = z.strictObject({
  currency: CurrencyCode.exclude(['USD']),
  valid_from: Day,
  rate: positiveText(8, 8),
  source: z.string().trim().min(1).max(120),
});

export const StatementLine = z.object({
  line_id: Id,
  statement: z.string(),
  row_no: z.int(),
  booked_on: Day,
  currency: z.string(),
  amount: z.string(),
  words: z.string(),
  state: z.enum(statementLineStates),
  top_up: DeskTopUpRow.pick({
    customer_id: true,
    customer_name: true,
    top_up_id: true,
    reference: true,
    amount: true,
    currency: true,
    status: true,
  }).nullable(),
  created_at: Timestamp,
});
export type StatementLine = z.output<typeof StatementLine>;
