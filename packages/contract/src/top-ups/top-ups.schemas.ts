import { z } from 'zod';
import { paymentMethods } from '@quayside/domain/kernel/payment-methods';
import { platformTypes } from '@quayside/domain/brands/brand-rules';
import { likelihoods } from '@quayside/domain/top-ups/line-candidates';
import { bankVerdicts, rejectTemplates, statementLineStates, topUpStatuses } from '@quayside/domain/top-ups/top-up-rules';
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
  /** 1, and one more for each time it was corrected and sent again. */
  round: z.int(),
  submitted_at: Timestamp,
  reviewed_at: Timestamp.nullable(),
});
export type TopUpRow = z.output<typeof TopUpRow>;

/** An earlier sending of a top-up and why it was rejected. */
export const TopUpRound = z.object({
  round: z.int(),
  amount: z.string(),
  paid_on: Day,
  remark: z.string(),
  submitted_at: Timestamp,
  reviewed_at: Timestamp,
  staff_remark: z.string(),
  voucher_name: z.string(),
});
export type TopUpRound = z.output<typeof TopUpRound>;

export const TopUpDetail = TopUpRow.extend({
  account: ReceivingAccount.nullable(),
  voucher_file_id: Uuid,
  /** Newest first. */
  earlier: z.array(TopUpRound),
});
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

/** A rejected top-up, corrected: the same reference, method and currency. */
export const ResubmitInput = TopUpInput.pick({ amount: true, paid_on: true, voucher_file_id: true, remark: true }).extend({
  top_up_id: Id,
  /** The round that was rejected: a second click, or another tab, is refused. */
  round: z.int().positive(),
});

/** Another top-up with the same slip, or of the same customer with the same amount and day. */
export const Duplicate = z.object({
  customer_id: Id,
  top_up_id: Id,
  customer_name: z.string(),
  reference: z.string(),
  status: z.enum(topUpStatuses),
  is_same_file: z.boolean(),
  is_same_payment: z.boolean(),
  credited_usd: z.string().nullable(),
  submitted_at: Timestamp,
  reviewed_at: Timestamp.nullable(),
  reviewed_by: z.string().nullable(),
  voucher_name: z.string(),
  voucher_url: z.string(),
});
export type Duplicate = z.output<typeof Duplicate>;

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
    .object({
      line_id: Id,
      booked_on: Day,
      amount: z.string(),
      currency: z.string(),
      words: z.string(),
      state: z.enum(statementLineStates),
      /** Why it was matched by hand. */
      reason: z.string(),
    })
    .nullable(),
  /** `agrees`: a line with its reference, currency and amount. */
  bank: z.enum(bankVerdicts),
  duplicate: Duplicate.nullable(),
  /** Others who have it open now. */
  reviewing: z.array(z.string()),
});
export type DeskTopUpRow = z.output<typeof DeskTopUpRow>;

/** What a review shows beside the top-up itself. */
export const ReviewFacts = z.object({
  /** Null for staff who may not see balances. */
  wallet: z.object({ balance: z.string(), held: z.string(), spendable: z.string() }).nullable(),
  /** The customer's last five others, newest first. */
  last: z.array(
    DeskTopUpRow.pick({
      top_up_id: true,
      customer_id: true,
      reference: true,
      amount: true,
      currency: true,
      paid_on: true,
      status: true,
      credited_usd: true,
    }),
  ),
  earlier: z.array(TopUpRound.extend({ reviewed_by: z.string().nullable() })),
});
export type ReviewFacts = z.output<typeof ReviewFacts>;

export const ReviewInput = z.strictObject({
  customer_id: Id,
  top_up_id: Id,
  /** The round that was looked at: refused when the merchant has sent it again since. */
  round: z.int().positive().optional(),
  decision: z.enum(['receive', 'reject']),
  /** The credited amount; required to receive. */
  credited_usd: positiveText(10, 2).optional(),
  /** Not for USD. Another rate than the proposed one needs a source of its own. */
  rate: positiveText(8, 8).optional(),
  rate_source: z.string().trim().max(120).optional(),
  /** Required to reject, unless a template is given. */
  remark: Remark.default(''),
  /** A rejection the merchant reads in their language. */
  template: z.enum(rejectTemplates).optional(),
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
  /** How many waiting top-ups an open line may pay. */
  candidates: z.int(),
  by_hand: z.enum(['matched', 'unmatched']).nullable(),
  reason: z.string(),
  decided_by: z.string().nullable(),
  decided_at: Timestamp.nullable(),
  created_at: Timestamp,
});
export type StatementLine = z.output<typeof StatementLine>;

/** A waiting top-up that a bank line may pay. */
export const LineCandidate = DeskTopUpRow.pick({
  customer_id: true,
  customer_name: true,
  top_up_id: true,
  reference: true,
  amount: true,
  currency: true,
  paid_on: true,
  status: true,
}).extend({
  is_amount_equal: z.boolean(),
  is_day_near: z.boolean(),
  is_name_in_text: z.boolean(),
  likelihood: z.enum(likelihoods),
  /** The line's amount minus the top-up's, in their currency. */
  difference: z.string(),
  rate: z.string().nullable(),
  /** What the line is worth, and what the merchant said; null without a rate. */
  line_usd: z.string().nullable(),
  top_up_usd: z.string().nullable(),
});
export type LineCandidate = z.output<typeof LineCandidate>;
