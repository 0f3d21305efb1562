import { z } from 'zod';
import { defineFileJob, defineJob } from '../kernel/job.ts';
import { ScheduledRun } from '../kernel/kernel.jobs.ts';
import { Id } from '../kernel/shapes.ts';
import { splits } from './statistics.calls.ts';
import { Month, statisticsPages } from './statistics.schemas.ts';

const payload = z.strictObject({
  customer_id: Id,
  account_id: Id.nullable(),
  language: z.enum(['en', 'zh_CN']),
  /** The SKUs the account may see; null: all. */
  sku_scope: z.array(z.string()).nullable(),
  page: z.enum(statisticsPages),
  from: Month,
  to: Month,
  warehouse_id: Id.optional(),
  split: z.enum(splits),
  search: z.string().optional(),
});
const shape = { lane: 'long', payload, maxAttempts: 3, mayLag: true } as const;

/** A job for each permission: the file is read with the permission of its page. */
export const exportStatisticsJob = defineFileJob('statistics', 'export', { ...shape, permission: 'statistics.read' });
export const exportExpensesJob = defineFileJob('statistics', 'export_expenses', { ...shape, permission: 'statistics.expenses' });
export const exportSkusJob = defineFileJob('statistics', 'export_skus', { ...shape, permission: 'statistics.skus' });
export type StatisticsExport = z.output<typeof payload>;

/** Folds the rows that shipped orders appended. */
export const foldStatisticsJob = defineJob('statistics', 'fold', {
  lane: 'long',
  payload: ScheduledRun,
  schedule: { cron: '*/10 * * * *', catchUp: 'latest' },
  maxAttempts: 3,
});

/** Starts the computation of all sums from orders and entries, one job for each customer. */
export const rebuildStatisticsJob = defineJob('statistics', 'rebuild', { lane: 'long', payload: z.strictObject({}), maxAttempts: 5 });

export const rebuildCustomerStatisticsJob = defineJob('statistics', 'rebuild_customer', {
  lane: 'long',
  payload: z.strictObject({ customer_id: Id }),
  maxAttempts: 5,
});
