import { randomUUID } from 'node:crypto';
import { ageSandboxesJob, emptySandboxJob } from '@quayside/contract/sandboxes/sandboxes.jobs';
import { isSandbox, sandboxOf } from '@quayside/domain/kernel/sandbox';
import { SANDBOX_DAYS } from '@quayside/domain/sandboxes/sandbox-rules';
import { balanceOf, creditMoney, usd } from '#server/areas/wallets/wallets.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { runs } from '#server/kernel/jobs.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import * as sandboxes from './sandboxes.queries.ts';

/** Play money: an entry like every other, in a wallet nobody pays into. */
export async function topUpSandbox(ctx: MerchantCtx, { amount }: { amount: number }) {
  const desk = await ctx.becomeSandboxStaff();
  const { customerId } = ctx.actor;
  const entry = { key: 'simulated', billType: 'top_up' as const, feeType: 'top_up' as const, amount: usd(String(amount)) };
  await creditMoney(desk, customerId, { type: 'top_up', no: `TEST-${randomUUID()}` }, [entry]);
  const { balance } = await balanceOf(ctx.tx, customerId);
  return { balance };
}

/** By the account in the portal, or by a test key. */
export async function emptySandbox({ tx, actor }: MerchantCtx): Promise<Record<string, never>> {
  if (actor.kind === 'api_key' && !isSandbox(actor.customerId)) throw new Refusal('sandboxes.live_key');
  await sandboxes.emptySandbox(tx, sandboxOf(actor.customerId));
  return {};
}

const DAY_MS = 24 * 3_600_000;

export const sandboxJobs = [
  runs(ageSandboxesJob, async ({ tx, now, enqueue }) => {
    for (const sandbox of await sandboxes.oldSandboxesAcrossMerchants(tx, new Date(now.getTime() - SANDBOX_DAYS * DAY_MS)))
      await enqueue(emptySandboxJob, { sandbox }, { key: String(sandbox) });
  }),
  runs(emptySandboxJob, ({ tx }, { sandbox }) => sandboxes.emptySandbox(tx, sandbox)),
];
