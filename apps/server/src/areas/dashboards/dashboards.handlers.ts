import { dashboardsCalls } from '@quayside/contract/dashboards/dashboards.calls';
import { handlers } from '#server/kernel/handlers.ts';
import { getWorkplace } from './dashboards.service.ts';
import { getFulfilment, getOrderFigures, getRunway } from './figures.ts';
import { getInbox } from './inbox-lines.ts';

export const dashboardsHandlers = handlers(dashboardsCalls, {
  workplace: getWorkplace,
  inbox: getInbox,
  orderFigures: getOrderFigures,
  fulfilment: getFulfilment,
  runway: getRunway,
});
