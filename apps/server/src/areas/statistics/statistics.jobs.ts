import {
  exportExpensesJob,
  exportSkusJob,
  exportStatisticsJob,
  foldStatisticsJob,
  rebuildCustomerStatisticsJob,
  rebuildStatisticsJob,
} from '@quayside/contract/statistics/statistics.jobs';
import { exportJob } from '#server/kernel/export-job.ts';
import { runs } from '#server/kernel/jobs.ts';
import { statisticsBook } from './export-statistics.ts';
import { foldStatistics, rebuildCustomer, startRebuild } from './rebuild-statistics.ts';

export const statisticsJobs = [
  exportJob(exportStatisticsJob, statisticsBook),
  exportJob(exportExpensesJob, statisticsBook),
  exportJob(exportSkusJob, statisticsBook),
  runs(foldStatisticsJob, foldStatistics),
  runs(rebuildStatisticsJob, startRebuild),
  runs(rebuildCustomerStatisticsJob, rebuildCustomer),
];
