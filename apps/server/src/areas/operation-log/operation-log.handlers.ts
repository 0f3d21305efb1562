import { operationLogCalls } from '@quayside/contract/operation-log/operation-log.calls';
import { operationLogDeskCalls } from '@quayside/contract/operation-log/operation-log.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { exportLog, listLog, listLogForStaff } from './operation-log.service.ts';

export const operationLogHandlers = [
  ...handlers(operationLogCalls, { list: listLog, export: exportLog }),
  ...handlers(operationLogDeskCalls, { deskList: listLogForStaff }),
];
