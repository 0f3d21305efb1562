import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { shippingDeskCalls } from '@quayside/contract/shipping/shipping.desk-calls';
import { voidLabelJob } from '@quayside/contract/shipping/shipping.jobs';
import { lockOrderAcrossMerchants, orderAcrossMerchants, type AnyOrder } from '#server/areas/orders/orders.public.ts';
import type { DeskCtx, SystemCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { runsAfter, type JobCtx, type PrepareCtx } from '#server/kernel/jobs.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { CarrierRefused } from '#server/ports/carrier/port.ts';
import * as labels from './labels.queries.ts';

/** `canceled` is final, and of the orders with a label only cancelled ones can be deleted. */
export const isTakenBack = (order: AnyOrder | undefined) => order === undefined || order.status === 'canceled';

/**
 * Voids what was bought for an order that is taken back, also what is just being bought or was bought without an answer. Request and job
 * commit with the caller's transaction, which has locked the order.
 */
export async function requestVoid({ tx, now, enqueue }: DeskCtx | SystemCtx, { customer_id, order_id }: labels.Key): Promise<void> {
  const one = { customer_id, order_id };
  const label = await labels.lockLabel(tx, one);
  if (!label || label.void_state === 'voided') return;
  await labels.writeLabel(tx, one, { void_state: 'waiting', void_requested_at: now, void_reason: '' });
  // Without a key: a job that runs already may have asked before the label was there.
  await enqueue(voidLabelJob, one);
}

type Outcome = { readonly asked: Date | null; readonly result: 'voided' | 'nothing_bought' | { readonly reason: string } };

/** Voided outside of any transaction. A crash before the commit repeats it, and the carrier has voided it already. */
async function voidLabel(ctx: PrepareCtx, one: labels.Key): Promise<Outcome | null> {
  const label = await ctx.step((tx) => labelToVoid(tx, one));
  return label && { asked: label.void_requested_at, result: await voidAtCarrier(ctx, label) };
}

/** Null when there is nothing to void, or no reason to. */
async function labelToVoid(tx: Tx, one: labels.Key) {
  const label = await labels.labelOf(tx, one);
  if (label?.void_state !== 'waiting') return null;
  return isTakenBack(await orderAcrossMerchants(tx, one.customer_id, one.order_id)) ? label : null;
}

type Label = NonNullable<Awaited<ReturnType<typeof labelToVoid>>>;

async function voidAtCarrier({ carrier, isLastTry }: PrepareCtx, { label_key, label_ref }: Label): Promise<Outcome['result']> {
  try {
    if (!carrier && label_ref === '') return 'nothing_bought';
    if (!carrier) throw new CarrierRefused('no carrier is configured');
    const bought = label_ref || (await carrier.findLabel(label_key));
    if (bought === null) return 'nothing_bought';
    await carrier.voidLabel(bought);
    return 'voided';
  } catch (error) {
    if (!(error instanceof CarrierRefused) && !isLastTry) throw error;
    return { reason: error instanceof Error ? error.message.slice(0, 500) : String(error) };
  }
}

/** Lock order: order, then its label. */
async function storeVoid({ tx, now }: JobCtx, one: labels.Key, outcome: Outcome | null): Promise<void> {
  if (!outcome) return;
  await lockOrderAcrossMerchants(tx, one.customer_id, one.order_id);
  const label = await labels.lockLabel(tx, one);
  if (!label || label.void_state === 'voided') return;
  const { asked, result } = outcome;
  if (result === 'voided') return labels.writeLabel(tx, one, { void_state: 'voided', voided_at: now, void_reason: '' });
  // Asked for again meanwhile, because the label arrived: the newer job answers.
  if (label.void_requested_at?.getTime() !== asked?.getTime()) return;
  if (result === 'nothing_bought') return labels.writeLabel(tx, one, { void_state: 'none', void_requested_at: null });
  return labels.writeLabel(tx, one, { void_state: 'refused', void_reason: result.reason });
}

export const voidJob = runsAfter(voidLabelJob, voidLabel, storeVoid);

export async function listRefusedVoids({ tx }: DeskCtx) {
  return { list: await labels.refusedVoidsAcrossMerchants(tx) };
}

export async function voidAgain(ctx: DeskCtx, one: ParsedOf<typeof shippingDeskCalls.deskVoidAgain>) {
  await lockRefusedVoid(ctx, one);
  await requestVoid(ctx, one);
  return {};
}

export async function closeVoid(ctx: DeskCtx, one: ParsedOf<typeof shippingDeskCalls.deskVoidClose>) {
  await lockRefusedVoid(ctx, one);
  await labels.writeLabel(ctx.tx, one, { void_state: 'closed' });
  return {};
}

async function lockRefusedVoid(ctx: DeskCtx, one: labels.Key) {
  ctx.concerns(one.customer_id);
  // A deleted order has no row to lock; its label still has.
  await lockOrderAcrossMerchants(ctx.tx, one.customer_id, one.order_id);
  const label = found(await labels.lockLabel(ctx.tx, one));
  if (label.void_state !== 'refused') throw new Refusal('shipping.void_not_refused');
  return label;
}
