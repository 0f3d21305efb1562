import { cleanUp } from '#server/kernel/clean-up.ts';
import type { Bound } from '#server/kernel/handlers.ts';
import type { BoundJob } from '#server/kernel/jobs.ts';
import { brandsHandlers } from './brands/brands.handlers.ts';
import { jobsHandlers } from './jobs/jobs.handlers.ts';
import { mailsHandlers } from './mails/mails.handlers.ts';
import { mailsJobs } from './mails/mails.jobs.ts';
import { operationLogHandlers } from './operation-log/operation-log.handlers.ts';
import { operationLogJobs } from './operation-log/operation-log.jobs.ts';
import { sessionsHandlers } from './sessions/sessions.handlers.ts';
import { uploadsHandlers } from './uploads/uploads.handlers.ts';
import { warningEmailsHandlers } from './warning-emails/warning-emails.handlers.ts';

/** Every call the server answers. */
export const allHandlers: readonly Bound[] = [
  ...brandsHandlers,
  ...jobsHandlers,
  ...mailsHandlers,
  ...operationLogHandlers,
  ...sessionsHandlers,
  ...uploadsHandlers,
  ...warningEmailsHandlers,
];

/** Every job a worker does. */
export const allJobs: readonly BoundJob[] = [cleanUp, ...mailsJobs, ...operationLogJobs];
