import { z } from 'zod';
import { auditStatuses, billStatuses, inboundStages } from '@quayside/domain/inbound/inbound-machine';
import { MAX_INBOUNDS_AT_ONCE } from '@quayside/domain/inbound/inbound-rules';
import { defineCalls } from '../kernel/call.ts';
import { Day, Id, Nothing, Remark, listInput, pageOf } from '../kernel/shapes.ts';
import { InboundDetail, InboundOutcome, InboundRow } from './inbound.schemas.ts';

export const DeskInboundRow = InboundRow.extend({ customer_id: Id, customer_name: z.string() });
export type DeskInboundRow = z.output<typeof DeskInboundRow>;
export const DeskInboundDetail = InboundDetail.extend({ customer_id: Id, customer_name: z.string() });
export type DeskInboundDetail = z.output<typeof DeskInboundDetail>;

/** Why one was refused says who came first: "withdrawn by Mei Lin". */
const DeskInboundOutcome = InboundOutcome.extend({ refused: z.array(InboundOutcome.shape.refused.element.extend({ now: z.string() })) });

const one = { customer_id: Id, inbound_id: Id };
const Comment = Remark.min(1);

export const inboundDeskCalls = defineCalls('inbound', {
  deskList: {
    method: 'GET',
    path: '/api/desk/inbound/getList',
    input: listInput(['inbound_id', 'submitted_at', 'arrival_date'], {
      customer_id: Id.optional(),
      bill_status: z.enum(billStatuses).optional(),
      audit_status: z.enum(auditStatuses).optional(),
      stage: z.enum(inboundStages).optional(),
      /** A prefix of the number, a tracking number, or a box mark. */
      number: z.string().trim().max(50).optional(),
      warehouse_id: Id.optional(),
      from: Day.optional(),
      to: Day.optional(),
    }),
    output: pageOf(DeskInboundRow),
    permission: 'desk.inbound.read',
    log: null,
  },
  deskCounts: {
    method: 'GET',
    path: '/api/desk/inbound/getStatusCount',
    input: Nothing,
    output: z.object({ list: z.array(z.object({ key: z.enum(billStatuses), count: z.int().min(0) })) }),
    permission: 'desk.inbound.read',
    log: null,
  },
  deskGet: {
    method: 'GET',
    path: '/api/desk/inbound/getDetail',
    input: z.strictObject(one),
    output: DeskInboundDetail,
    permission: 'desk.inbound.read',
    log: null,
  },
  /** Passes the audit: one or many, each by itself. */
  deskConfirm: {
    method: 'POST',
    path: '/api/desk/inbound/confirm',
    input: z.strictObject({ list: z.array(z.strictObject(one)).min(1).max(MAX_INBOUNDS_AT_ONCE) }),
    output: DeskInboundOutcome,
    permission: 'desk.inbound.audit',
    log: 'inbound.confirm',
  },
  /** The merchant reads the comment, corrects and submits again. */
  deskReject: {
    method: 'POST',
    path: '/api/desk/inbound/reject',
    input: z.strictObject({ ...one, comment: Comment }),
    output: DeskInboundDetail,
    permission: 'desk.inbound.audit',
    log: 'inbound.reject',
    about: 'customer',
  },
  /** Final (STAFF-05). */
  deskVoid: {
    method: 'POST',
    path: '/api/desk/inbound/void',
    input: z.strictObject({ ...one, comment: Comment }),
    output: DeskInboundDetail,
    permission: 'desk.inbound.audit',
    log: 'inbound.void',
    about: 'customer',
  },
});
