/** The six onboarding steps of the workplace (DASH-02), in display order. */
export const onboardingSteps = ['create_sku', 'create_receiving', 'top_up', 'ship_order', 'in_transit', 'sign_for'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];
