import { z } from 'zod';
import { MAX_MESSAGE_IMAGES, exceptionReasons, exceptionStates } from '@quayside/domain/exceptions/exception-rules';
import { actorKinds } from '@quayside/domain/kernel/actor';
import { orderStatuses } from '@quayside/domain/orders/order-machine';
import { Id, Remark, Timestamp, Uuid } from '../kernel/shapes.ts';

export const ExceptionRow = z.object({
  exception_id: Id,
  order_id: Id,
  order_no: z.string(),
  platform_order_no: z.string(),
  reason: z.enum(exceptionReasons),
  /** The figures of the reason's sentence. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  state: z.enum(exceptionStates),
  /** Where the order was stopped. */
  stopped_at: z.enum(orderStatuses).nullable(),
  raised_by: z.string(),
  raised_at: Timestamp,
  deadline: Timestamp,
  replied_at: Timestamp.nullable(),
  resolved_at: Timestamp.nullable(),
});
export type ExceptionRow = z.output<typeof ExceptionRow>;

export const ExceptionMessage = z.object({
  message_id: Id,
  body: z.string(),
  author_kind: z.enum(actorKinds),
  author_name: z.string(),
  created_at: Timestamp,
  image_urls: z.array(z.string()),
});

export const ExceptionDetail = ExceptionRow.extend({ messages: z.array(ExceptionMessage) });
export type ExceptionDetail = z.output<typeof ExceptionDetail>;

export const DeskExceptionRow = ExceptionRow.extend({ customer_id: Id, customer_name: z.string() });
export const DeskExceptionDetail = ExceptionDetail.extend({ customer_id: Id, customer_name: z.string() });
export type DeskExceptionDetail = z.output<typeof DeskExceptionDetail>;

/** A text of at most 500 characters with images (D-18). */
export const message = { body: Remark.min(1), image_ids: z.array(Uuid).max(MAX_MESSAGE_IMAGES).default([]) };
