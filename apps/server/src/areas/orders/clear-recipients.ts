import { clearMoreRecipientsJob } from '@quayside/contract/orders/orders.jobs';
import { actorLabel } from '@quayside/domain/kernel/actor';
import { RECIPIENT_MONTHS, mayClearRecipient } from '@quayside/domain/orders/order-rules';
import type { MerchantCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { clearRecipientsOf, lockShippedAcrossMerchants } from './clear-recipients.queries.ts';
import { decide } from './end-orders.ts';

/** Each batch is a transaction of its own: it holds its row locks for a second at most. */
const BATCH_SIZE = 500;

/** Clears the recipients of orders that do not need their address any more (PRIV-01). */
export async function clearRecipients(ctx: MerchantCtx, input: { readonly ids: readonly number[] }) {
  const { tx, actor, now } = ctx;
  const { allowed, refused } = await decide(ctx, input, (status) => (mayClearRecipient(status) ? null : 'orders.not_clearable'));
  await clearRecipientsOf(tx, actor.customerId, allowed, now, { actor_kind: actor.kind, actor_name: actorLabel(actor) });
  return { done: allowed.length, refused };
}

/** Orders shipped before this moment lose their recipient. */
export function clearRecipientsBefore(now: Date): Date {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() - RECIPIENT_MONTHS);
  return until;
}

type Run = { readonly until: Date; readonly batch: number };

/**
 * Clears the recipients of one batch of orders shipped before a moment; a full batch starts the next one (PRIV-02). What is left is what
 * the index still holds, so an interrupted run goes on where it stopped. Returns how many were cleared.
 */
export async function clearOldRecipients(ctx: SystemCtx, { until, batch }: Run, size = BATCH_SIZE): Promise<number> {
  const { tx, actor, now, enqueue } = ctx;
  const due = await lockShippedAcrossMerchants(tx, until, size);
  const by = { actor_kind: actor.kind, actor_name: actorLabel(actor) };
  for (const [customerId, rows] of Map.groupBy(due, ({ customer_id }) => customer_id)) {
    const ids = rows.map(({ order_id }) => order_id);
    await clearRecipientsOf(tx, customerId, ids, now, by);
  }
  const next = { until: until.toISOString(), batch: batch + 1 };
  if (due.length === size) await enqueue(clearMoreRecipientsJob, next, { key: `${next.until}:${next.batch}` });
  return due.length;
}
