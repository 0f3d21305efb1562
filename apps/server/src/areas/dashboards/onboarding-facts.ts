import type { OnboardingStep } from '@quayside/domain/dashboards/onboarding';
import { hasProduct } from '#server/areas/products/products.public.ts';
import { hasReceivedTopUp } from '#server/areas/top-ups/top-ups.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import * as facts from './onboarding.queries.ts';

/** Whether a merchant has completed an onboarding step. */
export type OnboardingFact = (ctx: MerchantCtx) => Promise<boolean>;

/** A step without an entry counts as not done. */
export const onboardingFacts: Partial<Record<OnboardingStep, OnboardingFact>> = {
  create_sku: hasProduct,
  create_receiving: ({ tx, actor }) => facts.hasInbound(tx, actor.customerId),
  top_up: hasReceivedTopUp,
  ship_order: ({ tx, actor }) => facts.hasOrder(tx, actor.customerId, 'submitted'),
  in_transit: ({ tx, actor }) => facts.hasOrder(tx, actor.customerId, 'shipped'),
  sign_for: ({ tx, actor }) => facts.hasOrder(tx, actor.customerId, 'delivered'),
};
