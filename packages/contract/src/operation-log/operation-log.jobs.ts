import { z } from 'zod';
import { defineFileJob } from '../kernel/job.ts';
import { Id } from '../kernel/shapes.ts';
import { operationLogFilters } from './operation-log.calls.ts';

export const exportOperationLogJob = defineFileJob('operation-log', 'export', {
  mayLag: true,
  lane: 'long',
  payload: z.strictObject({
    customer_id: Id,
    account_id: Id.nullable(),
    only_own: z.boolean(),
    language: z.enum(['en', 'zh_CN']),
    filters: z.strictObject(operationLogFilters),
  }),
  maxAttempts: 3,
  permission: 'operation-log.read',
});
