import { matchLineJob } from '@quayside/contract/top-ups/top-ups.jobs';
import { runs } from '#server/kernel/jobs.ts';
import { matchLines } from './bank-statements.queries.ts';

export const topUpsJobs = [
  runs(matchLineJob, async ({ tx }, one) => {
    await matchLines(tx, one);
  }),
];
