import { reportPageErrorJob } from '@quayside/contract/page-errors/page-errors.jobs';
import { runs } from '#server/kernel/jobs.ts';
import { tellProvider } from './page-errors.service.ts';

export const pageErrorsJobs = [runs(reportPageErrorJob, tellProvider)];
