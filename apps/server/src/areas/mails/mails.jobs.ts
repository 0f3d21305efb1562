import { deliverMailJob } from '@quayside/contract/mails/mails.jobs';
import { runs } from '#server/kernel/jobs.ts';
import { deliverMail } from './mails.service.ts';

export const mailsJobs = [runs(deliverMailJob, (ctx, { mail_id }) => deliverMail(ctx, ctx.mailer, mail_id))];
