import { statisticsCalls } from '@quayside/contract/statistics/statistics.calls';
import { statisticsDashboardCalls } from '@quayside/contract/statistics/dashboards.calls';
import { statisticsDeskCalls } from '@quayside/contract/statistics/statistics.desk-calls';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { handlers } from '#server/kernel/handlers.ts';
import { getAnalysis } from './analysis.ts';
import { askedPeriod } from './asked-period.ts';
import { getDeskAnalysis } from './desk-analysis.ts';
import { startExport } from './export-statistics.ts';
import { getDeskMonitor, getMonitor } from './monitor.ts';
import { skuShipment } from './sku-statistics.ts';
import * as statistics from './statistics.service.ts';

type Input = { from?: string | undefined; to?: string | undefined; warehouse_id?: number | undefined };

const questionOf = ({ tx, now, actor: { customerId } }: MerchantCtx, input: Input) => ({
  tx,
  now,
  customerId,
  warehouse_id: input.warehouse_id,
  ...askedPeriod(now, input),
});

const pages = handlers(statisticsCalls, {
  monthlyShipping: async (ctx, input) => statistics.monthlyShipping(questionOf(ctx, input), input.split),
  monthlyVolume: async (ctx, input) => statistics.monthlyVolume(questionOf(ctx, input), input.split),
  monthlyExpenses: async (ctx, input) => statistics.monthlyExpenses(questionOf(ctx, input)),
  countryData: async (ctx, input) => statistics.countryData(questionOf(ctx, input)),
  skuShipment: async (ctx, { search, page, limit, ...input }) =>
    skuShipment({ ...questionOf(ctx, input), skuScope: ctx.actor.skuScope, search, page, limit }),
  export: startExport,
});

const dashboards = handlers(statisticsDashboardCalls, { analysis: getAnalysis, monitor: getMonitor });
const desk = handlers(statisticsDeskCalls, { deskAnalysis: getDeskAnalysis, deskMonitor: getDeskMonitor });

export const statisticsHandlers = [...pages, ...dashboards, ...desk];
