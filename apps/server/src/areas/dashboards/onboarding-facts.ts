import type { OnboardingStep } from '@quayside/domain/dashboards/onboarding';
import { hasProduct } from '#server/areas/products/products.public.ts';
import { hasReceivedTopUp } from '#server/areas/top-ups/top-ups.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';

/** Whether a merchant has come past a step, asked of the area that knows. */
export type OnboardingFact = (ctx: MerchantCtx) => Promise<boolean>;

/** Each area adds the fact of its step here, from its service. A step nobody can answer for yet is not done. */
export const onboardingFacts: Partial<Record<OnboardingStep, OnboardingFact>> = { create_sku: hasProduct, top_up: hasReceivedTopUp };
