import type { ApprovalRefusal } from '@quayside/domain/approvals/approval-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const approvalsArea = defineArea('approvals', {
  position: 1750,
  deskPermissions: {
    'desk.approvals.decide': { roles: ['finance'] },
  },
  deskPages: [
    {
      group: 'money',
      position: 90,
      path: '/approvals',
      title: 'approvals',
      component: 'approvals/approval-list-page',
      permission: 'desk.approvals.decide',
    },
  ],
  queues: {
    'approvals.to_decide': {
      group: 'money',
      position: 300,
      permission: 'desk.approvals.decide',
      path: '/approvals?state=proposed',
      targetMinutes: 4 * 60,
    },
  },
  refusals: {
    'approvals.already_decided': { status: 409, error_code: 4051 },
    'approvals.own_proposal': { status: 403, error_code: 4052 },
    'approvals.access_reset': { status: 403, error_code: 4053 },
    'approvals.already_waiting': { status: 409, error_code: 4054 },
    'approvals.outdated': { status: 409, error_code: 4055 },
  } satisfies Record<ApprovalRefusal, RefusalNumbers>,
});
