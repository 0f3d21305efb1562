import { dashboardsCalls } from '@quayside/contract/dashboards/dashboards.calls';
import { handlers } from '#server/kernel/handlers.ts';
import { getWorkplace } from './dashboards.service.ts';

export const dashboardsHandlers = handlers(dashboardsCalls, { workplace: getWorkplace });
