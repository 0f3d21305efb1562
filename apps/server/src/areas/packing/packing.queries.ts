import { sql } from 'kysely';
import { send, type Tx } from '#server/kernel/database.ts';
import { together } from '#server/kernel/together.ts';

type Key = { readonly customer_id: number; readonly order_id: number };

export function orderNamedAcrossMerchants(tx: Tx, orderNo: string) {
  return tx.selectFrom('orders').select(['customer_id', 'order_id']).where('order_no', '=', orderNo).executeTakeFirst();
}

export function parcelOf(tx: Tx, { customer_id, order_id }: Key) {
  return tx
    .selectFrom('open_parcels')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
}

/** Puts the order on somebody's table; what another person scanned is forgotten. */
export async function writeParcel(tx: Tx, key: Key, who: { staff_id: number; staff_name: string }, now: Date): Promise<void> {
  const { customer_id, order_id } = key;
  const parcel = tx
    .insertInto('open_parcels')
    .values({ customer_id, order_id, ...who, opened_at: now, seen_at: now })
    .onConflict((conflict) => conflict.columns(['customer_id', 'order_id']).doUpdateSet({ ...who, opened_at: now, seen_at: now }));
  await sql`with forgotten as (${unitsOf(tx, key)}) ${parcel}`.execute(tx);
}

function unitsOf(tx: Tx, { customer_id, order_id }: Key) {
  return tx.deleteFrom('packed_units').where('customer_id', '=', customer_id).where('order_id', '=', order_id);
}

/** Notes that this person is at work on the order. False when it is not on their table. */
export async function seeParcel(tx: Tx, { customer_id, order_id }: Key, staffId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('open_parcels')
    .set({ seen_at: now })
    .where('customer_id', '=', customer_id)
    .where('order_id', '=', order_id)
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Takes an order off the table; what was scanned is forgotten unless it was packed. */
export async function clearParcel(tx: Tx, key: Key): Promise<void> {
  const { customer_id, order_id } = key;
  const parcel = tx.deleteFrom('open_parcels').where('customer_id', '=', customer_id).where('order_id', '=', order_id);
  await send(tx, sql`with forgotten as (${unitsOf(tx, key)}) ${parcel}`);
}

export async function insertUnit(
  tx: Tx,
  { customer_id, order_id }: Key,
  unit: { unit_no: number; scan_key: string; product_id: number; serial_number: string | null; created_at: Date },
): Promise<void> {
  await tx
    .insertInto('packed_units')
    .values({ customer_id, order_id, ...unit })
    .execute();
}

export async function deleteUnit(tx: Tx, { customer_id, order_id }: Key, unit_no: number): Promise<void> {
  await tx
    .deleteFrom('packed_units')
    .where('customer_id', '=', customer_id)
    .where('order_id', '=', order_id)
    .where('unit_no', '=', unit_no)
    .execute();
}

export type ScannedUnit = {
  readonly unit_no: number;
  readonly scan_key: string;
  readonly product_id: number;
  readonly serial_number: string | null;
};

/** The lines of an order and its scanned units: all that closing the parcel asks. Planning the whole table takes longer than the rest of it. */
export function countedOnTable(tx: Tx, { customer_id, order_id }: Key) {
  const lines = tx
    .selectFrom('order_lines as l')
    .innerJoin('products as p', (on) => on.onRef('p.customer_id', '=', 'l.customer_id').onRef('p.product_id', '=', 'l.product_id'))
    .select(['l.product_id', 'l.quantity', 'p.sku'])
    .where('l.customer_id', '=', customer_id)
    .where('l.order_id', '=', order_id)
    .orderBy('l.line_no')
    .execute();
  const units = tx
    .selectFrom('packed_units')
    .select(['unit_no', 'scan_key', 'product_id', 'serial_number'])
    .where('customer_id', '=', customer_id)
    .where('order_id', '=', order_id)
    .orderBy('unit_no')
    .execute();
  return together(lines, units);
}

/** What the table shows of an order, as `order_on_table` makes it: planned once for a connection, because a scanner does not wait. */
type OnTable = {
  customer_name: string;
  wave_no: string | null;
  basket: number | null;
  wave_orders: number;
  wave_done: number;
  next: { order_no: string; basket: number; quantity: number } | null;
  units: ScannedUnit[];
  method_name_en: string;
  method_name_cn: string;
  facts: unknown;
  services: { name_en: string; name_cn: string; quantity: number }[];
  packaging: { name_en: string; name_cn: string; quantity: number }[];
  lines: {
    product_id: number;
    sku: string;
    product_name: string;
    image_file_id: string | null;
    quantity: number;
    scan_serial: boolean;
    shelf: string;
    codes: string[];
  }[];
};

export async function orderOnTable(tx: Tx, { customer_id, order_id }: Key): Promise<OnTable | undefined> {
  const { rows } = await sql<{ shown: OnTable | null }>`select order_on_table(${customer_id}, ${order_id}) as shown`.execute(tx);
  return rows[0]?.shown ?? undefined;
}

/** Products with this SKU, alias or barcode. */
export async function productsOfCode(tx: Tx, customerId: number, code: string) {
  const { rows } = await sql<{ product_id: number; sku: string; product_name: string; image_file_id: string | null }>`
    select p.product_id, p.sku, p.product_name, p.image_file_id from products p
     where p.customer_id = ${customerId} and p.deleted_at is null
       and (p.product_id in (select product_id from product_codes where customer_id = ${customerId} and code = lower(${code})) or p.barcode = ${code})`.execute(
    tx,
  );
  return rows;
}
