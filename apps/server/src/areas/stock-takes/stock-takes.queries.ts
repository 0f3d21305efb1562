import { MAX_ADJUSTMENT } from '@quayside/domain/inventory/stock-rules';
import { codeKey } from '@quayside/domain/products/product-rules';
import { takeStates, type TakeState } from '@quayside/domain/stock-takes/take-rules';
import { sql, type Insertable } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageCounting, type Page } from '#server/kernel/page.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

type LineKey = { take_id: number; customer_id: number; product_id: number };

function takes(tx: Tx) {
  return tx
    .selectFrom('stock_takes as s')
    .innerJoin('warehouses as w', 'w.warehouse_id', 's.warehouse_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('stock_take_lines as l')
          .select(({ fn }) => fn.countAll<number>().as('lines'))
          .select([
            sql<number>`count(*) filter (where l.counted <> l.believed)`.as('differing'),
            sql<number>`coalesce(sum(greatest(l.counted - l.believed, 0)), 0)`.as('surplus'),
            sql<number>`coalesce(sum(greatest(l.believed - l.counted, 0)), 0)`.as('shortage'),
          ])
          .whereRef('l.take_id', '=', 's.take_id')
          .as('l'),
      (on) => on.onTrue(),
    )
    .selectAll('s')
    .select(['w.code as warehouse_code', 'w.name_en as warehouse_name_en', 'w.name_cn as warehouse_name_cn'])
    .select(['l.lines', 'l.differing', 'l.surplus', 'l.shortage']);
}

export function takePageAcrossMerchants(
  tx: Tx,
  input: Page<'take_id'> & { state?: TakeState | undefined; warehouse_id?: number | undefined },
) {
  let [rows, counted] = [takes(tx), tx.selectFrom('stock_takes as s').select('s.take_id')];
  if (input.state !== undefined) [rows, counted] = [rows.where('s.state', '=', input.state), counted.where('s.state', '=', input.state)];
  const { warehouse_id } = input;
  if (warehouse_id !== undefined)
    [rows, counted] = [rows.where('s.warehouse_id', '=', warehouse_id), counted.where('s.warehouse_id', '=', warehouse_id)];
  return pageCounting(tx, rows, counted, input, { take_id: 's.take_id' }, 's.take_id');
}

export function takeCounts(tx: Tx) {
  return countTabs(tx, takeStates, (state) => tx.selectFrom('stock_takes').where('state', '=', state));
}

export function takeAcrossMerchants(tx: Tx, takeId: number) {
  return takes(tx).where('s.take_id', '=', takeId).executeTakeFirst();
}

/** Row lock: those who count share it, whoever posts or cancels waits for them and shuts out the next. */
export function lockTake(tx: Tx, takeId: number, how: 'to count' | 'to close') {
  const row = tx.selectFrom('stock_takes').select(['take_id', 'take_no', 'warehouse_id', 'state']).where('take_id', '=', takeId);
  return (how === 'to count' ? row.forShare() : row.forUpdate()).executeTakeFirst();
}

export function warehouse(tx: Tx, warehouseId: number) {
  return tx.selectFrom('warehouses').select('warehouse_id').where('warehouse_id', '=', warehouseId).executeTakeFirst();
}

export async function insertTake(tx: Tx, row: Insertable<Tables['stock_takes']>): Promise<number> {
  return (await tx.insertInto('stock_takes').values(row).returning('take_id').executeTakeFirstOrThrow()).take_id;
}

export async function closeTake(tx: Tx, takeId: number, change: { state: 'posted' | 'canceled'; closed_by: string; closed_at: Date }) {
  await tx.updateTable('stock_takes').set(change).where('take_id', '=', takeId).execute();
}

export type CodeOwner = {
  code: string;
  customer_id: number;
  customer_name: string;
  product_id: number;
  sku: string;
  product_name: string;
  /** In this warehouse; null where it never was. */
  total: number | null;
};

/** The products these codes name, of all customers: as SKU, alias or barcode. */
export async function ownersOfCodesAcrossMerchants(tx: Tx, codes: readonly string[], warehouseId: number): Promise<CodeOwner[]> {
  const { rows } = await sql<CodeOwner>`
    with wanted as (select * from unnest(${codes}::text[], ${codes.map(codeKey)}::text[]) w (code, key)),
    named as (
      select w.code, k.customer_id, k.product_id from wanted w join product_codes k on k.code = w.key
      union
      select w.code, b.customer_id, b.product_id from wanted w join products b on b.barcode = w.code and b.deleted_at is null)
    select n.code, p.customer_id, c.name as customer_name, p.product_id, p.sku, p.product_name, v.total
      from named n
      join products p on p.customer_id = n.customer_id and p.product_id = n.product_id and p.deleted_at is null
      join customers c on c.customer_id = p.customer_id
      left join stock_levels v on v.customer_id = p.customer_id and v.product_id = p.product_id and v.warehouse_id = ${warehouseId}
     order by n.code, p.customer_id, p.product_id`.execute(tx);
  return rows;
}

export async function totalOf(tx: Tx, { customer_id, product_id }: Omit<LineKey, 'take_id'>, warehouse_id: number): Promise<number> {
  const row = await tx
    .selectFrom('stock_levels')
    .select('total')
    .where('customer_id', '=', customer_id)
    .where('warehouse_id', '=', warehouse_id)
    .where('product_id', '=', product_id)
    .executeTakeFirst();
  return row?.total ?? 0;
}

/** A few products with stock here, for the demo. */
export function productsToCount(tx: Tx, customerId: number, warehouseId: number, limit: number) {
  return tx
    .selectFrom('stock_levels')
    .select(['product_id', 'total'])
    .where('customer_id', '=', customerId)
    .where('warehouse_id', '=', warehouseId)
    .orderBy('product_id')
    .limit(limit)
    .execute();
}

type NewLine = Insertable<Tables['stock_take_lines']>;

/** Adds to the count of a line; the first count notes the system's quantity. False when the count would be too large. */
export async function addToLine(tx: Tx, line: NewLine): Promise<boolean> {
  const written = await tx
    .insertInto('stock_take_lines')
    .values(line)
    .onConflict((conflict) =>
      conflict
        .columns(['take_id', 'customer_id', 'product_id'])
        .doUpdateSet(({ ref, eb }) => ({
          counted: eb('stock_take_lines.counted', '+', ref('excluded.counted')),
          counted_by: ref('excluded.counted_by'),
          counted_at: ref('excluded.counted_at'),
        }))
        .where(sql<boolean>`stock_take_lines.counted + excluded.counted <= ${MAX_ADJUSTMENT}`),
    )
    .returning('product_id')
    .execute();
  return written.length > 0;
}

/** Replaces counts, with the system's quantity as it is now. */
export async function setLines(tx: Tx, lines: readonly NewLine[]): Promise<void> {
  await tx
    .insertInto('stock_take_lines')
    .values(lines)
    .onConflict((conflict) =>
      conflict.columns(['take_id', 'customer_id', 'product_id']).doUpdateSet(({ ref }) => ({
        believed: ref('excluded.believed'),
        counted: ref('excluded.counted'),
        reason: ref('excluded.reason'),
        remark: ref('excluded.remark'),
        counted_by: ref('excluded.counted_by'),
        counted_at: ref('excluded.counted_at'),
      })),
    )
    .execute();
}

export async function removeLine(tx: Tx, { take_id, customer_id, product_id }: LineKey): Promise<boolean> {
  const gone = await tx
    .deleteFrom('stock_take_lines')
    .where('take_id', '=', take_id)
    .where('customer_id', '=', customer_id)
    .where('product_id', '=', product_id)
    .returning('product_id')
    .execute();
  return gone.length > 0;
}

function lines(tx: Tx, takeId: number) {
  return tx
    .selectFrom('stock_take_lines as l')
    .innerJoin('stock_takes as s', 's.take_id', 'l.take_id')
    .innerJoin('products as p', (on) => on.onRef('p.customer_id', '=', 'l.customer_id').onRef('p.product_id', '=', 'l.product_id'))
    .innerJoin('customers as c', 'c.customer_id', 'l.customer_id')
    .leftJoin('stock_levels as v', (on) =>
      on
        .onRef('v.customer_id', '=', 'l.customer_id')
        .onRef('v.product_id', '=', 'l.product_id')
        .onRef('v.warehouse_id', '=', 's.warehouse_id'),
    )
    .select(['l.customer_id', 'c.name as customer_name', 'l.product_id', 'p.sku', 'p.product_name', 'p.barcode'])
    .select(['l.believed', 'l.counted', 'l.reason', 'l.remark', 'l.counted_by', 'l.counted_at'])
    .select([sql<number>`coalesce(v.total, 0)`.as('total'), sql<number>`coalesce(v.frozen, 0)`.as('frozen')])
    .select(sql<number>`l.counted - l.believed`.as('difference'))
    .where('l.take_id', '=', takeId);
}

export function linePageAcrossMerchants(tx: Tx, input: Page<'counted_at'> & { take_id: number; show?: 'all' | 'differing' | undefined }) {
  const counted = tx.selectFrom('stock_take_lines as l').select('l.product_id').where('l.take_id', '=', input.take_id);
  const rows = lines(tx, input.take_id);
  const differs = sql<boolean>`l.counted <> l.believed`;
  const columns = { counted_at: 'l.counted_at' };
  return input.show === 'differing'
    ? pageCounting(tx, rows.where(differs), counted.where(differs), input, columns, 'l.product_id')
    : pageCounting(tx, rows, counted, input, columns, 'l.product_id');
}

export function line(tx: Tx, { take_id, customer_id, product_id }: LineKey) {
  return lines(tx, take_id).where('l.customer_id', '=', customer_id).where('l.product_id', '=', product_id).executeTakeFirst();
}

/** The lines that differ, by customer. The take is locked, so they stay as they are. */
export function differingLinesAcrossMerchants(tx: Tx, takeId: number, limit: number) {
  return lines(tx, takeId)
    .where(sql<boolean>`l.counted <> l.believed`)
    .orderBy('l.customer_id')
    .orderBy('l.product_id')
    .limit(limit)
    .execute();
}
