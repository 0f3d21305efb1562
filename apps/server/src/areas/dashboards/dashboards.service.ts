import { onboardingSteps } from '@quayside/domain/dashboards/onboarding';
import { listSignIns } from '#server/areas/accounts/accounts.public.ts';
import { newestNotice } from '#server/areas/notices/notices.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { onboardingFacts, type OnboardingFact } from './onboarding-facts.ts';
import { stepCounts } from './onboarding.queries.ts';

/** The merchant's start page: onboarding steps, newest notice, and recent sign-ins. */
export async function getWorkplace(ctx: MerchantCtx) {
  const { list: sign_ins } = await listSignIns(ctx);
  const counts = await stepCounts(ctx.tx, ctx.actor.customerId);
  const steps = (await stepsOf(ctx, onboardingFacts)).map((one) => ({ ...one, count: counts?.[one.step] ?? 0 }));
  return { steps, newest_notice: await newestNotice(ctx), sign_ins };
}

/** The six onboarding steps in order (DASH-02). */
export async function stepsOf(ctx: MerchantCtx, facts: Partial<Record<string, OnboardingFact>>) {
  const steps = [];
  for (const step of onboardingSteps) steps.push({ step, done: (await facts[step]?.(ctx)) ?? false });
  return steps;
}
