import { z } from 'zod';
import { onboardingSteps } from '@quayside/domain/dashboards/onboarding';
import { SignInRow } from '../kernel/own-account.ts';
import { defineCalls } from '../kernel/call.ts';
import { Nothing } from '../kernel/shapes.ts';
import { Notice } from '../notices/notices.schemas.ts';

export const Workplace = z.object({
  /** Which steps this merchant has completed; a step of an area not yet in use counts as not done. */
  steps: z.array(z.object({ step: z.enum(onboardingSteps), done: z.boolean() })),
  newest_notice: Notice.nullable(),
  sign_ins: z.array(SignInRow),
});
export type Workplace = z.output<typeof Workplace>;

export const dashboardsCalls = defineCalls('dashboards', {
  workplace: {
    method: 'GET',
    path: '/api/ucenter/dashboard/getWorkplace',
    input: Nothing,
    output: Workplace,
    permission: 'signed_in',
    log: null,
  },
});
