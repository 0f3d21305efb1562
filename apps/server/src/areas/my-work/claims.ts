import type { ParsedOf } from '@quayside/contract/kernel/call';
import { queues, type QueueName } from '@quayside/contract/kernel/queues';
import type { myWorkDeskCalls } from '@quayside/contract/my-work/my-work.desk-calls';
import { CLAIM_SECONDS } from '@quayside/domain/my-work/work-rules';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import * as claims from './claims.queries.ts';

type Item = ParsedOf<typeof myWorkDeskCalls.open>;

export async function openItem(ctx: DeskCtx, item: Item) {
  const { tx, actor, now } = ctx;
  if (!actor.can.has(queues[item.queue].permission)) throw new Refusal('permission.denied');
  await claims.writeClaim(tx, actor.staffId, item, now, liveSince(now));
  const others = await claims.claimsOfOthers(tx, actor.staffId, item.queue, [item.record_id], liveSince(now));
  return { others: others.map(({ name, since }) => ({ name, since })) };
}

/** Leaving what was never open changes nothing. */
export async function leaveItem({ tx, actor }: DeskCtx, item: Item) {
  await claims.deleteClaim(tx, actor.staffId, item);
  return {};
}

/** Names of the others who have each of these items open, for the rows of a list. Items nobody has open are left out. */
export async function claimsOf(
  { tx, actor, now }: DeskCtx,
  queue: QueueName,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await claims.claimsOfOthers(tx, actor.staffId, queue, ids, liveSince(now));
  return new Map([...Map.groupBy(rows, (row) => row.record_id)].map(([id, of]) => [id, of.map(({ name }) => name)]));
}

export function liveSince(now: Date): Date {
  return new Date(now.getTime() - CLAIM_SECONDS * 1000);
}
