import { z } from 'zod';
import { defineJob } from './job.ts';

/** What a scheduled run is told: the moment it was due, not the moment it runs. */
export const ScheduledRun = z.strictObject({ slot: z.iso.datetime() });
export type ScheduledRun = z.output<typeof ScheduledRun>;

/** Removes what has run out: sessions, answers kept for repeats, counters, finished jobs, old log lines. */
export const cleanUpJob = defineJob('kernel', 'clean_up', {
  lane: 'long',
  payload: ScheduledRun,
  schedule: { cron: '30 3 * * *', catchUp: 'latest' },
});

/** Removes stored files that no transaction has claimed: those of failed jobs and broken uploads. */
export const sweepFilesJob = defineJob('kernel', 'sweep_files', {
  lane: 'long',
  payload: ScheduledRun,
  schedule: { cron: '45 3 * * *', catchUp: 'latest' },
});
