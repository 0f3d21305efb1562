import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import { pageCounting, startsWithCapitals, type Page } from '#server/kernel/page.ts';

type Filters = { warehouse_id?: number | undefined; method?: string | undefined; number?: string | undefined };

function toShip(tx: Tx, { warehouse_id, method, number }: Filters) {
  let rows = tx.selectFrom('orders as o').where('o.status', '=', 'packaged').where('o.deleted_at', 'is', null);
  if (warehouse_id !== undefined) rows = rows.where('o.warehouse_id', '=', warehouse_id);
  if (method) rows = rows.where('o.method', '=', method);
  if (!number) return rows;
  return rows.where((is) => is.or([startsWithCapitals(is, 'o.order_no', number), startsWithCapitals(is, 'o.waybill_no', number)]));
}

const shown = [
  'o.customer_id',
  'c.name as customer_name',
  'o.order_id',
  'o.order_no',
  'o.waybill_no',
  'o.country',
  'o.method',
  'q.method_name_en',
  'q.method_name_cn',
  'o.parcel_weight_g as weight_g',
  'o.packed_at',
  'o.packed_by',
  'o.processing',
  'b.state as label_state',
  'b.tracking_no as label_no',
  'b.reason as label_reason',
] as const;

/** One page of the packed parcels. */
export function pageAcrossMerchants(tx: Tx, input: Page<'packed_at'> & Filters) {
  const rows = toShip(tx, input)
    .innerJoin('customers as c', 'c.customer_id', 'o.customer_id')
    .innerJoin('order_quotes as q', (on) => on.onRef('q.customer_id', '=', 'o.customer_id').onRef('q.quote_id', '=', 'o.quote_id'))
    .leftJoin('parcel_labels as b', (on) => on.onRef('b.customer_id', '=', 'o.customer_id').onRef('b.order_id', '=', 'o.order_id'))
    .select(shown);
  return pageCounting(tx, rows, toShip(tx, input).select('o.order_id'), input, { packed_at: 'o.packed_at' }, 'o.order_id');
}

export function parcelAcrossMerchants(tx: Tx, customerId: number, orderId: number) {
  return tx
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.customer_id', 'o.customer_id')
    .innerJoin('order_quotes as q', (on) => on.onRef('q.customer_id', '=', 'o.customer_id').onRef('q.quote_id', '=', 'o.quote_id'))
    .leftJoin('parcel_labels as b', (on) => on.onRef('b.customer_id', '=', 'o.customer_id').onRef('b.order_id', '=', 'o.order_id'))
    .where('o.customer_id', '=', customerId)
    .where('o.order_id', '=', orderId)
    .select([...shown, 'o.status', 'o.tracking_no', 'o.last_mile_no'])
    .executeTakeFirstOrThrow();
}

/** The orders with these waybill or order numbers, or with a label of this number, in the order they are locked in. */
export async function ordersNamedAcrossMerchants(tx: Tx, codes: readonly string[]) {
  const { rows } = await sql<{ customer_id: number; order_id: number; order_no: string; waybill_no: string }>`
    select customer_id, order_id, order_no, waybill_no from orders where waybill_no = any(${codes}::text[]) and waybill_no <> '' and deleted_at is null
    union
    select customer_id, order_id, order_no, waybill_no from orders where order_no = any(${codes}::text[]) and deleted_at is null
    union
    select o.customer_id, o.order_id, o.order_no, o.waybill_no from orders o join parcel_labels b using (customer_id, order_id)
     where b.tracking_no = any(${codes}::text[]) and b.tracking_no <> '' and o.deleted_at is null
    order by customer_id, order_id`.execute(tx);
  return rows;
}

/** Whose these carriers' numbers are already: shipped with them, or labelled with them by the carrier. */
export async function takenAcrossMerchants(tx: Tx, numbers: readonly string[]) {
  const { rows } = await sql<{ tracking_no: string; order_no: string; order_id: number }>`
    select tracking_no, order_no, order_id from orders where tracking_no = any(${numbers}::text[]) and tracking_no <> ''
    union
    select b.tracking_no, o.order_no, o.order_id from parcel_labels b join orders o using (customer_id, order_id)
     where b.tracking_no = any(${numbers}::text[]) and b.tracking_no <> '' and o.tracking_no = ''`.execute(tx);
  return rows;
}

/** Shipped parcels that are on no list yet, by method. */
export async function openHandoversAcrossMerchants(tx: Tx, warehouseId: number) {
  const { rows } = await sql<{ method: string; method_name_en: string; method_name_cn: string; parcels: number }>`
    select o.method, min(q.method_name_en) as method_name_en, min(q.method_name_cn) as method_name_cn, count(*)::int as parcels
      from orders o join order_quotes q on q.customer_id = o.customer_id and q.quote_id = o.quote_id
     where o.warehouse_id = ${warehouseId} and o.status = 'shipped' and o.deleted_at is null
       and not exists (select from handover_parcels h where h.customer_id = o.customer_id and h.order_id = o.order_id)
     group by o.method order by o.method`.execute(tx);
  return rows;
}

/** The parcels of the next list, locked; what another list is just taking is passed over. */
export async function lockOpenAcrossMerchants(tx: Tx, warehouseId: number, method: string, limit: number) {
  const { rows } = await sql<{ customer_id: number; order_id: number; weight_g: number; method_name_en: string; method_name_cn: string }>`
    select o.customer_id, o.order_id, coalesce(o.parcel_weight_g, 1) as weight_g, q.method_name_en, q.method_name_cn
      from orders o join order_quotes q on q.customer_id = o.customer_id and q.quote_id = o.quote_id
     where o.warehouse_id = ${warehouseId} and o.method = ${method} and o.status = 'shipped' and o.deleted_at is null
       and not exists (select from handover_parcels h where h.customer_id = o.customer_id and h.order_id = o.order_id)
     order by o.shipped_at, o.order_id limit ${limit} for no key update of o skip locked`.execute(tx);
  // A list that committed between the snapshot of this statement and its locks is seen only by the next statement.
  const { rows: listed } = await sql<{ order_id: number }>`
    select h.order_id from handover_parcels h
      join unnest(${rows.map((row) => row.customer_id)}::bigint[], ${rows.map((row) => row.order_id)}::bigint[]) as locked (customer_id, order_id)
        using (customer_id, order_id)`.execute(tx);
  const gone = new Set(listed.map(({ order_id }) => order_id));
  return rows.filter(({ order_id }) => !gone.has(order_id));
}

type NewHandover = {
  handover_no: string;
  warehouse_id: number;
  method: string;
  method_name_en: string;
  method_name_cn: string;
  parcels: number;
  weight_g: number;
  made_by: string;
  made_at: Date;
};

export async function insertHandover(tx: Tx, row: NewHandover, parcels: readonly { customer_id: number; order_id: number }[]) {
  const made = await tx.insertInto('handovers').values(row).returningAll().executeTakeFirstOrThrow();
  const rows = parcels.map(({ customer_id, order_id }, at) => ({ customer_id, order_id, handover_id: made.handover_id, position: at + 1 }));
  await tx.insertInto('handover_parcels').values(rows).execute();
  return made;
}

const LATEST = 50;
export function handoversAcrossMerchants(tx: Tx, warehouseId: number) {
  return tx
    .selectFrom('handovers')
    .selectAll()
    .where('warehouse_id', '=', warehouseId)
    .orderBy('handover_id', 'desc')
    .limit(LATEST)
    .execute();
}

export function handoverAcrossMerchants(tx: Tx, handoverId: number) {
  return tx
    .selectFrom('handovers as h')
    .innerJoin('warehouses as w', 'w.warehouse_id', 'h.warehouse_id')
    .selectAll('h')
    .select(['w.code', 'w.name_en', 'w.name_cn'])
    .where('h.handover_id', '=', handoverId)
    .executeTakeFirst();
}

export function handoverParcelsAcrossMerchants(tx: Tx, handoverId: number) {
  return tx
    .selectFrom('handover_parcels as p')
    .innerJoin('orders as o', (on) => on.onRef('o.customer_id', '=', 'p.customer_id').onRef('o.order_id', '=', 'p.order_id'))
    .select(['p.position', 'o.waybill_no', 'o.tracking_no', 'o.country', 'o.parcel_weight_g as weight_g'])
    .where('p.handover_id', '=', handoverId)
    .orderBy('p.position')
    .execute();
}
