import { z } from 'zod';
import { MAX_VOUCHER_BYTES, topUpStatuses } from '@quayside/domain/top-ups/top-up-rules';
import { CurrencyCode } from '../accounts/accounts.schemas.ts';
import { defineCalls } from '../kernel/call.ts';
import { Day, Id, Nothing, listInput, pageOf, tabCounts } from '../kernel/shapes.ts';
import { StoredFile } from '../uploads/uploads.calls.ts';
import { Method, ResubmitInput, TopUpDetail, TopUpDraft, TopUpInput, TopUpRow } from './top-ups.schemas.ts';

const Reference = z.string().trim().min(1).max(20);

export const topUpsCalls = defineCalls('top-ups', {
  /** The payment methods and currencies of this brand. */
  options: {
    method: 'GET',
    path: '/api/ucenter/topUp/getOptions',
    input: Nothing,
    output: z.object({ list: z.array(z.object({ method: Method, currencies: z.array(CurrencyCode) })), default_currency: CurrencyCode }),
    permission: 'top-ups.read',
    log: null,
  },
  /** Opens a draft: the receiving account and the payment reference; the same until it is used. */
  account: {
    method: 'GET',
    path: '/api/ucenter/topUp/getReceivingAccount',
    input: z.strictObject({ method: Method, currency: CurrencyCode }),
    output: TopUpDraft,
    permission: 'top-ups.edit',
    log: null,
    writes: true,
  },
  /** A draft again, as it was opened. */
  draft: {
    method: 'GET',
    path: '/api/ucenter/topUp/getDraft',
    input: z.strictObject({ reference: Reference }),
    output: TopUpDraft,
    permission: 'top-ups.edit',
    log: null,
  },
  /** What a bank needs to make the payment, as PDF. */
  bankPdf: {
    method: 'POST',
    path: '/api/ucenter/topUp/downloadBankPdf',
    input: z.strictObject({ reference: Reference }),
    output: z.any(),
    permission: 'top-ups.edit',
    log: 'top-ups.download_bank_pdf',
    answers: 'file',
    limit: { perMinute: 30, by: 'person' },
  },
  voucher: {
    method: 'POST',
    path: '/upload/voucher',
    input: Nothing,
    output: StoredFile,
    permission: 'top-ups.edit',
    log: 'top-ups.voucher',
    limit: { perMinute: 30, by: 'person' },
    upload: { field: 'file', maxBytes: MAX_VOUCHER_BYTES, kinds: ['image', 'pdf'] },
  },
  submit: {
    method: 'POST',
    path: '/api/ucenter/topUp/submitTopUp',
    input: TopUpInput,
    output: TopUpDetail,
    permission: 'top-ups.edit',
    log: 'top-ups.submit',
  },
  /** A rejected top-up, corrected and sent again with its reference. */
  resubmit: {
    method: 'POST',
    path: '/api/ucenter/topUp/resubmitTopUp',
    input: ResubmitInput,
    output: TopUpDetail,
    permission: 'top-ups.edit',
    log: 'top-ups.resubmit',
  },
  list: {
    method: 'GET',
    path: '/api/ucenter/topUp/getList',
    input: listInput(['submitted_at'], {
      status: z.enum(topUpStatuses).optional(),
      method: Method.optional(),
      currency: CurrencyCode.optional(),
      reference: z.string().trim().max(20).optional(),
      from: Day.optional(),
      to: Day.optional(),
    }),
    output: pageOf(TopUpRow),
    permission: 'top-ups.read',
    log: null,
  },
  counts: {
    method: 'GET',
    path: '/api/ucenter/topUp/getStatusCount',
    input: Nothing,
    output: tabCounts(topUpStatuses),
    permission: 'top-ups.read',
    log: null,
  },
  get: {
    method: 'GET',
    path: '/api/ucenter/topUp/getTopUpDetail',
    input: z.strictObject({ top_up_id: Id }),
    output: TopUpDetail,
    permission: 'top-ups.read',
    log: null,
  },
});
