import type { exceptionsDeskCalls } from '@quayside/contract/exceptions/exceptions.desk-calls';
import type { ParsedOf } from '@quayside/contract/kernel/call';
import { mayResolve } from '@quayside/domain/exceptions/exception-rules';
import { actorLabel } from '@quayside/domain/kernel/actor';
import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import {
  changeOrder,
  lockOrderAcrossMerchants,
  orderAcrossMerchants,
  resumeOrder,
  type AnyOrder,
} from '#server/areas/orders/orders.public.ts';
import { openPicture } from '#server/areas/uploads/uploads.public.ts';
import type { DeskCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { afterResume } from './end-exception.ts';
import { deskPicture, exceptionDetail, exceptionRow, reasonOf } from './exceptions.map.ts';
import * as exceptions from './exceptions.queries.ts';
import { deadlineFrom, raiseException } from './raise-exception.ts';
import { tellMerchant } from './tell-merchant.ts';

type One = { readonly customer_id: number; readonly order_id: number };

export async function listForStaff({ tx }: DeskCtx, input: ParsedOf<typeof exceptionsDeskCalls.deskList>) {
  const { list, count } = await exceptions.pageAcrossMerchants(tx, input);
  const rows = list.map(({ order_no, platform_order_no, alert_from, customer_name, ...row }) => ({
    ...exceptionRow(row, { order_no, platform_order_no, alert_from }),
    customer_id: row.customer_id,
    customer_name,
  }));
  return { list: rows, count };
}

export async function getForStaff({ tx }: Pick<DeskCtx, 'tx'>, { customer_id, order_id }: One) {
  const order = found(await orderAcrossMerchants(tx, customer_id, order_id));
  const row = found((await exceptions.exceptionsOfOrder(tx, customer_id, order_id, 1))[0]);
  const messages = await exceptions.messagesOf(tx, customer_id, [row.exception_id]);
  const { name } = await customerOf(tx, customer_id);
  return { ...exceptionDetail(row, order, messages, deskPicture(customer_id)), customer_id, customer_name: name };
}

/** STAFF-08. The merchant gets a message and a mail. */
export async function raiseByStaff(ctx: DeskCtx, { reason, body, ...one }: ParsedOf<typeof exceptionsDeskCalls.deskRaise>) {
  const row = found(await lockOrderAcrossMerchants(ctx.tx, one.customer_id, one.order_id));
  ctx.concerns(one.customer_id, { before: { status: row.status }, after: { status: 'alert', reason } });
  await raiseException(ctx, row, { reason, body });
  return getForStaff(ctx, one);
}

/** Another question; the merchant has the full time again. */
export async function askAgain(ctx: DeskCtx, { body, ...one }: ParsedOf<typeof exceptionsDeskCalls.deskAsk>) {
  const { row, open } = await lockStopped(ctx, one);
  await addMessage(ctx, open, body);
  const change = { state: 'awaiting_reply', deadline: await deadlineFrom(ctx), reminded_at: null } as const;
  await exceptions.writeException(ctx.tx, open, change);
  await changeOrder(ctx, row, { processing: 'awaiting_reply' });
  await tellMerchant(ctx, row, 'exceptions.raised', { ...reasonOf(open), body, deadline: change.deadline });
  return getForStaff(ctx, one);
}

/** The order goes on where it was: after a reply, or once the deadline has passed without one. */
export async function resolveByStaff(ctx: DeskCtx, { body, ...one }: ParsedOf<typeof exceptionsDeskCalls.deskResolve>) {
  const { row, open } = await lockStopped(ctx, one);
  if (!mayResolve(open, ctx.now)) throw new Refusal('exceptions.not_replied');
  if (body !== '') await addMessage(ctx, open, body);
  await closeException(ctx, row, open);
  return getForStaff(ctx, one);
}

/** As if the merchant had let the deadline pass: for sandboxes, where no day passes. */
export async function resolveWithoutReply(ctx: DeskCtx, one: One): Promise<void> {
  const { row, open } = await lockStopped(ctx, one);
  await closeException(ctx, row, open);
}

async function lockStopped(ctx: DeskCtx, { customer_id, order_id }: One) {
  const row = found(await lockOrderAcrossMerchants(ctx.tx, customer_id, order_id));
  ctx.concerns(customer_id);
  const open = await exceptions.openException(ctx.tx, customer_id, order_id);
  if (row.status !== 'alert' || !open) throw new Refusal('exceptions.none');
  return { row, open };
}

async function addMessage(
  { tx, actor, now }: DeskCtx,
  { customer_id, exception_id }: exceptions.ExceptionRecord,
  body: string,
): Promise<void> {
  const author = { author_kind: actor.kind, author_name: actorLabel(actor), created_at: now };
  await exceptions.insertMessage(tx, customer_id, { exception_id, body, ...author });
}

export async function closeException(ctx: DeskCtx | SystemCtx, row: AnyOrder, open: exceptions.ExceptionRecord): Promise<void> {
  await exceptions.writeException(ctx.tx, open, { state: 'resolved', resolved_at: ctx.now, resolved_by: ctx.actor.name });
  await resumeOrder(ctx, row, { reason: open.reason });
  for (const follow of afterResume.answers()) await follow(ctx, row);
}

export async function getImageForStaff(ctx: DeskCtx, input: ParsedOf<typeof exceptionsDeskCalls.deskImage>) {
  found(await exceptions.orderOfImage(ctx.tx, input.customer_id, input.file_id));
  return openPicture(ctx, input.customer_id, input);
}
