import { z } from 'zod';
import { statementLineStates, topUpStatuses } from '@quayside/domain/top-ups/top-up-rules';
import { CurrencyCode } from '../accounts/accounts.schemas.ts';
import { defineCalls } from '../kernel/call.ts';
import { Day, Id, Nothing, Remark, decimalText, listInput, pageOf, secret, tabCounts } from '../kernel/shapes.ts';
import {
  DeskTopUpRow,
  LineCandidate,
  Method,
  RateInput,
  RateRow,
  ReceivingAccountInput,
  ReceivingAccountRow,
  ReviewFacts,
  ReviewInput,
  StatementLine,
} from './top-ups.schemas.ts';

const one = z.strictObject({ customer_id: Id, top_up_id: Id });

export const topUpsDeskCalls = defineCalls('top-ups', {
  /** Oldest first. */
  deskList: {
    method: 'GET',
    path: '/api/desk/topUp/getList',
    input: listInput(['top_up_id'], {
      status: z.enum(topUpStatuses).optional(),
      customer_id: Id.optional(),
      reference: z.string().trim().max(20).optional(),
      /** The beginning of a reference, or a part of the customer's name. */
      search: z.string().trim().max(60).optional(),
      method: Method.optional(),
      currency: CurrencyCode.optional(),
      /** The day of payment. */
      from: Day.optional(),
      to: Day.optional(),
      min_amount: decimalText(12, 2).optional(),
      max_amount: decimalText(12, 2).optional(),
    }),
    output: pageOf(DeskTopUpRow),
    permission: 'desk.top-ups.read',
    log: null,
  },
  deskCounts: {
    method: 'GET',
    path: '/api/desk/topUp/getStatusCount',
    input: Nothing,
    output: tabCounts(topUpStatuses),
    permission: 'desk.top-ups.read',
    log: null,
  },
  deskGet: {
    method: 'GET',
    path: '/api/desk/topUp/getTopUp',
    input: one,
    output: DeskTopUpRow,
    permission: 'desk.top-ups.read',
    log: null,
  },
  /** The customer's balance and last top-ups, and earlier rounds of this one. */
  deskFacts: {
    method: 'GET',
    path: '/api/desk/topUp/getReviewFacts',
    input: one,
    output: ReviewFacts,
    permission: 'desk.top-ups.read',
    log: null,
  },
  deskVoucher: {
    method: 'GET',
    path: '/api/desk/topUp/getVoucher',
    /** `round` only makes the address of a new slip another one. */
    input: one.extend({ round: z.int().positive().optional() }),
    output: z.any(),
    permission: 'desk.top-ups.read',
    log: null,
    answers: 'file',
  },
  /** Credits the wallet, or rejects with a reason; the merchant gets a mail. `approval_id`: credited once a second person agrees. */
  deskReview: {
    method: 'POST',
    path: '/api/desk/topUp/review',
    input: ReviewInput,
    output: DeskTopUpRow.extend({ approval_id: Id.nullable() }),
    permission: 'desk.top-ups.review',
    log: 'top-ups.review',
    about: 'customer',
  },
  /**
   * Receives one top-up that the bank matches exactly (reference, currency, amount) at the proposed credit; anything else is refused
   * and changes nothing. The page sends one call for each ticked row: each is its own transaction and its own log line.
   */
  deskReceiveMatched: {
    method: 'POST',
    path: '/api/desk/topUp/receiveMatched',
    input: one.extend({ round: z.int().positive() }),
    output: DeskTopUpRow,
    permission: 'desk.top-ups.review',
    log: 'top-ups.receive_matched',
    about: 'customer',
  },
  deskAccounts: {
    method: 'GET',
    path: '/api/desk/topUp/getReceivingAccounts',
    input: Nothing,
    output: z.object({ list: z.array(ReceivingAccountRow) }),
    permission: 'desk.top-ups.read',
    log: null,
  },
  deskSaveAccount: {
    method: 'POST',
    path: '/api/desk/topUp/saveReceivingAccount',
    input: ReceivingAccountInput,
    /** `approval_id`: merchants see the new version once a second person agrees. */
    output: z.object({ account: ReceivingAccountRow.nullable(), approval_id: Id.nullable() }),
    permission: 'desk.top-ups.manage',
    log: 'top-ups.save_account',
    confirm: true,
  },
  deskRates: {
    method: 'GET',
    path: '/api/desk/topUp/getRates',
    input: listInput(['valid_from'], { currency: z.string().max(3).optional() }),
    output: pageOf(RateRow),
    permission: 'desk.top-ups.read',
    log: null,
  },
  deskSaveRate: {
    method: 'POST',
    path: '/api/desk/topUp/saveRate',
    input: RateInput,
    /** `approval_id`: the rate is valid once a second person agrees. */
    output: RateRow.extend({ approval_id: Id.nullable() }),
    permission: 'desk.top-ups.manage',
    log: 'top-ups.save_rate',
    confirm: true,
  },
  /**
   * Lines of a bank's CSV; those with a reference and an amount are proposed as matches. The same line again, in this file or an
   * overlapping one, is ignored; outgoing payments are skipped.
   */
  deskImportStatement: {
    method: 'POST',
    path: '/api/desk/topUp/importStatement',
    input: z.strictObject({ name: z.string().trim().min(3).max(64), content: secret(z.string().min(1).max(500_000)) }),
    output: z.object({ added: z.int(), known: z.int(), skipped: z.int(), proposed: z.int() }),
    permission: 'desk.top-ups.review',
    log: 'top-ups.import_statement',
    maxBodyKb: 2048,
  },
  deskStatementLines: {
    method: 'GET',
    path: '/api/desk/topUp/getStatementLines',
    input: listInput(['line_id'], {
      state: z.enum(statementLineStates).optional(),
      currency: z.string().trim().max(3).optional(),
      /** A part of the bank's text, or an amount. */
      search: z.string().trim().max(60).optional(),
    }),
    output: pageOf(StatementLine),
    permission: 'desk.top-ups.read',
    log: null,
  },
  deskLineCounts: {
    method: 'GET',
    path: '/api/desk/topUp/getStatementLineCount',
    input: Nothing,
    output: tabCounts(statementLineStates),
    permission: 'desk.top-ups.read',
    log: null,
  },
  /** What the open lines sum up to, by currency and at the newest rates. */
  deskOpenTotals: {
    method: 'GET',
    path: '/api/desk/topUp/getOpenTotals',
    input: Nothing,
    output: z.object({
      list: z.array(z.object({ currency: z.string(), count: z.int(), amount: z.string() })),
      /** Null when a currency has no rate. */
      usd: z.string().nullable(),
    }),
    permission: 'desk.top-ups.read',
    log: null,
  },
  /** Waiting top-ups that a line may pay, the likeliest first; with `reference`, the one that was searched. */
  deskLineCandidates: {
    method: 'GET',
    path: '/api/desk/topUp/getLineCandidates',
    input: z.strictObject({ line_id: Id, reference: z.string().trim().max(20).optional() }),
    output: z.object({ candidates: z.array(LineCandidate) }),
    permission: 'desk.top-ups.review',
    log: null,
  },
  /** Matches a line with a top-up by hand. Nothing is credited. Another amount or currency needs a reason. */
  deskMatchLine: {
    method: 'POST',
    path: '/api/desk/topUp/matchLine',
    input: one.extend({ line_id: Id, reason: Remark.default('') }),
    output: StatementLine,
    permission: 'desk.top-ups.review',
    log: 'top-ups.match_line',
    about: 'customer',
  },
  /** Opens a line that was ignored, or that is matched with a top-up nobody has received yet. */
  deskUndoLine: {
    method: 'POST',
    path: '/api/desk/topUp/undoLine',
    input: z.strictObject({ line_id: Id, reason: Remark.min(1) }),
    output: StatementLine,
    permission: 'desk.top-ups.review',
    log: 'top-ups.undo_line',
  },
  deskIgnoreLine: {
    method: 'POST',
    path: '/api/desk/topUp/ignoreLine',
    input: z.strictObject({ line_id: Id, reason: Remark.min(1) }),
    output: StatementLine,
    permission: 'desk.top-ups.review',
    log: 'top-ups.ignore_line',
  },
});
