import { printMarksJob } from '@quayside/contract/inbound/inbound.jobs';
import { exportJob } from '#server/kernel/export-job.ts';
import { marksFile } from './print-marks.ts';

export const inboundJobs = [exportJob(printMarksJob, marksFile)];
