import { clearAddressesJob, clearMoreAddressesJob } from '@quayside/contract/work-orders/work-orders.jobs';
import { runs } from '#server/kernel/jobs.ts';
import { clearAddressesBefore, clearOldAddresses } from './clear-addresses.ts';

export const workOrdersJobs = [
  runs(clearAddressesJob, async (ctx) => void (await clearOldAddresses(ctx, { until: clearAddressesBefore(ctx.now), batch: 1 }))),
  runs(clearMoreAddressesJob, async (ctx, { until, batch }) => void (await clearOldAddresses(ctx, { until: new Date(until), batch }))),
];
