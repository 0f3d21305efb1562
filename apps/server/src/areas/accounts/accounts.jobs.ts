import { sendResetEmailJob } from '@quayside/contract/accounts/accounts.jobs';
import { runs } from '#server/kernel/jobs.ts';
import { mailResetLink } from './new-passwords.ts';

export const accountsJobs = [runs(sendResetEmailJob, mailResetLink)];
