import { z } from 'zod';
import { defineFileJob, defineJob } from '../kernel/job.ts';
import { ScheduledRun } from '../kernel/kernel.jobs.ts';
import { Id } from '../kernel/shapes.ts';
import { chosenOrders } from './orders.calls.ts';

/** A workbook of orders, limited to the SKUs of the account that asked for it. */
export const exportOrdersJob = defineFileJob('orders', 'export', {
  mayLag: true,
  lane: 'long',
  payload: z.strictObject({
    customer_id: Id,
    account_id: Id.nullable(),
    skus: z.array(z.string()).nullable(),
    language: z.enum(['en', 'zh_CN']),
    filters: chosenOrders,
  }),
  maxAttempts: 3,
  permission: 'orders.read',
});

/** Every night: orders shipped more than six months ago lose their recipient (PRIV-02). */
export const clearRecipientsJob = defineJob('orders', 'clear_recipients', {
  lane: 'long',
  payload: ScheduledRun,
  schedule: { cron: '20 3 * * *', catchUp: 'latest' },
  maxAttempts: 5,
});

/** The next some hundred of them, until none is left. */
export const clearMoreRecipientsJob = defineJob('orders', 'clear_more_recipients', {
  lane: 'long',
  payload: z.strictObject({ until: z.iso.datetime(), batch: z.int().min(1) }),
  maxAttempts: 5,
});
