import { trackingCalls } from '@quayside/contract/tracking/tracking.calls';
import { trackingDeskCalls } from '@quayside/contract/tracking/tracking.desk-calls';
import { trackingOpenCalls } from '@quayside/contract/tracking/tracking.open-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { takeEvents } from './event-rows.ts';
import { getRowsTemplate, readRows } from './row-files.ts';
import { findPublic, getForStaff, getTracking, setStatus } from './tracking.service.ts';

export const trackingHandlers = [
  ...handlers(trackingCalls, { get: getTracking, find: findPublic }),
  ...handlers(trackingOpenCalls, { openGet: getTracking }),
  ...handlers(trackingDeskCalls, {
    deskGet: getForStaff,
    deskSet: setStatus,
    deskReadRows: readRows,
    deskRowsTemplate: getRowsTemplate,
    deskTakeEvents: takeEvents,
  }),
];
