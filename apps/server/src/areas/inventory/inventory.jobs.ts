import { exportInventoryJob, exportStockLogJob } from '@quayside/contract/inventory/inventory.jobs';
import { text } from '@quayside/i18n/texts';
import { writeFile } from '#server/areas/uploads/uploads.service.ts';
import { dayOf, startOfDay } from '#server/kernel/days.ts';
import { runs, type JobCtx } from '#server/kernel/jobs.ts';
import { SHEET_MIME, sheetStream, type Cell } from '#server/kernel/sheets/write-sheet.ts';
import { snapshotRow } from './inventory.map.ts';
import * as inventory from './inventory.queries.ts';
import * as stockLog from './stock-log.queries.ts';

type Language = 'en' | 'zh_CN';
type Asked = { customer_id: number; account_id: number | null; skus: string[] | null; language: Language };
const BITE = 500;

export const inventoryJobs = [
  runs(exportInventoryJob, (ctx, { filters, ...asked }) => {
    const { deadline, ...rest } = filters;
    const rows = deadline === undefined ? levelRows(ctx, asked, rest) : snapshotRows(ctx, asked, deadline, rest);
    const titles = deadline === undefined ? levelTitles : snapshotTitles;
    return keep(ctx, asked, `inventory-${deadline ?? dayOf(ctx.now)}.xlsx`, titles, rows);
  }),
  runs(exportStockLogJob, (ctx, { filters, ...asked }) =>
    keep(ctx, asked, `stock-log-${dayOf(ctx.now)}.xlsx`, logTitles, logRows(ctx, asked, filters)),
  ),
];

const levelTitles = ['sku', 'product_name', 'warehouse', 'total', 'frozen', 'available', 'expected', 'warning_quantity'] as const;
const snapshotTitles = ['sku', 'product_name', 'warehouse', 'total', 'frozen', 'available'] as const;
const logTitles = [
  'created_at',
  'sku',
  'product_name',
  'warehouse',
  'kind',
  'quantity',
  'frozen_quantity',
  'total_after',
  'frozen_after',
  'available_after',
  'source_no',
  'remark',
  'actor_name',
] as const;

async function keep(
  ctx: JobCtx,
  { customer_id, account_id, language }: Asked,
  file_name: string,
  titles: readonly (typeof levelTitles | typeof logTitles)[number][],
  rows: AsyncIterable<readonly Cell[]>,
) {
  const columns = titles.map((key) => ({ title: text(language, 'stockColumns', key) }));
  const body = sheetStream(rows, columns);
  const { file_id } = await writeFile(ctx, { customerId: customer_id, accountId: account_id, name: file_name, mime: SHEET_MIME, body });
  return { file_id, file_name };
}

function scopeOf({ customer_id, skus }: Asked): inventory.StockScope {
  return { customerId: customer_id, skuScope: skus, reader: 'system' };
}

/** Bite after bite, each from where the last one ended; how many there are is not known before the end. */
async function* walk<Row>(ctx: JobCtx, next: (last: Row | null) => Promise<Row[]>): AsyncGenerator<Row> {
  let last: Row | null = null;
  for (let done = 0; ;) {
    const bite: Row[] = await next(last);
    yield* bite;
    done += bite.length;
    ctx.progress(done, null);
    last = bite.at(-1) ?? null;
    if (bite.length < BITE) return;
  }
}

async function* levelRows(ctx: JobCtx, asked: Asked, filters: inventory.LevelFilters): AsyncGenerator<Cell[]> {
  for await (const row of walk(ctx, (last: inventory.LevelKey | null) =>
    inventory.levelBite(ctx.tx, scopeOf(asked), filters, last, BITE),
  )) {
    const { sku, product_name, total, frozen, available, expected, warning_quantity } = row;
    yield [sku, product_name, warehouseOf(row, asked.language), total, frozen, available, expected, warning_quantity];
  }
}

async function* snapshotRows(ctx: JobCtx, asked: Asked, deadline: string, filters: inventory.LevelFilters): AsyncGenerator<Cell[]> {
  const before = startOfDay(deadline, 1);
  const next = (last: inventory.LevelKey | null) => inventory.snapshotBite(ctx.tx, scopeOf(asked), before, filters, last, BITE);
  for await (const row of walk(ctx, next)) {
    const { sku, product_name, total, frozen, available } = snapshotRow(row);
    yield [sku, product_name, warehouseOf(row, asked.language), total, frozen, available];
  }
}

async function* logRows(ctx: JobCtx, asked: Asked, filters: stockLog.LogFilters): AsyncGenerator<Cell[]> {
  const scope = scopeOf(asked);
  const products = await stockLog.productsOf(ctx.tx, scope, filters);
  type Mark = { created_at: Date; log_id: number };
  const next = (last: Mark | null) => stockLog.logBite(ctx.tx, scope, filters, products, last, BITE);
  for await (const row of walk(ctx, next)) {
    const { sku, product_name, quantity, frozen_quantity, total_after, frozen_after, source_no, remark, actor_name } = row;
    const kind = text(asked.language, 'stockColumns', `kind.${row.kind}`);
    const [at, where] = [row.created_at.toISOString(), warehouseOf(row, asked.language)];
    yield [
      at,
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
