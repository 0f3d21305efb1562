import { z } from 'zod';
import { lossStates, lossWaits } from '@quayside/domain/loss-orders/loss-rules';
import { defineCalls } from '../kernel/call.ts';
import { Id, Nothing, PictureSize, Remark, Uuid, decimalText, listInput, pageOf, tabCounts } from '../kernel/shapes.ts';
import { lossOrderFilters } from './loss-orders.calls.ts';
import { LossOrderDetail, LossOrderRow } from './loss-orders.schemas.ts';

const customer = { customer_id: Id, customer_name: z.string() };
export const DeskLossOrderRow = LossOrderRow.extend(customer);
export type DeskLossOrderRow = z.output<typeof DeskLossOrderRow>;
export const DeskLossOrderDetail = LossOrderDetail.extend(customer);
export type DeskLossOrderDetail = z.output<typeof DeskLossOrderDetail>;

const one = { customer_id: Id, loss_order_id: Id };

export const lossOrdersDeskCalls = defineCalls('loss-orders', {
  deskList: {
    method: 'GET',
    path: '/api/desk/lossOrder/getList',
    input: listInput(['loss_order_id', 'disputed_at'], {
      customer_id: Id.optional(),
      waits_for: z.enum(lossWaits).optional(),
      type: lossOrderFilters.type,
      state: lossOrderFilters.state,
      number: lossOrderFilters.number,
      warehouse_id: lossOrderFilters.warehouse_id,
    }),
    output: pageOf(DeskLossOrderRow),
    permission: 'desk.loss-orders.read',
    log: null,
  },
  deskCounts: {
    method: 'GET',
    path: '/api/desk/lossOrder/getStateCount',
    input: Nothing,
    output: tabCounts(lossStates),
    permission: 'desk.loss-orders.read',
    log: null,
  },
  deskGet: {
    method: 'GET',
    path: '/api/desk/lossOrder/getDetail',
    input: z.strictObject(one),
    output: DeskLossOrderDetail,
    permission: 'desk.loss-orders.read',
    log: null,
  },
  /** Answers a dispute: the comment and the compensation the merchant then accepts or disputes again. */
  deskReview: {
    method: 'POST',
    path: '/api/desk/lossOrder/review',
    input: z.strictObject({ ...one, comment: Remark.min(1), compensation: decimalText(8, 2) }),
    output: DeskLossOrderDetail.extend({ approval_id: Id.nullable() }),
    permission: 'desk.loss-orders.review',
    log: 'loss-orders.review',
    about: 'customer',
  },
  deskImage: {
    method: 'GET',
    path: '/api/desk/lossOrder/getImage',
    input: z.strictObject({ ...one, file_id: Uuid, size: PictureSize.default('full') }),
    output: z.any(),
    permission: 'desk.loss-orders.read',
    log: null,
    answers: 'file',
  },
});
