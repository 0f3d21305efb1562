import { MAX_ADJUSTMENT } from '@quayside/domain/inventory/stock-rules';
import { MAX_TAKE_ROWS, readCounted, type CountedRow } from '@quayside/domain/stock-takes/take-rules';
import type { FieldError } from '@quayside/contract/kernel/fields';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { readCsv } from '#server/kernel/read-csv.ts';
import { Refusal, refuseFields } from '#server/kernel/refusal.ts';
import * as takes from './stock-takes.queries.ts';
import { lockOpen, ownersAmong } from './stock-takes.service.ts';

/** Takes the counts of a file. A code that stands in several rows (several shelves) is added up. */
export async function importCounts(ctx: DeskCtx, { take_id, content }: { take_id: number; content: string }) {
  const { tx, now, actor } = ctx;
  const { warehouse_id } = await lockOpen(ctx, take_id, 'to count');
  const rows = rowsOf(content);
  const codes = [...new Set(rows.map(({ code }) => code))];
  const owners = Map.groupBy(await takes.ownersOfCodesAcrossMerchants(tx, codes, warehouse_id), ({ code }) => code);
  const read = rows.map((row) => readRow(row, owners.get(row.code) ?? []));
  refuseFields(...read.flatMap((one) => ('path' in one ? [one] : [])));
  const counts = Map.groupBy(
    read.flatMap((one) => ('path' in one ? [] : [one])),
    ({ customer_id, product_id }) => `${customer_id} ${product_id}`,
  );
  const lines = [...counts.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    // Rows of one SKU are added up: several shelves.
    const counted = more.reduce((sum, one) => sum + one.counted, first.counted);
    if (counted > MAX_ADJUSTMENT) refuseFields({ path: 'content', code: 'stock-takes.row', params: { row: first.row_no, counted } });
    const { customer_id, product_id, believed } = first;
    return [{ take_id, customer_id, product_id, believed, counted, reason: 'miscount' as const, counted_by: actor.name, counted_at: now }];
  });
  if (lines.length > 0) await takes.setLines(tx, lines);
  return { rows: rows.length };
}

function rowsOf(content: string): CountedRow[] {
  const cells = readCsv(content, MAX_TAKE_ROWS + 1);
  const rows = cells && readCounted(cells);
  if (!rows) throw new Refusal('stock-takes.bad_file');
  if (rows.length > MAX_TAKE_ROWS) refuseFields({ path: 'content', code: 'too_many', params: { max: MAX_TAKE_ROWS } });
  return rows;
}

type Count = { row_no: number; customer_id: number; product_id: number; believed: number; counted: number };

function readRow(row: CountedRow, owners: readonly takes.CodeOwner[]): Count | FieldError {
  const path = `rows.${row.row_no}`;
  const params = { row: row.row_no, code: row.code };
  const counted = Number(row.counted);
  if (!/^\d+$/.test(row.counted) || counted > MAX_ADJUSTMENT)
    return { path, code: 'stock-takes.row', params: { ...params, counted: row.counted } };
  const [product, other] = ownersAmong(owners, row.customer === '' ? undefined : Number(row.customer));
  if (!product) return { path, code: 'stock-takes.unknown_row', params };
  if (other) return { path, code: 'stock-takes.several_owners', params };
  return { row_no: row.row_no, customer_id: product.customer_id, product_id: product.product_id, believed: product.total ?? 0, counted };
}
