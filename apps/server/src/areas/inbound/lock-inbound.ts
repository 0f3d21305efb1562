import { whyNotInbound, type InboundAction } from '@quayside/domain/inbound/inbound-rules';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseIf } from '#server/kernel/refusal.ts';
import type { InboundRow } from './inbound-plan.ts';
import { lockInbounds, withHiddenLines } from './inbound.queries.ts';

/** Locks an appointment; refused when the action is not possible, it has lines outside the user's scope, or it was changed since it was read. */
export async function lockForChange(
  { tx, actor }: MerchantCtx,
  inboundId: number,
  action: InboundAction,
  seenAt?: string,
): Promise<InboundRow> {
  const row = found((await lockInbounds(tx, actor, [inboundId]))[0]);
  if ((await withHiddenLines(tx, actor, [inboundId])).size > 0) throw new Refusal('request.not_found');
  refuseIf(whyNotInbound(action, row.bill_status));
  if (seenAt !== undefined && Date.parse(seenAt) !== row.updated_at.getTime()) throw new Refusal('request.changed_meanwhile');
  return row;
}

/** Locks several, in the order of their ids. One that does not exist, or is not wholly in the scope, fails the whole call. */
export async function lockAll({ tx, actor }: MerchantCtx, ids: readonly number[]): Promise<InboundRow[]> {
  const wanted = [...new Set(ids)];
  const rows = await lockInbounds(tx, actor, wanted);
  const isHidden = (await withHiddenLines(tx, actor, wanted)).size > 0;
  if (rows.length < wanted.length || isHidden) throw new Refusal('request.not_found');
  return rows;
}

/** Two changes within a millisecond still differ, so that the check of `updated_at` sees both. */
export function nextChange(now: Date, row: Pick<InboundRow, 'updated_at'>): Date {
  return new Date(Math.max(now.getTime(), row.updated_at.getTime() + 1));
}
