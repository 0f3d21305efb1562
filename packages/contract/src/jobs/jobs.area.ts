import type { JobRefusal } from '@quayside/domain/jobs/job-machine';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const jobsArea = defineArea('jobs', {
  position: 400,
  deskPermissions: {
    'desk.jobs.read': { roles: ['customer_service'] },
    'desk.jobs.manage': { roles: [] },
  },
  deskPages: [
    { group: 'operations', position: 200, path: '/jobs', title: 'jobs', component: 'jobs/job-list-page', permission: 'desk.jobs.read' },
    {
      group: 'operations',
      position: 205,
      path: '/services',
      title: 'services',
      component: 'jobs/port-page',
      permission: 'desk.jobs.read',
    },
  ],
  queues: {
    'jobs.failed': { group: 'system', position: 100, permission: 'desk.jobs.manage', path: '/jobs?state=dead', targetMinutes: 15 },
  },
  refusals: {
    'jobs.move_not_allowed': { status: 409, error_code: 2201 },
    'jobs.no_result': { status: 409, error_code: 2202 },
  } satisfies Record<JobRefusal, RefusalNumbers>,
});
