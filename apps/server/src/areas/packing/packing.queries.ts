import { sql, type RawBuilder } from 'kysely';
import { send, type Tx } from '#server/kernel/database.ts';
import { together } from '#server/kernel/together.ts';
import { pageCounting, startsWithCapitals, type Page } from '#server/kernel/page.ts';

type Filters = { warehouse_id?: number | undefined; wave_id?: number | undefined; number?: string | undefined };
type Key = { readonly customer_id: number; readonly order_id: number };

function toPack(tx: Tx, { warehouse_id, wave_id, number }: Filters) {
  let rows = tx.selectFrom('orders as o').where('o.status', '=', 'approved').where('o.deleted_at', 'is', null);
  if (warehouse_id !== undefined) rows = rows.where('o.warehouse_id', '=', warehouse_id);
  if (wave_id !== undefined) {
    const inWave = sql<boolean>`exists (select from packing_baskets w where w.customer_id = o.customer_id and w.order_id = o.order_id and w.wave_id = ${wave_id})`;
    rows = rows.where(inWave);
  }
  return number ? rows.where((is) => startsWithCapitals(is, 'o.order_no', number)) : rows;
}

/** One page of the orders to pack, with basket, method and whoever has one on the table. */
export function pageAcrossMerchants(tx: Tx, input: Page<'verified_at'> & Filters, liveSince: Date) {
  const rows = toPack(tx, input)
    .innerJoin('customers as c', 'c.customer_id', 'o.customer_id')
    .innerJoin('order_quotes as q', (on) => on.onRef('q.customer_id', '=', 'o.customer_id').onRef('q.quote_id', '=', 'o.quote_id'))
    .leftJoin('packing_baskets as b', (on) => on.onRef('b.customer_id', '=', 'o.customer_id').onRef('b.order_id', '=', 'o.order_id'))
    .leftJoin('packing_waves as w', 'w.wave_id', 'b.wave_id')
    .leftJoin('open_parcels as p', (on) =>
      on.onRef('p.customer_id', '=', 'o.customer_id').onRef('p.order_id', '=', 'o.order_id').on('p.seen_at', '>', liveSince),
    )
    .select(['o.customer_id', 'c.name as customer_name', 'o.order_id', 'o.order_no', 'o.country', 'o.verified_at'])
    .select(['q.method_name_en', 'q.method_name_cn', 'w.wave_no', 'b.basket', 'p.staff_name as packer'])
    .select([
      sql<number>`(select count(*) from order_lines l where l.customer_id = o.customer_id and l.order_id = o.order_id)`.as('sku_quantity'),
      sql<number>`(select sum(quantity) from order_lines l where l.customer_id = o.customer_id and l.order_id = o.order_id)`.as('quantity'),
    ]);
  return pageCounting(tx, rows, toPack(tx, input).select('o.order_id'), input, { verified_at: 'o.verified_at' }, 'o.order_id');
}

/** The orders that wait longest outside a wave, locked; those another person is just taking are passed over. */
export function lockLooseAcrossMerchants(tx: Tx, warehouseId: number, limit: number) {
  return toPack(tx, { warehouse_id: warehouseId })
    .where(sql<boolean>`not exists (select from packing_baskets w where w.customer_id = o.customer_id and w.order_id = o.order_id)`)
    .select(['o.customer_id', 'o.order_id'])
    .orderBy('o.verified_at')
    .orderBy('o.order_id')
    .limit(limit)
    .forNoKeyUpdate('o')
    .skipLocked()
    .execute();
}

export async function insertWave(
  tx: Tx,
  wave: { wave_no: string; warehouse_id: number; made_by: string; made_at: Date },
  orders: readonly Key[],
): Promise<number> {
  const made = await tx
    .insertInto('packing_waves')
    .values({ ...wave, orders: orders.length })
    .returning('wave_id')
    .executeTakeFirstOrThrow();
  const baskets = orders.map(({ customer_id, order_id }, at) => ({ customer_id, order_id, wave_id: made.wave_id, basket: at + 1 }));
  await tx.insertInto('packing_baskets').values(baskets).execute();
  return made.wave_id;
}

/** How many orders of a wave are still to be packed. */
function openInWave(wave: RawBuilder<unknown>) {
  return sql<number>`select count(*) from packing_baskets k join orders a using (customer_id, order_id) where k.wave_id = ${wave} and a.status = 'approved'`;
}

/** Waves with how far they are; the newest first. A finished wave stays on the list for a day. */
export function wavesAcrossMerchants(tx: Tx, filter: { warehouse_id?: number | undefined; wave_id?: number | undefined }, since: Date) {
  const open = sql<number>`(${openInWave(sql`w.wave_id`)})`;
  let rows = tx
    .selectFrom('packing_waves as w')
    .select(['w.wave_id', 'w.wave_no', 'w.warehouse_id', 'w.orders', 'w.made_by', 'w.made_at', open.as('open')])
    .orderBy('w.wave_id', 'desc')
    .limit(50);
  if (filter.wave_id !== undefined) return rows.where('w.wave_id', '=', filter.wave_id).execute();
  if (filter.warehouse_id !== undefined) rows = rows.where('w.warehouse_id', '=', filter.warehouse_id);
  return rows.where((is) => is.or([is('w.made_at', '>', since), is(open, '>', 0)])).execute();
}

/** The units of a wave that are still to be packed, each with its basket and the shelf it was last put on. */
export async function pickUnitsAcrossMerchants(tx: Tx, waveId: number) {
  const { rows } = await sql<{
    customer_id: number;
    customer_name: string;
    product_id: number;
    sku: string;
    product_name: string;
    basket: number;
    quantity: number;
    shelf: string;
  }>`
    select l.customer_id, c.name as customer_name, l.product_id, p.sku, p.product_name, b.basket, l.quantity, ${shelfOf(sql`l.customer_id`, sql`l.product_id`, sql`o.warehouse_id`)} as shelf
      from packing_baskets b
      join orders o using (customer_id, order_id)
      join order_lines l using (customer_id, order_id)
      join products p on p.customer_id = l.customer_id and p.product_id = l.product_id
      join customers c on c.customer_id = l.customer_id
     where b.wave_id = ${waveId} and o.status = 'approved'
     order by shelf, p.sku, b.basket`.execute(tx);
  return rows;
}

/** Where units of a product were shelved last in a warehouse; empty when nobody wrote it down. */
function shelfOf(customer: ReturnType<typeof sql>, product: ReturnType<typeof sql>, warehouse: ReturnType<typeof sql>) {
  return sql<string>`coalesce((select x.shelf from inbound_box_items i join inbound_boxes x using (customer_id, inbound_id, box_no) join inbounds n using (customer_id, inbound_id)
     where i.customer_id = ${customer} and i.product_id = ${product} and n.warehouse_id = ${warehouse} and x.shelf <> '' order by x.shelved_at desc nulls last limit 1), '')`;
}

export function orderNamedAcrossMerchants(tx: Tx, orderNo: string) {
  return tx.selectFrom('orders').select(['customer_id', 'order_id']).where('order_no', '=', orderNo).executeTakeFirst();
}

export function basketNamedAcrossMerchants(tx: Tx, wave_no: string, basket: number) {
  return tx
    .selectFrom('packing_baskets as b')
    .innerJoin('packing_waves as w', 'w.wave_id', 'b.wave_id')
    .select(['b.customer_id', 'b.order_id'])
    .where('w.wave_no', '=', wave_no)
    .where('b.basket', '=', basket)
    .executeTakeFirst();
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
