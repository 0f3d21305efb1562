import { exportInventoryJob, exportStockLogJob } from '@quayside/contract/inventory/inventory.jobs';
import { text } from '@quayside/i18n/texts';
import { dayOf, startOfDay } from '#server/kernel/days.ts';
import { exportJob, inBatches, workbook } from '#server/kernel/export-job.ts';
import type { JobCtx } from '#server/kernel/jobs.ts';
import type { Cell, Sheet } from '#server/kernel/sheets/write-sheet.ts';
import { snapshotRow } from './inventory.map.ts';
import * as inventory from './inventory.queries.ts';
import * as stockLog from './stock-log.queries.ts';

type Language = 'en' | 'zh_CN';
type Asked = { customer_id: number; account_id: number | null; skus: string[] | null; language: Language };

export const inventoryJobs = [
  exportJob(exportInventoryJob, (ctx, { filters, ...asked }) => {
    const { deadline, ...rest } = filters;
    const name = `inventory-${deadline ?? dayOf(ctx.now)}`;
    if (deadline === undefined) return workbook(name, sheetOf(asked, levelColumns, levelRows(ctx, asked, rest)));
    return workbook(name, sheetOf(asked, snapshotColumns, snapshotRows(ctx, asked, deadline, rest)));
  }),
  exportJob(exportStockLogJob, (ctx, { filters, ...asked }) =>
    workbook(`stock-log-${dayOf(ctx.now)}`, sheetOf(asked, logColumns, logRows(ctx, asked, filters))),
  ),
];

const snapshotColumns = [
  ['sku', 'text'],
  ['product_name', 'long_text'],
  ['warehouse', 'text'],
  ['total', 'count'],
  ['frozen', 'count'],
  ['available', 'count'],
] as const;
const levelColumns = [...snapshotColumns, ['expected', 'count'], ['warning_quantity', 'count']] as const;
const logColumns = [
  ['created_at', 'moment'],
  ['sku', 'text'],
  ['product_name', 'long_text'],
  ['warehouse', 'text'],
  ['kind', 'text'],
  ['quantity', 'count'],
  ['frozen_quantity', 'count'],
  ['total_after', 'count'],
  ['frozen_after', 'count'],
  ['available_after', 'count'],
  ['source_no', 'text'],
  ['reason', 'text'],
  ['remark', 'long_text'],
  ['actor_name', 'text'],
] as const;
type Columns = readonly (typeof levelColumns | typeof logColumns)[number][];

function sheetOf({ language }: Asked, columns: Columns, rows: Sheet['rows']): Sheet {
  const titled = columns.map(([key, kind]) => ({ title: text(language, 'stockColumns', key), kind }));
  return { name: text(language, 'stockColumns', 'sheet'), columns: titled, rows };
}

function scopeOf({ customer_id, skus }: Asked): inventory.StockScope {
  return { customerId: customer_id, skuScope: skus, reader: 'system' };
}

type LevelRow = Awaited<ReturnType<typeof inventory.levelBatch>>[number];
type SnapshotRow = Awaited<ReturnType<typeof inventory.snapshotBatch>>[number];
type LogRow = Awaited<ReturnType<typeof stockLog.logBatch>>[number];

async function* levelRows(ctx: JobCtx, asked: Asked, filters: inventory.LevelFilters): AsyncGenerator<Cell[]> {
  const scope = scopeOf(asked);
  const rows = inBatches<LevelRow>(ctx, (last, size) => inventory.levelBatch(ctx.tx, scope, filters, last, size));
  for await (const row of rows) {
    const { sku, product_name, total, frozen, available, expected, warning_quantity } = row;
    yield [sku, product_name, warehouseOf(row, asked.language), total, frozen, available, expected, warning_quantity];
  }
}

async function* snapshotRows(ctx: JobCtx, asked: Asked, deadline: string, filters: inventory.LevelFilters): AsyncGenerator<Cell[]> {
  const [scope, before] = [scopeOf(asked), startOfDay(deadline, 1)];
  const rows = inBatches<SnapshotRow>(ctx, (last, size) => inventory.snapshotBatch(ctx.tx, scope, before, filters, last, size));
  for await (const row of rows) {
    const { sku, product_name, total, frozen, available } = snapshotRow(row);
    yield [sku, product_name, warehouseOf(row, asked.language), total, frozen, available];
  }
}

async function* logRows(ctx: JobCtx, asked: Asked, filters: stockLog.LogFilters): AsyncGenerator<Cell[]> {
  const scope = scopeOf(asked);
  const products = await stockLog.productsOf(ctx.tx, scope, filters);
  const rows = inBatches<LogRow>(ctx, (last, size) => stockLog.logBatch(ctx.tx, scope, filters, products, last, size));
  for await (const row of rows) {
    const { sku, product_name, quantity, frozen_quantity, total_after, frozen_after, source_no, remark, actor_name } = row;
    const kind = text(asked.language, 'stockColumns', `kind.${row.kind}`);
    const reason = row.reason === null ? null : text(asked.language, 'stockColumns', `reason.${row.reason}`);
    const where = warehouseOf(row, asked.language);
    yield [
      row.created_at,
      sku,
      product_name,
      where,
      kind,
      quantity,
      frozen_quantity,
      total_after,
      frozen_after,
      total_after - frozen_after,
      source_no,
      reason,
      remark,
      actor_name,
    ];
  }
}

function warehouseOf(
  { warehouse_name_en, warehouse_name_cn }: { warehouse_name_en: string; warehouse_name_cn: string },
  language: Language,
): string {
  return language === 'en' ? warehouse_name_en : warehouse_name_cn;
}
