import {
  exportExpensesJob,
  exportSkusJob,
  exportStatisticsJob,
  type StatisticsExport,
} from '@quayside/contract/statistics/statistics.jobs';
import type { StatisticsPage } from '@quayside/contract/statistics/statistics.schemas';
import { text } from '@quayside/i18n/texts';
import type { MerchantCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { workbook, type ExportedFile } from '#server/kernel/export-job.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { askedPeriod } from './asked-period.ts';
import { namesFor } from './series-names.ts';
import { skuShipment } from './sku-statistics.ts';
import * as statistics from './statistics.service.ts';
import { countrySheet, monthSheet, skuSheet } from './statistics-sheets.ts';

const jobOf = {
  shipping: exportStatisticsJob,
  countries: exportStatisticsJob,
  volume: exportStatisticsJob,
  expenses: exportExpensesJob,
  skus: exportSkusJob,
} as const satisfies Record<StatisticsPage, unknown>;

type Asked = Pick<StatisticsExport, 'page' | 'split' | 'search' | 'warehouse_id'> & { from?: string | undefined; to?: string | undefined };

/** Starts the export of a page. The call's own permission is the least one; each page needs its own. */
export async function startExport({ actor, now, language, enqueue }: MerchantCtx, input: Asked) {
  const job = jobOf[input.page];
  if (!actor.can.has(job.permission)) throw new Refusal('permission.denied');
  const asked = { customer_id: actor.customerId, account_id: actor.accountId, language, sku_scope: actor.skuScope?.slice() ?? null };
  return { job_id: await enqueue(job, { ...asked, ...input, ...askedPeriod(now, input) }) };
}

/** Most SKUs of one workbook; Excel takes a million rows. */
const MOST_SKUS = 100_000;

/** The table of a page, with numbers as numbers. */
export async function statisticsBook(ctx: SystemCtx, asked: StatisticsExport): Promise<ExportedFile> {
  const { page, language, from, to, split, search, customer_id, sku_scope, warehouse_id } = asked;
  const question = { tx: ctx.tx, now: ctx.now, customerId: customer_id, warehouse_id, from, to };
  const name = text(language, 'statisticsColumns', 'file', { page: text(language, 'statisticsColumns', `page.${page}`), from, to });
  if (page === 'countries') return workbook(name, countrySheet(await statistics.countryData(question), language));
  if (page === 'skus') {
    const skus = await skuShipment({ ...question, skuScope: sku_scope, search, page: 1, limit: MOST_SKUS });
    return workbook(name, skuSheet(skus, language));
  }
  const table =
    page === 'expenses'
      ? await statistics.monthlyExpenses(question)
      : await (page === 'volume' ? statistics.monthlyVolume : statistics.monthlyShipping)(question, split);
  return workbook(name, ...monthSheet(table, await namesFor(ctx, page, split, language), language));
}
