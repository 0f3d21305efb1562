import { jobsCalls } from '@quayside/contract/jobs/jobs.calls';
import { jobsDeskCalls } from '@quayside/contract/jobs/jobs.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { listPorts } from './ports.ts';
import { countJobs, discardJob, getJob, getJobFile, listJobs, myJobs, retryJob } from './jobs.service.ts';

export const jobsHandlers = [
  ...handlers(jobsCalls, { get: getJob, mine: myJobs, getFile: getJobFile }),
  ...handlers(jobsDeskCalls, { deskList: listJobs, deskCounts: countJobs, deskPorts: listPorts, retry: retryJob, discard: discardJob }),
];
