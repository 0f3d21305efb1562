import type { z } from 'zod';
import type { ResubmitInput } from '@quayside/contract/top-ups/top-ups.schemas';
import { allows } from '@quayside/domain/kernel/machine';
import { topUpMachine } from '@quayside/domain/top-ups/top-up-machine';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { getTopUp, proofFaults, proposeLine } from './top-ups.service.ts';
import { lockTopUp, startRound } from './top-ups.queries.ts';

/** Sends a rejected top-up again, corrected: the same reference, and the rejected round is kept (D-59). */
export async function resubmitTopUp(ctx: MerchantCtx, { top_up_id, round, ...input }: z.output<typeof ResubmitInput>) {
  const { tx, actor, now } = ctx;
  const row = found(await lockTopUp(tx, actor.customerId, top_up_id));
  if (!allows(topUpMachine, 'resubmit', row.status, 'merchant') || round !== row.round) throw new Refusal('top-ups.not_rejected');
  refuseFields(...(await proofFaults(ctx, { ...input, currency: row.currency }, row.voucher_file_id)));
  const acting_staff_id = actor.actingStaff?.staffId ?? null;
  await startRound(tx, actor.customerId, top_up_id, { ...input, account_id: actor.accountId, acting_staff_id, submitted_at: now });
  await proposeLine(ctx, top_up_id);
  return getTopUp(ctx, { top_up_id });
}
