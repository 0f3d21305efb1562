import { expireBatchJob, expireOrdersJob } from '@quayside/contract/tracking/tracking.jobs';
import { runs } from '#server/kernel/jobs.ts';
import { expireBatch, startExpiry } from './tracking.service.ts';

export const trackingJobs = [runs(expireOrdersJob, startExpiry), runs(expireBatchJob, expireBatch)];
