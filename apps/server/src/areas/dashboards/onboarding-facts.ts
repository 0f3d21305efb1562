import type { OnboardingStep } from '@quayside/domain/dashboards/onboarding';
import { hasProduct } from '#server/areas/products/products.public.ts';
import { hasReceivedTopUp } from '#server/areas/top-ups/top-ups.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';

/** Whether a merchant has completed an onboarding step, answered by the area that owns it. */
export type OnboardingFact = (ctx: MerchantCtx) => Promise<boolean>;

/** Each area adds its step here, from its service. A step without an entry counts as not done. */
export const onboardingFacts: Partial<Record<OnboardingStep, OnboardingFact>> = { create_sku: hasProduct, top_up: hasReceivedTopUp };
