import { sql } from 'kysely';
import type { ArrivalPeriod } from '@quayside/domain/inbound/inbound-rules';
import { idsInScope, inSkuScope } from '#server/areas/products/products.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';

/** The appointments that are not deleted. A limited scope sees one when at least one of its lines is in the scope. */
export function visible(tx: Tx, { customerId, skuScope, warehouseIds }: SkuScope) {
  const all = tx.selectFrom('inbounds as i').where('i.customer_id', '=', customerId).where('i.deleted_at', 'is', null);
  const live = warehouseIds ? all.where('i.warehouse_id', 'in', warehouseIds) : all;
  if (skuScope === null) return live;
  const mine = idsInScope({ customerId, skuScope });
  return live.where(
    sql<boolean>`exists (select from inbound_lines s
      where s.customer_id = ${customerId} and s.inbound_id = i.inbound_id and s.product_id = any(${mine}))`,
  );
}
export type Visible = ReturnType<typeof visible>;

/** Boxes of the scope: for a limited one those that hold only its SKUs. `b` is the box of the query. */
export function boxInScope({ customerId, skuScope }: SkuScope) {
  if (skuScope === null) return sql<boolean>`true`;
  const mine = idsInScope({ customerId, skuScope });
  const items = sql`select from inbound_box_items s
    where s.customer_id = ${customerId} and s.inbound_id = b.inbound_id and s.box_no = b.box_no`;
  return sql<boolean>`(exists (${items}) and not exists (${items} and s.product_id <> all(${mine})))`;
}

export function inboundRow(tx: Tx, scope: SkuScope, inboundId: number) {
  return visible(tx, scope).where('i.inbound_id', '=', inboundId).selectAll('i').executeTakeFirst();
}

/** Locks appointments by id order, to avoid deadlocks. */
export function lockInbounds(tx: Tx, scope: SkuScope, inboundIds: readonly number[]) {
  return visible(tx, scope)
    .where(sql<boolean>`i.inbound_id = any(${inboundIds}::bigint[])`)
    .selectAll('i')
    .orderBy('i.inbound_id')
    .forUpdate('i')
    .execute();
}

/** The appointments among these with lines outside of the scope. */
export async function withHiddenLines(tx: Tx, { customerId, skuScope }: SkuScope, inboundIds: readonly number[]): Promise<Set<number>> {
  if (skuScope === null) return new Set();
  const rows = await tx
    .selectFrom('inbound_lines as l')
    .select('l.inbound_id')
    .distinct()
    .where('l.customer_id', '=', customerId)
    .where(sql<boolean>`l.inbound_id = any(${inboundIds}::bigint[])`)
    .where(sql<boolean>`l.product_id <> all(${idsInScope({ customerId, skuScope })})`)
    .execute();
  return new Set(rows.map(({ inbound_id }) => inbound_id));
}

/** The lines in the scope with their product. */
export function linesOf(tx: Tx, scope: SkuScope, inboundId: number) {
  return tx
    .selectFrom('inbound_lines as l')
    .innerJoin('products as p', (on) => on.onRef('p.customer_id', '=', 'l.customer_id').onRef('p.product_id', '=', 'l.product_id'))
    .where('l.customer_id', '=', scope.customerId)
    .where('l.inbound_id', '=', inboundId)
    .where(inSkuScope(scope, 'l.product_id'))
    .select(['l.product_id', 'l.quantity', 'l.purchase_price', 'p.sku', 'p.product_name', 'p.barcode', 'p.image_file_id', 'p.deleted_at'])
    .select(['p.scan_serial', 'p.name_cn', 'p.name_en'])
    .select((is) => is.fn.coalesce('p.measured_weight_g', 'p.weight_g').as('weight_g'))
    .orderBy('l.line_no')
    .execute();
}

/** What the boxes hold of each product. Not joined with the lines: without statistics that is a nested loop over thousands. */
export function packedSums(tx: Tx, customerId: number, inboundId: number) {
  return tx
    .selectFrom('inbound_box_items as x')
    .select('x.product_id')
    .select([
      sql<number>`sum(x.quantity)`.as('packed'),
      sql<number>`coalesce(sum(x.received), 0)`.as('received'),
      sql<number>`coalesce(sum(x.qualified), 0)`.as('qualified'),
      sql<number>`sum(x.shelved)`.as('shelved'),
    ])
    .where('x.customer_id', '=', customerId)
    .where('x.inbound_id', '=', inboundId)
    .groupBy('x.product_id')
    .execute();
}

export type GroupRow = {
  first_box_no: number;
  count: number;
  weight_kg: string | null;
  length_cm: string | null;
  width_cm: string | null;
  height_cm: string | null;
};

/** Rows of the packing list: neighbours with one group number. */
export async function boxGroups(tx: Tx, scope: SkuScope, inboundId: number): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select min(box_no) as first_box_no, count(*) as count, weight_kg, length_cm, width_cm, height_cm from (
      select b.*, b.box_no - row_number() over (partition by b.group_no order by b.box_no) as run
        from inbound_boxes b where b.customer_id = ${scope.customerId} and b.inbound_id = ${inboundId} and ${boxInScope(scope)}) b
     group by group_no, run, weight_kg, length_cm, width_cm, height_cm order by 1`.execute(tx);
  return rows;
}

/** What was booked in these boxes. A row of quantity 0 that was counted is a surplus, not a booking. */
export function bookedItems(tx: Tx, customerId: number, inboundId: number, boxNos: readonly number[]) {
  return tx
    .selectFrom('inbound_box_items as x')
    .select(['x.box_no', 'x.product_id', 'x.quantity'])
    .where('x.customer_id', '=', customerId)
    .where('x.inbound_id', '=', inboundId)
    .where(sql<boolean>`x.box_no = any(${boxNos}::int[])`)
    .where(sql<boolean>`(x.quantity > 0 or x.received is null)`)
    .execute();
}

/** The place of each product among the lines. */
export async function lineOrder(tx: Tx, customerId: number, inboundId: number): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('inbound_lines')
    .select(['product_id', 'line_no'])
    .where('customer_id', '=', customerId)
    .where('inbound_id', '=', inboundId)
    .execute();
  return new Map(rows.map(({ product_id, line_no }) => [product_id, line_no]));
}

export function boxStateCounts(tx: Tx, scope: SkuScope, inboundId: number) {
  return tx
    .selectFrom('inbound_boxes as b')
    .select(['b.state', sql<number>`count(*)`.as('count')])
    .where('b.customer_id', '=', scope.customerId)
    .where('b.inbound_id', '=', inboundId)
    .where(boxInScope(scope))
    .groupBy('b.state')
    .execute();
}

export function bookedServices(tx: Tx, customerId: number, inboundId: number) {
  return tx
    .selectFrom('inbound_booked_services as k')
    .innerJoin('inbound_services as v', 'v.service_id', 'k.service_id')
    .select(['k.service_id', 'v.name_en', 'v.name_cn', 'v.unit', 'k.price', 'k.quantity', 'k.charged'])
    .where('k.customer_id', '=', customerId)
    .where('k.inbound_id', '=', inboundId)
    .orderBy('k.service_id')
    .execute();
}

export function eventsOf(tx: Tx, customerId: number, inboundId: number) {
  return tx
    .selectFrom('inbound_events')
    .select(['kind', 'params', 'actor_kind', 'actor_name', 'created_at'])
    .where('customer_id', '=', customerId)
    .where('inbound_id', '=', inboundId)
    .orderBy('event_id')
    .execute();
}

/** The provider's services, the same for every merchant. */
export function servicesAcrossMerchants(tx: Tx) {
  return tx.selectFrom('inbound_services').selectAll().orderBy('service_id').execute();
}

export function dockSlotAcrossMerchants(tx: Tx, warehouseId: number, day: string, period: ArrivalPeriod) {
  return tx
    .selectFrom('dock_slots')
    .select('capacity_m3')
    .where('warehouse_id', '=', warehouseId)
    .where('weekday', '=', sql<number>`extract(isodow from ${day}::date)::int`)
    .where('period', '=', period)
    .executeTakeFirst();
}

/** The carriers of the newest appointments. */
export async function usedCarriers(tx: Tx, scope: SkuScope, limit: number): Promise<string[]> {
  const rows = await visible(tx, scope).select('i.carrier').orderBy('i.inbound_id', 'desc').limit(limit).execute();
  return rows.map(({ carrier }) => carrier);
}

export type FoundCode = {
  code: string;
  product_id: number;
  sku: string;
  product_name: string;
  barcode: string;
  image_file_id: string | null;
  weight_g: number;
};

/** The products these codes name in the scope: as SKU, alias or barcode. A SKU or alias comes before a barcode. */
export async function productsOfCodes(tx: Tx, scope: SkuScope, codes: readonly string[], keys: readonly string[]): Promise<FoundCode[]> {
  const { customerId } = scope;
  const { rows } = await sql<FoundCode>`
    with wanted as (select * from unnest(${codes}::text[], ${keys}::text[]) w (code, key)),
    named as (
      select w.code, k.product_id, 0 as rank from wanted w join product_codes k on k.customer_id = ${customerId} and k.code = w.key
      union all
      select w.code, b.product_id, 1 from wanted w
        join products b on b.customer_id = ${customerId} and b.barcode = w.code and b.deleted_at is null)
    select n.code, p.product_id, p.sku, p.product_name, p.barcode, p.image_file_id, coalesce(p.measured_weight_g, p.weight_g) as weight_g
      from named n join products p on p.customer_id = ${customerId} and p.product_id = n.product_id and p.deleted_at is null
     where ${inSkuScope(scope, 'p.product_id')}
     order by n.rank`.execute(tx);
  return rows;
}

/** The booked products of the scope. */
export async function ownProducts(tx: Tx, scope: SkuScope, inboundId: number): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('inbound_lines as l')
    .select('l.product_id')
    .where('l.customer_id', '=', scope.customerId)
    .where('l.inbound_id', '=', inboundId)
    .where(inSkuScope(scope, 'l.product_id'))
    .execute();
  return new Set(rows.map(({ product_id }) => product_id));
}
