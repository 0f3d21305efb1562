import { billStorageJob, runStorageJob, settleStorageJob } from '@quayside/contract/storage-fees/storage-fees.jobs';
import { dayOf } from '#server/kernel/days.ts';
import { runs } from '#server/kernel/jobs.ts';
import { billDay, settleAutomatically } from './storage-runs.ts';

const DAY_MS = 24 * 3_600_000;

export const storageFeesJobs = [
  // A slot bills the day before it, even when the job runs late.
  runs(billStorageJob, (ctx, { slot }) => billDay(ctx, dayOf(new Date(Date.parse(slot) - DAY_MS)))),
  runs(runStorageJob, (ctx, { day, started_by }) => billDay(ctx, day, started_by)),
  runs(settleStorageJob, settleAutomatically),
];
