import { sql } from 'kysely';
import { send, type Tx } from '#server/kernel/database.ts';
import { together } from '#server/kernel/together.ts';
import { openInWave, shelfOf } from './waves.queries.ts';

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

/** Everything the table shows of an order, in one row: a scanner does not wait for several. */
export async function orderOnTable(tx: Tx, { customer_id, order_id }: Key) {
  const { rows } = await sql<{
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
  }>`
    select c.name as customer_name, w.wave_no, b.basket, q.method_name_en, q.method_name_cn, q.facts,
      coalesce(w.orders, 0) as wave_orders, coalesce(w.orders - (${openInWave(sql`b.wave_id`)}), 0) as wave_done,
      (select jsonb_build_object('order_no', n.order_no, 'basket', x.basket, 'quantity',
          (select sum(l.quantity) from order_lines l where l.customer_id = n.customer_id and l.order_id = n.order_id))
        from packing_baskets x join orders n using (customer_id, order_id)
       where x.wave_id = b.wave_id and n.status = 'approved' and x.basket <> b.basket
       order by x.basket < b.basket, x.basket limit 1) as next,
      coalesce((select jsonb_agg(jsonb_build_object('unit_no', u.unit_no, 'scan_key', u.scan_key, 'product_id', u.product_id, 'serial_number', u.serial_number)
          order by u.unit_no) from packed_units u where u.customer_id = o.customer_id and u.order_id = o.order_id), '[]') as units,
      coalesce((select jsonb_agg(jsonb_build_object('name_en', s.name_en, 'name_cn', s.name_cn, 'quantity', s.quantity) order by s.service)
        from order_services s where s.customer_id = o.customer_id and s.order_id = o.order_id), '[]') as services,
      coalesce((select jsonb_agg(jsonb_build_object('name_en', k.name_en, 'name_cn', k.name_cn, 'quantity', a.quantity) order by k.consumable_id)
        from order_consumables a join consumables k using (consumable_id) where a.customer_id = o.customer_id and a.order_id = o.order_id), '[]') as packaging,
      (select jsonb_agg(jsonb_build_object('product_id', l.product_id, 'sku', p.sku, 'product_name', l.product_name, 'image_file_id', p.image_file_id,
          'quantity', l.quantity, 'scan_serial', p.scan_serial,
          'codes', (select jsonb_agg(distinct c.code) from (
             select lower(p.sku) union all select lower(p.barcode) where p.barcode <> '' union all
             select k.code from product_codes k where k.customer_id = p.customer_id and k.product_id = p.product_id) c (code)), 'shelf', ${shelfOf(sql`l.customer_id`, sql`l.product_id`, sql`o.warehouse_id`)}) order by l.line_no)
        from order_lines l join products p on p.customer_id = l.customer_id and p.product_id = l.product_id
       where l.customer_id = o.customer_id and l.order_id = o.order_id) as lines
      from orders o
      join customers c on c.customer_id = o.customer_id
      join order_quotes q on q.customer_id = o.customer_id and q.quote_id = o.quote_id
      left join packing_baskets b on b.customer_id = o.customer_id and b.order_id = o.order_id
      left join packing_waves w on w.wave_id = b.wave_id
     where o.customer_id = ${customer_id} and o.order_id = ${order_id}`.execute(tx);
  return rows[0];
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
