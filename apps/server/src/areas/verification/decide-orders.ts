import type { ParsedOf } from '@quayside/contract/kernel/call';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import type { verificationDeskCalls } from '@quayside/contract/verification/verification.desk-calls';
import { allows } from '@quayside/domain/kernel/machine';
import { orderMachine } from '@quayside/domain/orders/order-machine';
import { hasFailed, readOrderKey, type CheckedOrder } from '@quayside/domain/verification/verification-rules';
import type { Language } from '@quayside/i18n/languages';
import { text } from '@quayside/i18n/texts';
import { customerOf, portalPage } from '#server/areas/accounts/accounts.public.ts';
import { mailAndNotify } from '#server/areas/notices/notices.public.ts';
import { addOrderEvent, changeOrder, reasonIn, releaseOrder } from '#server/areas/orders/orders.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { getWaiting } from './read-verification.ts';
import { checksOf, type OrderRecord } from './run-checks.ts';
import * as queue from './verification.queries.ts';

type One = { readonly customer_id: number; readonly order_id: number };
const { moves } = orderMachine;

/** Locks an order that waits. Whoever comes second learns who decided and what. */
export async function lockWaiting(ctx: DeskCtx, { customer_id, order_id }: One): Promise<OrderRecord> {
  const row = found(await queue.lockOrderAcrossMerchants(ctx.tx, customer_id, order_id));
  if (!allows(orderMachine, 'approve', row.status, 'staff')) throw new Refusal('orders.not_verifying', { now: await whoDecided(ctx, row) });
  return row;
}

async function whoDecided({ tx, language }: DeskCtx, { customer_id, order_id, status }: OrderRecord): Promise<string> {
  const last = await queue.lastDecision(tx, customer_id, order_id);
  // From `approved` on it was approved here, whatever happened since.
  const now = status === 'error' || status === 'canceled' || status === 'approving' || status === 'uploaded' ? status : 'approved';
  return text(language, 'mailTexts', `verification.now.${now}`, { name: last?.actor_name ?? '' });
}

/** Approves one order: the warehouse may pack it. A failing check must be cured first. */
export async function approveOrder(ctx: DeskCtx, { keys }: ParsedOf<typeof verificationDeskCalls.deskApprove>) {
  const [key = ''] = keys;
  return approveOne(ctx, readOrderKey(key));
}

export async function approveOne(ctx: DeskCtx, one: One) {
  ctx.concerns(one.customer_id);
  const row = await lockWaiting(ctx, one);
  await approveChecked(ctx, row, (await checksOf(ctx.tx, [row], ctx.now)).get(row.order_id) ?? []);
  return replyOf(ctx, row);
}

/** Approves an order that is locked and checked. */
export async function approveChecked(ctx: DeskCtx, row: OrderRecord, checks: readonly CheckedOrder[]): Promise<void> {
  if (hasFailed(checks)) {
    const failing = checks.flatMap(({ check, result }) =>
      result === 'fail' ? [text(ctx.language, 'mailTexts', `verification.check.${check}`)] : [],
    );
    throw new Refusal('orders.check_failed', { checks: failing.join(', ') });
  }
  await changeOrder(ctx, row, { status: moves.approve.to, verified_at: ctx.now, ...approvedBy(ctx) });
  await addOrderEvent(ctx, row, 'approved');
}

const approvedBy = ({ actor: { name, staffId } }: DeskCtx) => ({ verified_by: name, verified_by_id: staffId });

/**
 * Takes an approval back: by whoever gave it, and only while nothing has happened to the order since: the warehouse
 * has neither taken it into a wave nor opened it. Stock and money stay held.
 */
export async function unapproveOrder(ctx: DeskCtx, { keys }: ParsedOf<typeof verificationDeskCalls.deskUnapprove>) {
  const [key = ''] = keys;
  const { customer_id, order_id } = readOrderKey(key);
  const row = found(await queue.lockOrderAcrossMerchants(ctx.tx, customer_id, order_id));
  ctx.concerns(customer_id, { before: { status: row.status }, after: { status: moves.unapprove.to } });
  const last = await queue.lastEvent(ctx.tx, customer_id, order_id);
  const isOwn = row.verified_by_id === ctx.actor.staffId && last?.kind === 'approved';
  const isUntouched = !(await queue.isPickedAcrossMerchants(ctx.tx, customer_id, order_id));
  if (!isOwn || !isUntouched || !allows(orderMachine, 'unapprove', row.status, 'staff'))
    throw new Refusal('orders.approval_stays', { now: await whoDecided(ctx, row) });
  await changeOrder(ctx, row, { status: moves.unapprove.to, verified_at: null, verified_by: null, verified_by_id: null });
  await addOrderEvent(ctx, row, 'unapproved');
  return replyOf(ctx, row);
}

async function replyOf({ tx }: DeskCtx, { customer_id, order_id, order_no, quote_id }: OrderRecord) {
  const [quote] = await queue.quoteFactsAcrossMerchants(tx, [{ customer_id, quote_id: quote_id ?? 0 }]);
  return { order_id, order_no, total: quote?.total ?? '0.00' };
}

/** Sends an order back: the merchant reads the reason, corrects the fields and submits again. Stock and money are free again. */
export async function sendBackOrder(
  ctx: DeskCtx,
  { reason, template, fields, ...one }: ParsedOf<typeof verificationDeskCalls.deskSendBack>,
) {
  const row = await lockWaiting(ctx, one);
  ctx.concerns(row.customer_id, { before: { status: row.status }, after: { status: moves.sendBack.to, reason } });
  await releaseOrder(ctx, row);
  await changeOrder(ctx, row, {
    status: moves.sendBack.to,
    error_reason: reason,
    error_template: template ?? '',
    error_fields: fields,
    verified_at: ctx.now,
    verified_by: ctx.actor.name,
  });
  await addOrderEvent(ctx, row, 'sent_back', { reason, ...(template && { template }) });
  await notify(ctx, row, 'sent_back', (language) => reasonIn(language, { error_reason: reason, error_template: template ?? '' }));
  return getWaiting(ctx, one);
}

/** Cancels an order while it is verified (STAFF-03). */
export async function cancelOrder(ctx: DeskCtx, { reason, ...one }: ParsedOf<typeof verificationDeskCalls.deskCancel>) {
  const row = await lockWaiting(ctx, one);
  ctx.concerns(row.customer_id, { before: { status: row.status }, after: { status: moves.cancelByStaff.to, reason } });
  await releaseOrder(ctx, row);
  await changeOrder(ctx, row, {
    status: moves.cancelByStaff.to,
    canceled_at: ctx.now,
    verified_at: ctx.now,
    verified_by: ctx.actor.name,
  });
  await addOrderEvent(ctx, row, 'canceled', { reason });
  await notify(ctx, row, 'canceled', () => reason);
  return getWaiting(ctx, one);
}

/** A mail to the main account and a notice for users who may see orders. */
async function notify(
  ctx: DeskCtx,
  row: OrderRecord,
  is: 'sent_back' | 'canceled',
  reasonFor: (language: Language) => string,
): Promise<void> {
  const { platform_type } = await customerOf(ctx.tx, row.customer_id);
  const url = await portalPage(ctx, platform_type, orderPaths.detail(row.order_id));
  await mailAndNotify(ctx, {
    customerId: row.customer_id,
    permission: 'orders.read',
    template: `verification.${is}`,
    paramsIn: (language) => ({ order_no: row.order_no, reason: reasonFor(language), url }),
  });
}
