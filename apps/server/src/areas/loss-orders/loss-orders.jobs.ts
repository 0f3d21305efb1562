import { lossDeadlineJob, lossDeadlinesJob } from '@quayside/contract/loss-orders/loss-orders.jobs';
import { runs } from '#server/kernel/jobs.ts';
import { meetDeadline, startDeadlines } from './loss-deadlines.ts';

export const lossOrdersJobs = [runs(lossDeadlinesJob, startDeadlines), runs(lossDeadlineJob, meetDeadline)];
