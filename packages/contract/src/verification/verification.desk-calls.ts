import { z } from 'zod';
import { MAX_ORDERS_AT_ONCE } from '@quayside/domain/orders/order-rules';
import { sendBackFields, sendBackTemplates } from '@quayside/domain/orders/send-back';
import { orderKeyPattern } from '@quayside/domain/verification/verification-rules';
import { defineCalls } from '../kernel/call.ts';
import { eachOutcome } from '../kernel/each-outcome.ts';
import { Id, Nothing, Remark, listInput, pageOf, personal } from '../kernel/shapes.ts';
import { SubmittedOrder } from '../orders/orders.schemas.ts';
import { AddressChange, ChangePreview, CleanOrders, VerificationDetail, VerificationRow } from './verification.schemas.ts';

const one = { customer_id: Id, order_id: Id };
/** The price staff saw in the preview: another one is refused, so that nobody agrees to what was not shown. */
const seen = { total: z.string().max(20) };
const keys = z.array(z.string().regex(orderKeyPattern)).min(1).max(MAX_ORDERS_AT_ONCE);
const change = { permission: 'desk.verification.decide', about: 'customer', method: 'POST', output: VerificationDetail } as const;

export const verificationDeskCalls = defineCalls('verification', {
  /** Orders that wait, across merchants; oldest first by default. */
  deskList: {
    method: 'GET',
    path: '/api/desk/verification/getList',
    input: listInput(['submitted_at'], { customer_id: Id.optional(), number: z.string().trim().max(50).optional() }),
    output: pageOf(VerificationRow),
    permission: 'desk.verification.decide',
    log: null,
  },
  deskGet: {
    method: 'GET',
    path: '/api/desk/verification/getDetail',
    input: z.strictObject(one),
    output: VerificationDetail,
    permission: 'desk.verification.decide',
    log: null,
  },
  /** The oldest orders whose checks all pass, at most as many as one call may approve. */
  deskClean: {
    method: 'GET',
    path: '/api/desk/verification/getClean',
    input: Nothing,
    output: CleanOrders,
    permission: 'desk.verification.decide',
    log: null,
  },
  /** Approves orders, each by itself; one with a failing check is refused. */
  deskApprove: {
    method: 'POST',
    path: '/api/desk/order/approve',
    input: z.strictObject({ keys }),
    output: eachOutcome(SubmittedOrder),
    each: { of: 'keys', reply: SubmittedOrder },
    permission: 'desk.verification.decide',
    log: 'verification.approve',
    timeoutMs: 120_000,
    about: 'customer',
  },
  /** Takes approvals back, each by itself: one's own, and only while nothing has happened to the order since. */
  deskUnapprove: {
    method: 'POST',
    path: '/api/desk/order/unapprove',
    input: z.strictObject({ keys }),
    output: eachOutcome(SubmittedOrder),
    each: { of: 'keys', reply: SubmittedOrder },
    permission: 'desk.verification.decide',
    log: 'verification.unapprove',
    timeoutMs: 120_000,
    about: 'customer',
  },
  /** The merchant reads the reason, corrects the named fields and submits again; stock and money are released. */
  deskSendBack: {
    ...change,
    path: '/api/desk/verification/sendBack',
    input: z.strictObject({
      ...one,
      reason: Remark.min(1),
      /** The text chosen, where it was not changed: the merchant reads it in his language instead of `reason`. */
      template: z.enum(sendBackTemplates).optional(),
      fields: z.array(z.enum(sendBackFields)).max(sendBackFields.length).default([]),
    }),
    log: 'verification.send_back',
  },
  /** STAFF-03. Final; stock and money are released. */
  deskCancel: {
    ...change,
    path: '/api/desk/verification/cancel',
    input: z.strictObject({ ...one, reason: Remark.min(1) }),
    log: 'verification.cancel',
  },
  /** Prices of all methods for the order as it is, or with another address. Nothing is changed. */
  deskPreview: {
    method: 'POST',
    path: '/api/desk/verification/previewChange',
    input: z.strictObject({ ...one, address: AddressChange.optional() }),
    output: ChangePreview,
    permission: 'desk.verification.decide',
    log: null,
  },
  deskChangeMethod: {
    ...change,
    path: '/api/desk/verification/changeMethod',
    input: z.strictObject({ ...one, ...seen, method: z.string().trim().min(1).max(40) }),
    log: 'verification.change_method',
  },
  deskChangeAddress: {
    ...change,
    path: '/api/desk/verification/changeAddress',
    input: z.strictObject({ ...one, ...seen, address: personal(AddressChange) }),
    log: 'verification.change_address',
  },
});
