import { z } from 'zod';
import { NOTE_IMAGE_BYTES, lossStates, lossTypes } from '@quayside/domain/loss-orders/loss-rules';
import { defineCalls } from '../kernel/call.ts';
import { Day, Id, Nothing, PictureSize, Uuid, listInput, pageOf, tabCounts } from '../kernel/shapes.ts';
import { StoredFile } from '../uploads/uploads.calls.ts';
import { DisputeInput, LossOrderDetail, LossOrderRow } from './loss-orders.schemas.ts';

const one = z.strictObject({ loss_order_id: Id });
export const lossOrderFilters = {
  type: z.enum(lossTypes).optional(),
  state: z.enum(lossStates).optional(),
  /** A prefix of its number or of the appointment's. */
  number: z.string().trim().max(50).optional(),
  sku: z.string().trim().max(255).optional(),
  warehouse_id: Id.optional(),
  from: Day.optional(),
  to: Day.optional(),
};

/** Where a picture of a loss order is read. */
export function imagePath(fileId: string): string {
  return `/api/ucenter/lossOrder/getImage?file_id=${fileId}`;
}

export const lossOrdersCalls = defineCalls('loss-orders', {
  list: {
    method: 'GET',
    path: '/api/ucenter/lossOrder/getList',
    input: listInput(['loss_order_id'], lossOrderFilters),
    output: pageOf(LossOrderRow),
    permission: 'loss-orders.read',
    log: null,
  },
  counts: {
    method: 'GET',
    path: '/api/ucenter/lossOrder/getStateCount',
    input: Nothing,
    output: tabCounts(lossStates),
    permission: 'loss-orders.read',
    log: null,
  },
  get: {
    method: 'GET',
    path: '/api/ucenter/lossOrder/getLossOrderDetail',
    input: one,
    output: LossOrderDetail,
    permission: 'loss-orders.read',
    log: null,
  },
  /** Credits the compensation in the same transaction and closes the loss order (D-54). */
  accept: {
    method: 'POST',
    path: '/api/ucenter/lossOrder/acceptLossOrder',
    input: one,
    output: LossOrderDetail,
    permission: 'loss-orders.edit',
    log: 'loss-orders.accept',
  },
  dispute: {
    method: 'POST',
    path: '/api/ucenter/lossOrder/disputeLossOrder',
    input: DisputeInput,
    output: LossOrderDetail,
    permission: 'loss-orders.edit',
    log: 'loss-orders.dispute',
  },
  /** A picture for a dispute, up to 500 KB (LIMIT-04). */
  noteImage: {
    method: 'POST',
    path: '/api/ucenter/lossOrder/uploadImage',
    input: Nothing,
    output: StoredFile,
    permission: 'loss-orders.edit',
    log: 'loss-orders.upload_image',
    limit: { perMinute: 60, by: 'person' },
    upload: { field: 'file', maxBytes: NOTE_IMAGE_BYTES, kinds: ['image'] },
  },
  image: {
    method: 'GET',
    path: '/api/ucenter/lossOrder/getImage',
    input: z.strictObject({ file_id: Uuid, size: PictureSize.default('full') }),
    output: z.any(),
    permission: 'loss-orders.read',
    log: null,
    answers: 'file',
  },
});
