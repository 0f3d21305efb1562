import { z } from 'zod';
import { statementLineStates, topUpStatuses } from '@quayside/domain/top-ups/top-up-rules';
import { defineCalls } from '../kernel/call.ts';
import { Id, Nothing, listInput, pageOf, secret, tabCounts } from '../kernel/shapes.ts';
import {
  DeskTopUpRow,
  RateInput,
  RateRow,
  ReceivingAccountInput,
  ReceivingAccountRow,
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
  deskVoucher: {
    method: 'GET',
    path: '/api/desk/topUp/getVoucher',
    input: one,
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
    input: listInput(['line_id'], { state: z.enum(statementLineStates).optional() }),
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
  deskIgnoreLine: {
    method: 'POST',
    path: '/api/desk/topUp/ignoreLine',
    input: z.strictObject({ line_id: Id }),
    output: StatementLine,
    permission: 'desk.top-ups.review',
    log: 'top-ups.ignore_line',
  },
});
