import { expireQuotesJob } from '@quayside/contract/sourcing/sourcing.jobs';
import { runs } from '#server/kernel/jobs.ts';
import { expireQuotes } from './expire-quotes.ts';

export const sourcingJobs = [runs(expireQuotesJob, async (ctx) => void (await expireQuotes(ctx)))];
