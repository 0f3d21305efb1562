import { deskExportsDeskCalls } from '@quayside/contract/desk-exports/desk-exports.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { exportList } from './desk-exports.service.ts';

export const deskExportsHandlers = handlers(deskExportsDeskCalls, { download: exportList });
