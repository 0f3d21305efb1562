import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { exportOrdersJob } from '@quayside/contract/orders/orders.jobs';
import { MAX_EXPORTED_ORDERS } from '@quayside/domain/orders/order-rules';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { countSelected } from './order-list.queries.ts';

type Filters = ParsedOf<typeof ordersCalls.export>;

/** Starts an export of at most 5000 orders (ORD-45). */
export async function exportOrders(ctx: MerchantCtx, filters: Filters) {
  const count = await countSelected(ctx.tx, ctx.actor, filters, MAX_EXPORTED_ORDERS + 1);
  if (count > MAX_EXPORTED_ORDERS) throw new Refusal('orders.too_many_to_export');
  return exportAllOrders(ctx, filters);
}

/** Starts an export of any number of orders. */
export async function exportAllOrders({ actor, language, enqueue }: MerchantCtx, filters: Filters) {
  const { customerId: customer_id, accountId: account_id, skuScope } = actor;
  const skus = skuScope === null ? null : [...skuScope];
  return { job_id: await enqueue(exportOrdersJob, { customer_id, account_id, skus, language, filters }) };
}
