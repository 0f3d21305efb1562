import { costExceptionJob } from '@quayside/contract/exceptions/exceptions.jobs';
import { lockOrderAcrossMerchants } from '#server/areas/orders/orders.public.ts';
import { balanceOf, usd } from '#server/areas/wallets/wallets.public.ts';
import type { SystemCtx } from '#server/kernel/ctx.ts';
import { closeException } from './desk-exceptions.ts';
import * as exceptions from './exceptions.queries.ts';
import { reasonOf } from './exceptions.map.ts';
import { tellMerchant } from './tell-merchant.ts';

const DAY_MS = 24 * 3_600_000;
/** More follow with the next run. */
const BATCH_SIZE = 500;

/** A day before the deadline, once. */
export async function remindMerchants(ctx: SystemCtx): Promise<void> {
  const { tx, now } = ctx;
  for (const one of await exceptions.dueAcrossMerchants(tx, new Date(now.getTime() + DAY_MS), BATCH_SIZE)) {
    const row = await lockOrderAcrossMerchants(tx, one.customer_id, one.order_id);
    const open = row && (await exceptions.openException(tx, one.customer_id, one.order_id));
    if (!row || open?.state !== 'awaiting_reply') continue;
    await exceptions.writeException(tx, open, { reminded_at: now });
    await tellMerchant(ctx, row, 'exceptions.reminder', { ...reasonOf(open), body: '', deadline: open.deadline });
  }
}

/** One job for each order, so that one that fails does not stop the others. */
export async function startCovered({ tx, enqueue }: SystemCtx): Promise<void> {
  for (const one of await exceptions.coveredAcrossMerchants(tx, BATCH_SIZE))
    await enqueue(costExceptionJob, one, { key: String(one.order_id) });
}

/** The balance covers the parcel now: the order waits for packing again (D-108). */
export async function resumeCovered(ctx: SystemCtx, { customer_id, order_id }: { customer_id: number; order_id: number }): Promise<void> {
  const row = await lockOrderAcrossMerchants(ctx.tx, customer_id, order_id);
  const open = row && (await exceptions.openException(ctx.tx, customer_id, order_id));
  if (!row || row.status !== 'alert' || open?.reason !== 'cost') return;
  const { actual, quoted } = open.params as { actual: string; quoted: string }; // written when the parcel was measured
  const { spendable } = await balanceOf(ctx.tx, customer_id);
  if (usd(spendable).minor < usd(actual).minor - usd(quoted).minor) return;
  await closeException(ctx, row, open);
}
