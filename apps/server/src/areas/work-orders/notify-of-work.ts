import { workOrderPaths } from '@quayside/contract/work-orders/work-orders.paths';
import { amountText } from '@quayside/domain/kernel/money';
import { customerOf, portalPage } from '#server/areas/accounts/accounts.public.ts';
import { mailAndNotify } from '#server/areas/notices/notices.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import type { LockedWorkOrder } from './work-orders.queries.ts';

type Told = { readonly amount?: string; readonly reason?: string };

/** The merchant reads how the work ended. */
export async function notifyOfWork(
  ctx: DeskCtx,
  { customer_id, work_order_id, work_order_no: number }: LockedWorkOrder,
  template: 'work-orders.done' | 'work-orders.refused',
  { amount = '0.00', reason = '' }: Told,
): Promise<void> {
  const { platform_type } = await customerOf(ctx.tx, customer_id);
  const url = await portalPage(ctx, platform_type, workOrderPaths.detail(work_order_id));
  const params = { number, amount: amountText(amount), reason, url };
  await mailAndNotify(ctx, { customerId: customer_id, permission: 'work-orders.edit', template, paramsIn: () => params });
}
