import { z } from 'zod';
import { exceptionStates } from '@quayside/domain/exceptions/exception-rules';
import { MAX_NOTE_IMAGE_BYTES } from '@quayside/domain/uploads/upload-rules';
import { defineCalls } from '../kernel/call.ts';
import { Id, Nothing, PictureSize, Uuid, listInput, pageOf } from '../kernel/shapes.ts';
import { StoredFile } from '../uploads/uploads.calls.ts';
import { ExceptionDetail, ExceptionRow, message } from './exceptions.schemas.ts';

/** Where a picture of an exception is read. */
export function exceptionImagePath(fileId: string): string {
  return `/api/ucenter/order/getExceptionImage?file_id=${fileId}`;
}

export const exceptionsCalls = defineCalls('exceptions', {
  /** Exceptions of the merchant; the nearest deadline first by default. */
  list: {
    method: 'GET',
    path: '/api/ucenter/order/getExceptions',
    input: listInput(['deadline'], { state: z.enum(exceptionStates).optional() }),
    output: pageOf(ExceptionRow),
    permission: 'orders.read',
    log: null,
  },
  /** All exceptions of an order, the newest first. */
  ofOrder: {
    method: 'GET',
    path: '/api/ucenter/order/getExceptionsOfOrder',
    input: z.strictObject({ order_id: Id }),
    output: z.object({ list: z.array(ExceptionDetail) }),
    permission: 'orders.read',
    log: null,
  },
  /** ORD-33: staff go on after it. A second reply before that adds to the first. */
  reply: {
    method: 'POST',
    path: '/api/ucenter/order/replyException',
    input: z.strictObject({ order_id: Id, ...message }),
    output: ExceptionDetail,
    permission: 'orders.edit',
    log: 'exceptions.reply',
  },
  /** A picture for a reply, up to 500 KB (LIMIT-04). */
  uploadImage: {
    method: 'POST',
    path: '/api/ucenter/order/uploadExceptionImage',
    input: Nothing,
    output: StoredFile,
    permission: 'orders.edit',
    log: 'exceptions.upload_image',
    limit: { perMinute: 60, by: 'person' },
    upload: { field: 'file', maxBytes: MAX_NOTE_IMAGE_BYTES, kinds: ['image'] },
  },
  image: {
    method: 'GET',
    path: '/api/ucenter/order/getExceptionImage',
    input: z.strictObject({ file_id: Uuid, size: PictureSize.default('full') }),
    output: z.any(),
    permission: 'orders.read',
    log: null,
    answers: 'file',
  },
});
