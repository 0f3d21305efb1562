import { clearMoreRecipientsJob, clearRecipientsJob, exportOrdersJob } from '@quayside/contract/orders/orders.jobs';
import { personName } from '@quayside/domain/kernel/person-name';
import { text } from '@quayside/i18n/texts';
import { dayOf } from '#server/kernel/days.ts';
import { exportJob, inBatches, workbook } from '#server/kernel/export-job.ts';
import { runs, type JobCtx } from '#server/kernel/jobs.ts';
import type { Cell, Sheet } from '#server/kernel/sheets/write-sheet.ts';
import { clearOldRecipients, clearRecipientsBefore } from './clear-recipients.ts';
import * as lists from './order-list.queries.ts';
import { exportedLines, exportedNames } from './export-orders.queries.ts';

export const ordersJobs = [
  exportJob(exportOrdersJob, (ctx, asked) => workbook(`orders-${dayOf(ctx.now)}`, sheetOf(ctx, asked))),
  runs(clearRecipientsJob, async (ctx) => void (await clearOldRecipients(ctx, { until: clearRecipientsBefore(ctx.now), batch: 1 }))),
  runs(clearMoreRecipientsJob, async (ctx, { until, batch }) => void (await clearOldRecipients(ctx, { until: new Date(until), batch }))),
];

type Asked = { customer_id: number; skus: string[] | null; language: 'en' | 'zh_CN'; filters: Parameters<typeof lists.orderBatch>[2] };
type Row = Awaited<ReturnType<typeof lists.orderBatch>>[number];
type Line = Awaited<ReturnType<typeof exportedLines>>[number];
type Names = Awaited<ReturnType<typeof exportedNames>>;

const columns = [
  ['order_no', 'text'],
  ['platform_order_no', 'text'],
  ['status', 'text'],
  ['warehouse', 'text'],
  ['recipient', 'text'],
  ['phone', 'text'],
  ['email', 'text'],
  ['company', 'text'],
  ['country', 'text'],
  ['state', 'text'],
  ['city', 'text'],
  ['postal_code', 'text'],
  ['house_number', 'text'],
  ['address', 'long_text'],
  ['sku', 'text'],
  ['product_name', 'long_text'],
  ['unit_price', 'money'],
  ['quantity', 'count'],
  ['method', 'text'],
  ['tracking_no', 'text'],
  ['quoted_total', 'money'],
  ['remark', 'long_text'],
  ['created_at', 'moment'],
  ['submitted_at', 'moment'],
] as const;

function sheetOf(ctx: JobCtx, asked: Asked): Sheet {
  const titled = columns.map(([key, kind]) => ({ title: text(asked.language, 'orderColumns', key), kind }));
  return { name: text(asked.language, 'orderColumns', 'sheet'), columns: titled, rows: rowsOf(ctx, asked) };
}

/** One row per product of an order, newest order first. */
async function* rowsOf(ctx: JobCtx, { customer_id, skus, language, filters }: Asked): AsyncGenerator<Cell[]> {
  const scope = { customerId: customer_id, skuScope: skus };
  let lines = new Map<number, Line[]>();
  let names: Names = { warehouses: new Map(), quotes: new Map() };
  const batches = inBatches<Row>(ctx, async (last, size) => {
    const rows = await lists.orderBatch(ctx.tx, scope, filters, last?.order_id ?? null, size);
    lines = Map.groupBy(await exportedLines(ctx.tx, customer_id, rows), (line) => line.order_id);
    names = await exportedNames(ctx.tx, customer_id, rows, language);
    return rows;
  });
  for await (const row of batches) for (const line of lines.get(row.order_id) ?? []) yield cellsOf(row, line, names, language);
}

function cellsOf(row: Row, line: Line, { warehouses, quotes }: Names, language: Asked['language']): Cell[] {
  const quote = quotes.get(row.quote_id ?? 0);
  return [
    row.order_no,
    row.platform_order_no,
    text(language, 'orderStatus', row.status),
    warehouses.get(row.warehouse_id) ?? '',
    personName(row.first_name, row.last_name),
    row.phone,
    row.email,
    row.company,
    row.country,
    row.state,
    row.city,
    row.postal_code,
    row.house_number,
    [row.address1, row.address2, row.address3].filter((part) => part !== '').join(', '),
    line.sku,
    line.product_name,
    line.unit_price,
    line.quantity,
    quote?.name ?? '',
    row.tracking_no,
    quote?.total ?? null,
    row.remark,
    row.created_at,
    row.submitted_at,
  ];
}
