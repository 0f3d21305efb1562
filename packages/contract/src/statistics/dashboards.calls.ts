import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Nothing } from '../kernel/shapes.ts';
import { Analysis, Monitor } from './dashboards.schemas.ts';
import { period } from './statistics.schemas.ts';

const { from, to } = period;

/** The dashboards that stand on the sums of statistics (DASH-01, D-97). */
export const statisticsDashboardCalls = defineCalls('statistics', {
  analysis: {
    method: 'GET',
    path: '/api/ucenter/dashboard/getAnalysis',
    input: z.strictObject({ from, to }),
    output: Analysis,
    permission: 'statistics.analysis',
    log: null,
    mayLag: true,
  },
  /** Counted up to a thousand for each status. */
  monitor: {
    method: 'GET',
    path: '/api/ucenter/dashboard/getMonitor',
    input: Nothing,
    output: Monitor,
    permission: 'statistics.monitor',
    log: null,
    mayLag: true,
  },
});
