import { z } from 'zod';
import { defineJob } from './job.ts';

/** Input of a scheduled run: the time it was due, not the time it runs. */
export const ScheduledRun = z.strictObject({ slot: z.iso.datetime() });
export type ScheduledRun = z.output<typeof ScheduledRun>;

/** Deletes expired rows: sessions, responses stored for retries, counters, finished jobs, old log lines. */
export const cleanUpJob = defineJob('kernel', 'clean_up', {
  lane: 'long',
  payload: ScheduledRun,
  schedule: { cron: '30 3 * * *', catchUp: 'latest' },
});

/** Recomputes the hash chains of the operation log and the wallet ledger. */
export const verifyChainsJob = defineJob('kernel', 'verify_chains', {
  lane: 'long',
  payload: ScheduledRun,
  schedule: { cron: '0 4 * * *', catchUp: 'latest' },
});

/** Deletes stored files that no transaction has claimed: from failed jobs and aborted uploads. */
export const sweepFilesJob = defineJob('kernel', 'sweep_files', {
  lane: 'long',
  payload: ScheduledRun,
  schedule: { cron: '45 3 * * *', catchUp: 'latest' },
});
