import { z } from 'zod';
import { jobStates } from '@quayside/domain/jobs/job-machine';
import { defineCalls } from '../kernel/call.ts';
import { Done, Id, listInput, pageOf, Nothing, tabCounts } from '../kernel/shapes.ts';
import { DeskJobRow, PortRow } from './jobs.schemas.ts';

export const jobsDeskCalls = defineCalls('jobs', {
  deskList: {
    method: 'GET',
    path: '/api/desk/job/getList',
    input: listInput(['job_id'], { state: z.enum(jobStates).optional(), name: z.string().trim().max(100).optional() }),
    output: pageOf(DeskJobRow),
    permission: 'desk.jobs.read',
    log: null,
  },
  deskCounts: {
    method: 'GET',
    path: '/api/desk/job/getStateCount',
    input: Nothing,
    output: tabCounts(jobStates),
    permission: 'desk.jobs.read',
    log: null,
  },
  /** Services outside of this system: whether they answer, and what waits for them. */
  deskPorts: {
    method: 'GET',
    path: '/api/desk/job/getPorts',
    input: Nothing,
    output: z.object({ list: z.array(PortRow) }),
    permission: 'desk.jobs.read',
    log: null,
  },
  retry: {
    method: 'POST',
    path: '/api/desk/job/retry',
    input: z.strictObject({ job_id: Id }),
    output: Done,
    permission: 'desk.jobs.manage',
    log: 'jobs.retry',
  },
  discard: {
    method: 'POST',
    path: '/api/desk/job/discard',
    input: z.strictObject({ job_id: Id }),
    output: Done,
    permission: 'desk.jobs.manage',
    log: 'jobs.discard',
  },
});
