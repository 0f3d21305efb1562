import type { exceptionsCalls } from '@quayside/contract/exceptions/exceptions.calls';
import type { FieldError } from '@quayside/contract/kernel/fields';
import type { ParsedOf } from '@quayside/contract/kernel/call';
import { actorLabel } from '@quayside/domain/kernel/actor';
import { MAX_NOTE_IMAGE_BYTES } from '@quayside/domain/uploads/upload-rules';
import { addOrderEvent, changeOrder, lockedOrder, orderDetailRow } from '#server/areas/orders/orders.public.ts';
import { openPicture, readablePictures, storeFile, type FileReader } from '#server/areas/uploads/uploads.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { exceptionDetail, exceptionRow, merchantPicture } from './exceptions.map.ts';
import * as exceptions from './exceptions.queries.ts';

export async function listExceptions({ tx, actor }: MerchantCtx, input: ParsedOf<typeof exceptionsCalls.list>) {
  const { list, count } = await exceptions.exceptionPage(tx, actor, input);
  return {
    list: list.map(({ order_no, platform_order_no, alert_from, ...row }) => exceptionRow(row, { order_no, platform_order_no, alert_from })),
    count,
  };
}

export async function exceptionsOf({ tx, actor }: MerchantCtx, { order_id }: ParsedOf<typeof exceptionsCalls.ofOrder>) {
  const order = found(await orderDetailRow(tx, actor, order_id));
  const rows = await exceptions.exceptionsOfOrder(tx, actor.customerId, order_id);
  const messages = await exceptions.messagesOf(
    tx,
    actor.customerId,
    rows.map(({ exception_id }) => exception_id),
  );
  return { list: rows.map((row) => exceptionDetail(row, order, messages, merchantPicture)) };
}

/** ORD-33. A reply puts the exception into the staff's queue. */
export async function replyException(ctx: MerchantCtx, { order_id, body, image_ids }: ParsedOf<typeof exceptionsCalls.reply>) {
  const { tx, actor, now } = ctx;
  const order = found(await lockedOrder(tx, actor, order_id));
  const open = await exceptions.openException(tx, actor.customerId, order_id);
  if (order.status !== 'alert' || !open) throw new Refusal('exceptions.none');
  const ids = [...new Set(image_ids)];
  refuseFields(...(await imageErrors(ctx, ids)));
  const author = { author_kind: actor.kind, author_name: actorLabel(actor), created_at: now };
  const message_id = await exceptions.insertMessage(tx, actor.customerId, { exception_id: open.exception_id, body, ...author });
  await exceptions.insertImages(tx, actor.customerId, message_id, ids);
  await exceptions.writeException(tx, open, { state: 'replied', replied_at: open.replied_at ?? now });
  await changeOrder(ctx, order, { processing: 'replied' });
  await addOrderEvent(ctx, order, 'replied');
  const [shown] = (await exceptionsOf(ctx, { order_id })).list;
  return found(shown);
}

/** Each must be a picture this user uploaded for it (LIMIT-04). */
async function imageErrors(ctx: MerchantCtx, ids: readonly string[]): Promise<FieldError[]> {
  const known = new Map((await readablePictures(ctx, ids)).map((file) => [file.file_id, file]));
  return ids.flatMap((id, at) => {
    const file = known.get(id);
    const isGood = file !== undefined && file.account_id === ctx.actor.accountId && file.bytes <= MAX_NOTE_IMAGE_BYTES;
    return isGood ? [] : [{ path: `image_ids.${at}`, code: 'exceptions.no_image' as const, params: {} }];
  });
}

export function uploadReplyImage(ctx: MerchantCtx) {
  if (!ctx.file) throw new Refusal('uploads.missing');
  return storeFile(ctx, ctx.file);
}

export async function getExceptionImage(ctx: MerchantCtx, input: ParsedOf<typeof exceptionsCalls.image>) {
  const file = { file_id: input.file_id, account_id: null, job_id: null };
  if ((await mayReadExceptionImage(ctx, file)) !== true) throw new Refusal('request.not_found');
  return openPicture(ctx, ctx.actor.customerId, input);
}

/** Who sees the order sees the pictures of its exceptions. */
export const mayReadExceptionImage: FileReader = async ({ tx, actor }, { file_id }) => {
  const image = await exceptions.orderOfImage(tx, actor.customerId, file_id);
  if (!image) return null;
  return actor.can.has('orders.read') && (await orderDetailRow(tx, actor, image.order_id)) !== undefined;
};
