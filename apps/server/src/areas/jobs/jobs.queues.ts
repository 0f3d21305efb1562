import { sql } from 'kysely';
import { deskJobPaths } from '@quayside/contract/jobs/jobs.paths';
import type { Queue } from '#server/kernel/queues.ts';

const MAX_NOTE = 120;

export const jobsQueues: readonly Queue[] = [
  {
    name: 'jobs.failed',
    waiting: () => sql`select job_id as id, customer_id, ended_at as since from jobs where state = 'dead'`,
    cleared: ['jobs.retry', 'jobs.discard'],
    items: async ({ tx }, ids) => {
      const rows = await tx.selectFrom('jobs').select(['job_id', 'name', 'error']).where('job_id', 'in', ids).execute();
      return rows.map(({ job_id, name, error }) => ({
        id: job_id,
        number: `${name} ${job_id}`,
        customer_name: null,
        amount: null,
        currency: null,
        note: (error ?? '').slice(0, MAX_NOTE),
        path: deskJobPaths.failed(job_id),
      }));
    },
  },
];
