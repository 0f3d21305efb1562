import type { approvalsArea } from '@quayside/contract/approvals/approvals.area';
import type { SharedTexts } from '../shared.ts';

export const approvalsShared = {
  menu: {
    approvals: 'Approvals',
  },
  queues: {
    'approvals.to_decide': 'Approvals to decide',
  },
  refusals: {
    'approvals.already_decided': 'Somebody has already decided about this.',
    'approvals.own_proposal': 'Somebody else must agree: you proposed this yourself.',
    'approvals.access_reset':
      'You cannot agree to this: the person who proposed it set up or reset your access within the last 24 hours. Ask somebody else.',
    'approvals.already_waiting': 'A proposal about this is waiting for a second person. It must be decided or withdrawn first.',
    'approvals.outdated': 'What this is about has changed since it was proposed. Reject it and propose it again.',
  },
  operations: {
    'approvals.decide': 'Decide about a proposal',
  },
} as const satisfies SharedTexts<typeof approvalsArea>;
