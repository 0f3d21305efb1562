import { jobsCalls } from '@quayside/contract/jobs/jobs.calls';
import { jobsDeskCalls } from '@quayside/contract/jobs/jobs.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { discardJob, getJob, getJobFile, listJobs, myJobs, retryJob } from './jobs.service.ts';

export const jobsHandlers = [
  ...handlers(jobsCalls, { get: getJob, mine: myJobs, getFile: getJobFile }),
  ...handlers(jobsDeskCalls, { deskList: listJobs, retry: retryJob, discard: discardJob }),
];
