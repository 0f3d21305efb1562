import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { FieldError } from '@quayside/contract/kernel/fields';
import type { lossOrdersCalls } from '@quayside/contract/loss-orders/loss-orders.calls';
import { NOTE_IMAGE_BYTES } from '@quayside/domain/loss-orders/loss-rules';
import { readablePictures } from '#server/areas/uploads/uploads.public.ts';
import { creditMoney, usd } from '#server/areas/wallets/wallets.public.ts';
import type { MerchantCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import * as losses from './loss-orders.queries.ts';
import { getLossOrder } from './loss-orders.service.ts';

/** Locks a loss order that waits for its merchant. */
async function lockForAnswer({ tx, actor }: MerchantCtx, lossOrderId: number): Promise<losses.LockedLossOrder> {
  // A user with a limited SKU scope decides only about what they see as a whole.
  if (actor.skuScope !== null) throw new Refusal('request.not_found');
  const row = found(await losses.lockLossOrder(tx, actor.customerId, lossOrderId));
  if (row.state === 'closed') throw new Refusal('loss-orders.closed');
  if (row.waits_for !== 'merchant') throw new Refusal('loss-orders.not_yours');
  return row;
}

/** Credits the compensation and closes the loss order, in one transaction (D-54). */
export async function acceptLossOrder(ctx: MerchantCtx, { loss_order_id }: { loss_order_id: number }) {
  const row = await lockForAnswer(ctx, loss_order_id);
  if (row.compensation === null) throw new Refusal('loss-orders.amount_unknown');
  await payAndClose(ctx, row, row.compensation, 'accepted');
  return getLossOrder(ctx, { loss_order_id });
}

/** The loss order is locked. */
export async function payAndClose(
  ctx: MerchantCtx | SystemCtx,
  row: losses.LockedLossOrder,
  compensation: string,
  outcome: 'accepted' | 'accepted_by_deadline',
): Promise<void> {
  const { tx, now } = ctx;
  const amount = usd(compensation);
  const isPaid = amount.minor > 0n;
  const entry = {
    key: 'compensation',
    billType: 'compensation',
    feeType: 'compensation',
    amount,
    facts: { quantity: row.difference },
  } as const;
  const change = {
    state: 'closed',
    waits_for: null,
    outcome: isPaid ? outcome : 'no_compensation',
    closed_at: now,
    updated_at: now,
  } as const;
  await losses.writeLossOrder(tx, row, change);
  if (isPaid) await creditMoney(ctx, row.customer_id, { type: 'loss_order', no: row.loss_order_no }, [entry]);
}

/** Staff then answer with a comment and a compensation. */
export async function disputeLossOrder(ctx: MerchantCtx, input: ParsedOf<typeof lossOrdersCalls.dispute>) {
  const { tx, actor, now } = ctx;
  const { loss_order_id, text, image_ids } = input;
  const row = await lockForAnswer(ctx, loss_order_id);
  const ids = [...new Set(image_ids)];
  refuseFields(...(await imageErrors(ctx, ids)));
  await losses.writeLossOrder(tx, row, { waits_for: 'staff', dispute_text: text, disputed_at: now, updated_at: now });
  await losses.insertImages(tx, actor.customerId, loss_order_id, ids, now);
  return getLossOrder(ctx, { loss_order_id });
}

/** Each must be a picture this user uploaded for it, within the size of the call (LIMIT-04). */
async function imageErrors(ctx: MerchantCtx, ids: readonly string[]): Promise<FieldError[]> {
  const known = new Map((await readablePictures(ctx, ids)).map((file) => [file.file_id, file]));
  return ids.flatMap((id, at) => {
    const file = known.get(id);
    const isGood = file !== undefined && file.account_id === ctx.actor.accountId && file.bytes <= NOTE_IMAGE_BYTES;
    return isGood ? [] : [{ path: `image_ids.${at}`, code: 'loss-orders.no_image' as const, params: {} }];
  });
}
