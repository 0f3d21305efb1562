import { sql } from 'kysely';
import type { AdjustReason, StockKind, StockSource } from '@quayside/domain/inventory/stock-rules';
import { send, type Tx } from '#server/kernel/database.ts';

export type LevelKey = { readonly warehouse_id: number; readonly product_id: number };
export type LevelRow = LevelKey & { readonly total: number; readonly frozen: number; readonly expected: number; readonly updated_at: Date };
export type Document = { readonly type: StockSource; readonly no: string };

const column = <Row, Key extends keyof Row>(rows: readonly Row[], key: Key) => rows.map((row) => row[key]);

/** Inserts missing levels in the fixed lock order, before any is locked. */
export async function addLevels(tx: Tx, customerId: number, keys: readonly LevelKey[], now: Date): Promise<void> {
  await send(
    tx,
    sql`
    insert into stock_levels (customer_id, warehouse_id, product_id, updated_at)
    select ${customerId}, k.warehouse_id, k.product_id, ${now}
      from unnest(${column(keys, 'warehouse_id')}::bigint[], ${column(keys, 'product_id')}::bigint[]) k (warehouse_id, product_id)
     where not exists (select from stock_levels l where l.customer_id = ${customerId} and l.warehouse_id = k.warehouse_id and l.product_id = k.product_id)
     order by k.warehouse_id, k.product_id
        on conflict do nothing`,
  );
}

/** Locks levels, always by warehouse and then product, so that two documents with the same products cannot deadlock. */
export async function lockLevels(tx: Tx, customerId: number, keys: readonly LevelKey[]): Promise<LevelRow[]> {
  const { rows } = await sql<LevelRow>`
    select l.warehouse_id, l.product_id, l.total, l.frozen, l.expected, l.updated_at
      from stock_levels l
      join unnest(${column(keys, 'warehouse_id')}::bigint[], ${column(keys, 'product_id')}::bigint[]) k (warehouse_id, product_id)
        on k.warehouse_id = l.warehouse_id and k.product_id = l.product_id
     where l.customer_id = ${customerId}
     order by l.warehouse_id, l.product_id
       for update of l`.execute(tx);
  return rows;
}

export async function writeLevels(tx: Tx, customerId: number, levels: readonly LevelRow[]): Promise<void> {
  await send(
    tx,
    sql`
    update stock_levels l set total = v.total, frozen = v.frozen, expected = v.expected, updated_at = v.updated_at
      from unnest(${column(levels, 'warehouse_id')}::bigint[], ${column(levels, 'product_id')}::bigint[], ${column(levels, 'total')}::int[],
                  ${column(levels, 'frozen')}::int[], ${column(levels, 'expected')}::int[], ${column(levels, 'updated_at')}::timestamptz[])
           v (warehouse_id, product_id, total, frozen, expected, updated_at)
     where l.customer_id = ${customerId} and l.warehouse_id = v.warehouse_id and l.product_id = v.product_id`,
  );
}

export type LogLine = LevelKey & {
  readonly kind: StockKind;
  readonly quantity: number;
  readonly frozen_quantity: number;
  readonly total_after: number;
  readonly frozen_after: number;
  readonly source_type: StockSource;
  readonly source_no: string;
  readonly remark: string;
  readonly reason: AdjustReason | null;
  readonly actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
  readonly actor_name: string;
  readonly created_at: Date;
};

export async function writeLog(tx: Tx, customerId: number, lines: readonly LogLine[]): Promise<void> {
  await send(tx, tx.insertInto('stock_log').values(lines.map((line) => ({ ...line, customer_id: customerId }))));
}

/** What a document has frozen. */
export function freezesOf(tx: Tx, customerId: number, document: Document) {
  return tx
    .selectFrom('stock_freezes')
    .select(['warehouse_id', 'product_id', 'quantity'])
    .where('customer_id', '=', customerId)
    .where('source_type', '=', document.type)
    .where('source_no', '=', document.no)
    .execute();
}

type Change = LevelKey & { readonly quantity: number };

export async function addFreezes(tx: Tx, customerId: number, { type, no }: Document, lines: readonly Change[], now: Date): Promise<void> {
  const rows = lines.map(({ warehouse_id, product_id, quantity }) => ({
    customer_id: customerId,
    source_type: type,
    source_no: no,
    warehouse_id,
    product_id,
    quantity,
    created_at: now,
  }));
  await send(
    tx,
    tx
      .insertInto('stock_freezes')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['customer_id', 'source_type', 'source_no', 'warehouse_id', 'product_id'])
          .doUpdateSet({ quantity: sql`stock_freezes.quantity + excluded.quantity` }),
      ),
  );
}

/** Reduces a document's freezes; a freeze at zero is deleted. */
export async function takeFreezes(tx: Tx, customerId: number, { type, no }: Document, lines: readonly Change[]): Promise<void> {
  const of = sql`customer_id = ${customerId} and source_type = ${type} and source_no = ${no}`;
  const given = sql`unnest(${column(lines, 'warehouse_id')}::bigint[], ${column(lines, 'product_id')}::bigint[], ${column(lines, 'quantity')}::int[])
    v (warehouse_id, product_id, quantity)`;
  const same = sql`f.warehouse_id = v.warehouse_id and f.product_id = v.product_id`;
  await send(tx, sql`delete from stock_freezes f using ${given} where ${of} and ${same} and f.quantity = v.quantity`);
  await send(
    tx,
    sql`update stock_freezes f set quantity = f.quantity - v.quantity from ${given} where ${of} and ${same} and f.quantity > v.quantity`,
  );
}

export type LayerIn = LevelKey & { readonly shelved_on: string; readonly received: number; readonly source_no: string };

export async function addLayers(tx: Tx, customerId: number, layers: readonly LayerIn[]): Promise<void> {
  await send(
    tx,
    tx.insertInto('stock_layers').values(layers.map((layer) => ({ ...layer, customer_id: customerId, remaining: layer.received }))),
  );
}

/** The layers with remaining units, oldest first. */
export async function openLayers(tx: Tx, customerId: number, keys: readonly LevelKey[]) {
  const { rows } = await sql<LevelKey & { layer_id: number; remaining: number }>`
    select y.warehouse_id, y.product_id, y.layer_id, y.remaining
      from stock_layers y
      join unnest(${column(keys, 'warehouse_id')}::bigint[], ${column(keys, 'product_id')}::bigint[]) k (warehouse_id, product_id)
        on k.warehouse_id = y.warehouse_id and k.product_id = y.product_id
     where y.customer_id = ${customerId} and y.remaining > 0
     order by y.shelved_on, y.layer_id`.execute(tx);
  return rows;
}

export async function takeLayers(tx: Tx, customerId: number, takes: readonly { layer_id: number; taken: number }[]): Promise<void> {
  await send(
    tx,
    sql`
    update stock_layers y set remaining = y.remaining - v.taken
      from unnest(${column(takes, 'layer_id')}::bigint[], ${column(takes, 'taken')}::int[]) v (layer_id, taken)
     where y.customer_id = ${customerId} and y.layer_id = v.layer_id`,
  );
}

/** The SKUs to name in a refusal. */
export function skusOf(tx: Tx, customerId: number, productIds: readonly number[]) {
  return tx
    .selectFrom('products')
    .select(['product_id', 'sku'])
    .where('customer_id', '=', customerId)
    .where('product_id', 'in', [...productIds])
    .execute();
}
