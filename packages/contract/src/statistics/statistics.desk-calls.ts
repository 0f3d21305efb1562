import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Id } from '../kernel/shapes.ts';
import { DeskAnalysis, DeskMonitor } from './dashboards.schemas.ts';
import { period } from './statistics.schemas.ts';

const { from, to } = period;
/** All customers, or those of one account manager. */
const account_manager_id = Id.optional();

export const statisticsDeskCalls = defineCalls('statistics', {
  deskAnalysis: {
    method: 'GET',
    path: '/api/desk/statistics/getAnalysis',
    input: z.strictObject({ from, to, account_manager_id }),
    output: DeskAnalysis,
    permission: 'desk.statistics.analysis',
    log: null,
    mayLag: true,
  },
  deskMonitor: {
    method: 'GET',
    path: '/api/desk/statistics/getMonitor',
    input: z.strictObject({ account_manager_id }),
    output: DeskMonitor,
    permission: 'desk.statistics.monitor',
    log: null,
    mayLag: true,
  },
});
