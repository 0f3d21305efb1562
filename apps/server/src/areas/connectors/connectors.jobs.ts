import { pullJobs } from './pull-store.ts';
import { pushJobs } from './push-to-store.ts';

export const connectorsJobs = [...pullJobs, ...pushJobs];
