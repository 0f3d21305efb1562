import { z } from 'zod';
import { defineJob } from '../kernel/job.ts';
import { ScheduledRun } from '../kernel/kernel.jobs.ts';
import { Id } from '../kernel/shapes.ts';

const Store = z.strictObject({ customer_id: Id, store_id: Id });

/** Asks the shop whether it accepts new credentials. */
export const checkStoreJob = defineJob('connectors', 'check', { lane: 'quick', payload: Store });
/** Takes what is new in a shop, page by page, and makes orders of it. */
export const pullStoreJob = defineJob('connectors', 'pull', { lane: 'long', payload: Store });
/** Makes orders of what waited for a SKU. */
export const placeOrdersJob = defineJob('connectors', 'place', { lane: 'long', payload: Store });
/** Tells the merchant which submitted orders their shop has changed. */
export const tellChangedJob = defineJob('connectors', 'tell_changed', { lane: 'quick', payload: Store });
/** Tells a shop the tracking numbers of shipped orders. */
export const pushTrackingJob = defineJob('connectors', 'push_tracking', { lane: 'long', payload: Store });
/** Tells a shop what it may sell. */
export const pushStockJob = defineJob('connectors', 'push_stock', { lane: 'long', payload: Store });
/** Starts what is due. */
export const sweepStoresJob = defineJob('connectors', 'sweep', {
  lane: 'quick',
  payload: ScheduledRun,
  schedule: { cron: '* * * * *', catchUp: 'latest' },
  maxAttempts: 1,
});
