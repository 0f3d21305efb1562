import { lossOrderPaths } from '@quayside/contract/loss-orders/loss-orders.paths';
import { lossDeadlineJob } from '@quayside/contract/loss-orders/loss-orders.jobs';
import { amountText } from '@quayside/domain/kernel/money';
import { REMIND_DAYS_BEFORE } from '@quayside/domain/loss-orders/loss-rules';
import { customerOf, portalPage } from '#server/areas/accounts/accounts.public.ts';
import { mailAndNotify } from '#server/areas/notices/notices.public.ts';
import type { SystemCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { payAndClose } from './answer-loss-order.ts';
import { dueAcrossMerchants } from './desk-loss-orders.queries.ts';
import * as losses from './loss-orders.queries.ts';

const DAY_MS = 24 * 3_600_000;
/** More follow the next night. */
const BATCH_SIZE = 5000;
type One = { customer_id: number; loss_order_id: number };

/** One job for each loss order, so that one that fails does not stop the others. */
export async function startDeadlines({ tx, now, enqueue }: SystemCtx): Promise<void> {
  const soon = dayOf(new Date(now.getTime() + REMIND_DAYS_BEFORE * DAY_MS));
  const passed = dayOf(new Date(now.getTime() - DAY_MS));
  const due = [...(await dueAcrossMerchants(tx, passed, true, BATCH_SIZE)), ...(await dueAcrossMerchants(tx, soon, false, BATCH_SIZE))];
  for (const { customer_id, loss_order_id } of due)
    await enqueue(lossDeadlineJob, { customer_id, loss_order_id }, { key: String(loss_order_id) });
}

/** Past the deadline the offered amount is credited; without one, staff decide. Before it, the merchant is reminded once. */
export async function meetDeadline(ctx: SystemCtx, { customer_id, loss_order_id }: One): Promise<void> {
  const { tx, now } = ctx;
  const row = await losses.lockLossOrder(tx, customer_id, loss_order_id);
  if (row?.waits_for !== 'merchant') return;
  if (row.deadline < dayOf(now)) {
    if (row.compensation !== null) return payAndClose(ctx, row, row.compensation, 'accepted_by_deadline');
    return losses.writeLossOrder(tx, row, { waits_for: 'staff', disputed_at: now, updated_at: now });
  }
  if (row.reminded_at !== null) return;
  await losses.writeLossOrder(tx, row, { reminded_at: now });
  const { platform_type } = await customerOf(tx, customer_id);
  const url = await portalPage(ctx, platform_type, lossOrderPaths.detail(loss_order_id));
  const { loss_order_no: number, deadline, compensation } = row;
  const params = { number, deadline, amount: amountText(compensation ?? '0.00'), url };
  const template = compensation === null ? 'loss-orders.reminder_unknown' : 'loss-orders.reminder';
  await mailAndNotify(ctx, { customerId: customer_id, permission: 'loss-orders.edit', template, paramsIn: () => params });
}
