import { hasPeriodEnded } from '@quayside/domain/inbound/inbound-rules';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { clockOf, dayOf } from '#server/kernel/days.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { addEvent } from './inbound-effects.ts';
import { lockAll, nextChange } from './lock-inbound.ts';
import { changeInbounds } from './inbound-writes.queries.ts';
import { inboundDetail } from './read-inbound.ts';

/** The merchant's answer to another arrival time. */
export async function answerProposal(ctx: MerchantCtx, { inbound_id, accept }: { inbound_id: number; accept: 0 | 1 }) {
  const { tx, actor, now } = ctx;
  const row = found((await lockAll(ctx, [inbound_id]))[0]);
  const { proposed_date, proposed_period } = row;
  if (proposed_date === null || proposed_period === null) throw new Refusal('inbound.no_proposal');
  if (accept === 1 && hasPeriodEnded(proposed_date, proposed_period, dayOf(now), clockOf(now))) throw new Refusal('inbound.no_proposal');
  const arrival = accept === 1 ? { arrival_date: proposed_date, arrival_period: proposed_period } : {};
  const change = { ...arrival, proposed_date: null, proposed_period: null, updated_at: nextChange(now, row) };
  await changeInbounds(tx, row.customer_id, [inbound_id], change);
  await addEvent(ctx, row, accept === 1 ? 'time_accepted' : 'time_declined', { day: proposed_date, period: proposed_period });
  return inboundDetail(tx, actor, inbound_id);
}
