import { costExceptionJob, costExceptionsJob, exceptionRemindersJob } from '@quayside/contract/exceptions/exceptions.jobs';
import { runs } from '#server/kernel/jobs.ts';
import { remindMerchants, resumeCovered, startCovered } from './exception-jobs.ts';

export const exceptionsJobs = [
  runs(exceptionRemindersJob, remindMerchants),
  runs(costExceptionsJob, startCovered),
  runs(costExceptionJob, resumeCovered),
];
