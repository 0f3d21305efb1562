import {
  exportStatisticsJobs,
  foldStatisticsJob,
  rebuildCustomerStatisticsJob,
  rebuildStatisticsJob,
} from '@quayside/contract/statistics/statistics.jobs';
import { exportJob } from '#server/kernel/export-job.ts';
import { runs } from '#server/kernel/jobs.ts';
import { statisticsBook } from './export-statistics.ts';
import { foldStatistics, rebuildCustomer, startRebuild } from './rebuild-statistics.ts';

export const statisticsJobs = [
  ...Object.values(exportStatisticsJobs).map((job) => exportJob(job, statisticsBook)),
  runs(foldStatisticsJob, foldStatistics),
  runs(rebuildStatisticsJob, startRebuild),
  runs(rebuildCustomerStatisticsJob, rebuildCustomer),
];
