import type { SystemCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { notifyOfSourcing } from './notify-of-sourcing.ts';
import { addEvent } from './sourcing.service.ts';
import { lockExpiredAcrossMerchants, writeRequest } from './sourcing.queries.ts';

/** More follow the next night; acceptance checks the day itself. */
const BATCH_SIZE = 1000;

/** Quotes whose last day has passed expire; staff may quote again. Returns how many. */
export async function expireQuotes(ctx: SystemCtx): Promise<number> {
  const due = await lockExpiredAcrossMerchants(ctx.tx, dayOf(ctx.now), BATCH_SIZE);
  for (const row of due) {
    await writeRequest(ctx.tx, row, { state: 'expired', waits_for: 'merchant', waiting_since: null, updated_at: ctx.now });
    await addEvent(ctx, row, 'expired');
    await notifyOfSourcing(ctx, row, 'sourcing.expired');
  }
  return due.length;
}
