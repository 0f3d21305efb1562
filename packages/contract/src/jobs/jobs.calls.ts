import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Id, Nothing } from '../kernel/shapes.ts';
import { JobView } from './jobs.schemas.ts';

export const jobsCalls = defineCalls('jobs', {
  get: {
    method: 'GET',
    path: '/api/ucenter/common/job/getJob',
    input: z.strictObject({ job_id: Id }),
    output: JobView,
    permission: 'signed_in',
    log: null,
  },
  mine: {
    method: 'GET',
    path: '/api/ucenter/common/job/getMine',
    input: Nothing,
    output: z.object({ list: z.array(JobView) }),
    permission: 'signed_in',
    log: null,
  },
  getFile: {
    method: 'GET',
    path: '/api/ucenter/common/job/getFile',
    input: z.strictObject({ job_id: Id }),
    output: z.any(),
    permission: 'signed_in',
    log: 'jobs.get_file',
    answers: 'file',
    download: 'link',
  },
});
