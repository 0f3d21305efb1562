import { clearMoreAddressesJob } from '@quayside/contract/work-orders/work-orders.jobs';
import { ADDRESS_MONTHS } from '@quayside/domain/work-orders/work-rules';
import type { SystemCtx } from '#server/kernel/ctx.ts';
import { lockWithAddressAcrossMerchants } from './desk-work-orders.queries.ts';
import { addEvent } from './work-orders.service.ts';
import { writeWorkOrder } from './work-orders.queries.ts';

/** Each batch is a transaction of its own: it holds its row locks for a second at most. */
const BATCH_SIZE = 500;

/** Work orders that ended before this moment lose their return address. */
export function clearAddressesBefore(now: Date): Date {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() - ADDRESS_MONTHS);
  return until;
}

type Run = { readonly until: Date; readonly batch: number };

/** One batch; a full one starts the next, as with recipients of orders (PRIV-02). */
export async function clearOldAddresses(ctx: SystemCtx, { until, batch }: Run, size = BATCH_SIZE): Promise<number> {
  const { tx, now, enqueue } = ctx;
  const due = await lockWithAddressAcrossMerchants(tx, until, size);
  for (const row of due) {
    await writeWorkOrder(tx, row, { address: null, address_cleared_at: now });
    await addEvent(ctx, { ...row, work_order_no: '' }, 'address_cleared');
  }
  const next = { until: until.toISOString(), batch: batch + 1 };
  if (due.length === size) await enqueue(clearMoreAddressesJob, next, { key: `${next.until}:${next.batch}` });
  return due.length;
}
