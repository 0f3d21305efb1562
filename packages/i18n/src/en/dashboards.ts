import type { OnboardingStep } from '@quayside/domain/dashboards/onboarding';

export const dashboards = {
  hello: { morning: 'Good morning, {{name}}', afternoon: 'Good afternoon, {{name}}', evening: 'Good evening, {{name}}' },
  purpose: 'News and next steps',
  steps: 'From the first SKU to the customer’s door',
  progress: '{{done}} of {{count}} done',
  step: {
    create_sku: 'Create SKU',
    create_receiving: 'Create receiving',
    top_up: 'Top up',
    ship_order: 'Ship order',
    in_transit: 'In transit',
    sign_for: 'Sign for',
  } satisfies Record<OnboardingStep, string>,
  step_done: 'done',
  step_next: 'next',
  step_open: 'not yet',
  notice: 'Newest message',
  notice_none: 'There is no message yet.',
  notice_all: 'All messages',
  sign_ins: 'Recent sign-ins',
  sign_ins_all: 'Profile',
  shortcuts: 'Shortcuts',
} as const;
