import type { evaluationsArea } from '@quayside/contract/evaluations/evaluations.area';
import type { SharedTexts } from '../shared.ts';

export const evaluationsShared = {
  permissions: {
    evaluations: 'Evaluation',
    'evaluations.read': 'View',
    'evaluations.add': 'Evaluate the account manager',
  },
  menu: { evaluations: 'Evaluation', evaluation_averages: 'Average ratings' },
  refusals: {
    'evaluations.no_manager': 'Your account has no account manager yet. You can evaluate as soon as one is assigned.',
  },
  operations: { 'evaluations.add': 'Evaluate the account manager' },
} as const satisfies SharedTexts<typeof evaluationsArea>;
