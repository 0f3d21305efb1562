import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Day, JobStarted, listInput, pageOf } from '../kernel/shapes.ts';
import { OperationLogRow } from './operation-log.schemas.ts';

/** The list and its export share these filters, so the file holds the rows of the screen. */
export const operationLogFilters = {
  operation: z.string().trim().max(60).optional(),
  account: z.string().trim().toLowerCase().max(254).optional(),
  from: Day.optional(),
  to: Day.optional(),
  outcome: z.enum(['done', 'refused', 'failed']).optional(),
};

export const operationLogCalls = defineCalls('operation-log', {
  list: {
    method: 'GET',
    path: '/api/ucenter/operationLog/getList',
    input: listInput(['log_id'], operationLogFilters),
    output: pageOf(OperationLogRow),
    permission: 'operation-log.read',
    log: null,
    mayLag: true,
  },
  export: {
    method: 'POST',
    path: '/api/ucenter/operationLog/export',
    input: z.strictObject(operationLogFilters),
    output: JobStarted,
    permission: 'operation-log.read',
    log: 'operation-log.export',
    limit: { perMinute: 10, by: 'person' },
  },
});
