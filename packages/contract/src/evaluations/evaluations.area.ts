import type { EvaluationRefusal } from '@quayside/domain/evaluations/evaluation-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const evaluationsArea = defineArea('evaluations', {
  position: 2340,
  permissions: {
    'evaluations.read': { grantable: ['internal'] },
    'evaluations.add': { grantable: ['internal'], needs: ['evaluations.read'] },
  },
  deskPermissions: {
    'desk.evaluations.read': { roles: ['sales_manager', 'account_manager'] },
    'desk.evaluations.averages': { roles: ['sales_manager'] },
  },
  portalPages: [
    {
      group: null,
      position: 640,
      path: '/evaluation',
      title: 'evaluations',
      icon: 'evaluation',
      component: 'evaluations/evaluation-list-page',
      firstReads: ['evaluations.list', 'evaluations.manager'],
      permission: 'evaluations.read',
    },
  ],
  deskPages: [
    {
      group: 'customers',
      position: 600,
      path: '/evaluations',
      title: 'evaluations',
      component: 'evaluations/evaluation-list-page',
      permission: 'desk.evaluations.read',
    },
    {
      group: 'customers',
      position: 610,
      path: '/evaluation-averages',
      title: 'evaluation_averages',
      component: 'evaluations/evaluation-averages-page',
      permission: 'desk.evaluations.averages',
    },
  ],
  refusals: {
    'evaluations.no_manager': { status: 409, error_code: 4501 },
  } satisfies Record<EvaluationRefusal, RefusalNumbers>,
});
