import { inboundMachine } from '@quayside/domain/inbound/inbound-machine';
import { whyNotInbound } from '@quayside/domain/inbound/inbound-rules';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { addEvent, endExpectingAll, releaseFees } from './inbound-effects.ts';
import type { InboundRow } from './inbound-plan.ts';
import { changeInbounds } from './inbound-writes.queries.ts';
import { lockAll } from './lock-inbound.ts';

type Some = { readonly ids: readonly number[] };

/** Withdraws drafts and submitted appointments (INB-16, D-41): nothing is expected or held any more, and steps 1 to 4 are open again. */
export async function withdrawInbounds(ctx: MerchantCtx, input: Some) {
  const { tx, actor, now } = ctx;
  const { allowed, refused } = await decide(ctx, input, 'withdraw');
  const submitted = allowed.filter(({ bill_status }) => bill_status === 'submitted');
  await changeInbounds(tx, actor.customerId, idsOf(allowed), {
    bill_status: inboundMachine.moves.withdraw.to,
    audit_status: null,
    proposed_date: null,
    proposed_period: null,
    updated_at: now,
  });
  for (const row of allowed) await addEvent(ctx, row, 'withdrawn');
  await endExpectingAll(ctx, actor.customerId, submitted);
  for (const row of submitted) await releaseFees(ctx, row);
  return { done: allowed.length, refused };
}

/** Hides drafts and withdrawn appointments. */
export async function deleteInbounds(ctx: MerchantCtx, input: Some) {
  const { tx, actor, now } = ctx;
  const { allowed, refused } = await decide(ctx, input, 'delete');
  await changeInbounds(tx, actor.customerId, idsOf(allowed), { deleted_at: now, updated_at: now });
  return { done: allowed.length, refused };
}

const idsOf = (rows: readonly InboundRow[]) => rows.map(({ inbound_id }) => inbound_id);

/** Decides per appointment: one that is refused does not keep the others. */
async function decide(ctx: MerchantCtx, { ids }: Some, action: 'withdraw' | 'delete') {
  const asked = (await lockAll(ctx, ids)).map((row) => ({ row, code: whyNotInbound(action, row.bill_status) }));
  return {
    allowed: asked.flatMap(({ row, code }) => (code === null ? [row] : [])),
    refused: asked.flatMap(({ row: { inbound_id, inbound_no }, code }) => (code === null ? [] : [{ inbound_id, inbound_no, code }])),
  };
}
