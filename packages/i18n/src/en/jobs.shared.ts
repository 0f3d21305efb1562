import type { jobsArea } from '@quayside/contract/jobs/jobs.area';
import type { SharedTexts } from '../shared.ts';

export const jobsShared = {
  menu: {
    jobs: 'Jobs and failed jobs',
    services: 'External services',
  },
  queues: {
    'jobs.failed': 'Failed jobs',
  },
  refusals: {
    'jobs.move_not_allowed': 'This task has already moved on. Please look again.',
    'jobs.no_result': 'This task has no file to download.',
  },
  operations: {
    'jobs.get_file': 'Download a result',
    'jobs.retry': 'Run a failed task again',
    'jobs.discard': 'Discard a failed task',
  },
} as const satisfies SharedTexts<typeof jobsArea>;
