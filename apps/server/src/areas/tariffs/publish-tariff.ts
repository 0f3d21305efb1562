import type { TariffSheets } from '@quayside/domain/quotes/tariff';
import { planPublish } from '@quayside/domain/tariffs/tariff-rules';
import { propose, refuseOutdated, type ApprovalAction } from '#server/areas/approvals/approvals.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { brokenConstraint } from '#server/kernel/transaction.ts';
import { STANDARD_GROUP } from './read-tariffs.ts';
import * as tariffs from './tariffs.queries.ts';

type PublishInput = { version_id: number; reason: string };

/** Prices are set by two people: publishing is always a proposal. */
export async function publishTariff(ctx: DeskCtx, { version_id, reason }: PublishInput) {
  const draft = found(await tariffs.lockVersion(ctx.tx, version_id));
  const { ends } = await planFor(ctx, draft);
  const approval_id = await propose(ctx, {
    kind: 'tariff',
    customerId: null,
    subject: String(version_id),
    amountUsd: null,
    reason,
    payload: { version_id },
    before: endedBy(ends),
    after: { tariff: draft.name, valid_from: draft.first_day, valid_to: draft.last_day },
  });
  return { approval_id };
}

export const tariffApproval: ApprovalAction = {
  kind: 'tariff',
  permission: 'desk.tariffs.edit',
  apply: async (ctx, { payload, before, proposed_by }) => {
    const { version_id } = payload as { version_id: number }; // written by `publishTariff`
    const draft = await tariffs.lockVersion(ctx.tx, version_id);
    // Deleted, or replaced by another import of the same name.
    if (!draft) throw new Refusal('approvals.outdated');
    const { ends, last_day } = await planFor(ctx, draft);
    refuseOutdated(before, endedBy(ends));
    if (!ends && before.tariff !== undefined) throw new Refusal('approvals.outdated');
    try {
      if (ends) await tariffs.endVersion(ctx.tx, ends.version_id, last_day);
      await tariffs.publishVersion(ctx.tx, version_id, { published_by: proposed_by, published_at: ctx.now });
    } catch (error) {
      if (brokenConstraint(error) === 'tariff_versions_one_a_day') throw new Refusal('tariffs.days_taken', { name: draft.name });
      throw error;
    }
  },
};

function endedBy(ends: { name: string; last_day: string } | null) {
  return ends ? { tariff: ends.name, valid_to: ends.last_day } : {};
}

type Draft = NonNullable<Awaited<ReturnType<typeof tariffs.lockVersion>>>;

/** Locks the versions in force before it reads them: of two publications at once the second sees what the first has done. */
async function planFor({ tx, now }: DeskCtx, draft: Draft) {
  if (draft.state !== 'draft') throw new Refusal('tariffs.not_a_draft');
  await tariffs.lockPublished(tx);
  const plan = planPublish(draft, await tariffs.publishedVersions(tx), dayOf(now));
  if ('refusal' in plan) throw new Refusal(plan.refusal, { name: plan.name });
  const { price_groups } = (await tariffs.sheetsOf(tx, draft.version_id)) as TariffSheets; // stored only after it was checked
  const known = new Set(price_groups.map(({ group }) => group));
  const missing = [STANDARD_GROUP, ...(await tariffs.groupsInUseAcrossMerchants(tx))].filter((group) => !known.has(group));
  if (missing.length > 0) throw new Refusal('tariffs.group_missing', { groups: [...new Set(missing)].join(', ') });
  return plan;
}
