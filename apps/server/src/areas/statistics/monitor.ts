import { ageingOf } from '@quayside/domain/statistics/ageing';
import { tariffAt } from '#server/areas/tariffs/tariffs.public.ts';
import type { DeskCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { managersAcrossMerchants } from './desk-analysis.queries.ts';
import * as queries from './monitor.queries.ts';

/** What is happening now: orders by status, ageing against the promised time, exceptions, inbound, jobs (DASH-01, D-97). */
async function monitorOf({ tx, now }: Pick<MerchantCtx, 'tx' | 'now'>, whose: queries.Whose) {
  const methods = (await tariffAt(tx, now))?.compiled.tariff.methods ?? [];
  const promised = new Map(methods.map(({ method, days_max }) => [method, days_max]));
  return {
    at: now,
    statuses: await queries.openCountsAcrossMerchants(tx, whose),
    ageing: ageingOf(await queries.onTheWayAcrossMerchants(tx, whose, now), promised),
    exceptions: await queries.exceptionCountsAcrossMerchants(tx, whose, now),
    inbound: await queries.inboundCountsAcrossMerchants(tx, whose, dayOf(now)),
    jobs: await queries.jobCounts(tx, whose),
  };
}

export function getMonitor(ctx: MerchantCtx) {
  return monitorOf(ctx, { customerId: ctx.actor.customerId });
}

export async function getDeskMonitor(ctx: DeskCtx, { account_manager_id }: { account_manager_id?: number | undefined }) {
  const whose = account_manager_id === undefined ? 'everybody' : { managerId: account_manager_id };
  return { ...(await monitorOf(ctx, whose)), choice: await managersAcrossMerchants(ctx.tx) };
}
