import { changeJobs } from './tell-changed.ts';
import { pullJobs } from './pull-store.ts';
import { pushJobs } from './push-to-store.ts';

export const connectorsJobs = [...pullJobs, ...changeJobs, ...pushJobs];
