import { sql } from 'kysely';
import type { InboundStage } from '@quayside/domain/inbound/inbound-machine';
import { inboundStages } from '@quayside/domain/inbound/inbound-machine';
import { codeKey } from '@quayside/domain/products/product-rules';
import { withTrackingAcrossMerchants } from '#server/areas/inbound/inbound.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageCounting, startsWithCapitals, type Page } from '#server/kernel/page.ts';

type Key = { readonly customer_id: number; readonly inbound_id: number };
type ListInput = Page<'waiting' | 'arrival_date' | 'inbound_id'> & {
  stage?: InboundStage | undefined;
  number?: string | undefined;
  customer_id?: number | undefined;
  warehouse_id?: number | undefined;
};

function inbounds(tx: Tx) {
  return tx
    .selectFrom('inbounds as i')
    .innerJoin('customers as c', 'c.customer_id', 'i.customer_id')
    .innerJoin('warehouses as w', 'w.warehouse_id', 'i.warehouse_id')
    .where('i.deleted_at', 'is', null)
    .select(['i.customer_id', 'c.name as customer_name', 'i.inbound_id', 'i.inbound_no', 'i.warehouse_id'])
    .select(['w.name_en as warehouse_name_en', 'w.name_cn as warehouse_name_cn']);
}

/** Confirmed appointments of every merchant. */
export function receivingPageAcrossMerchants(tx: Tx, input: ListInput) {
  const boxes = (states: string) => sql<number>`(
    select count(*) from inbound_boxes b
     where b.customer_id = i.customer_id and b.inbound_id = i.inbound_id and b.state = any(string_to_array(${states}, ',')))`;
  let rows = inbounds(tx)
    .where('i.stage', 'is not', null)
    .select(['i.arrival_date', 'i.arrival_period', 'i.tracking_numbers', 'i.volume_m3', 'i.box_quantity'])
    .select(['i.reservation_quantity', 'i.effective_quantity', 'i.arrived_at', 'i.shelved_at'])
    .select(({ ref }) => ref('i.stage').$castTo<InboundStage>().as('stage'))
    .select([boxes('arrived,counted,qualified,shelved').as('arrived'), boxes('counted,qualified,shelved').as('counted')])
    .select(boxes('shelved').as('shelved'));
  let counted = tx.selectFrom('inbounds as i').select('i.inbound_id').where('i.deleted_at', 'is', null).where('i.stage', 'is not', null);
  const { stage, number, customer_id, warehouse_id } = input;
  if (stage !== undefined) [rows, counted] = [rows.where('i.stage', '=', stage), counted.where('i.stage', '=', stage)];
  if (customer_id !== undefined)
    [rows, counted] = [rows.where('i.customer_id', '=', customer_id), counted.where('i.customer_id', '=', customer_id)];
  if (warehouse_id !== undefined)
    [rows, counted] = [rows.where('i.warehouse_id', '=', warehouse_id), counted.where('i.warehouse_id', '=', warehouse_id)];
  if (number)
    [rows, counted] = [
      rows.where((is) => startsWithCapitals(is, 'i.inbound_no', number)),
      counted.where((is) => startsWithCapitals(is, 'i.inbound_no', number)),
    ];
  const columns = { waiting: waitingSince(stage), arrival_date: 'i.arrival_date', inbound_id: 'i.inbound_id' };
  return pageCounting(tx, rows, counted, { ...input, order: orderOf(input) }, columns, 'i.inbound_id');
}

/** Goods that are here wait since they came, others for their day. */
function waitingSince(stage: InboundStage | undefined) {
  return stage === 'pending_quality_control' || stage === 'shelved' ? 'i.arrived_at' : 'i.arrival_date';
}

/** The longest wait has the earliest time. */
function orderOf({ sort, order, stage }: ListInput) {
  if (sort !== 'waiting' || stage === 'inventory_completed') return order;
  return order === 'desc' ? ('asc' as const) : ('desc' as const);
}

export function stageCountsAcrossMerchants(tx: Tx) {
  return countTabs(tx, inboundStages, (stage) => tx.selectFrom('inbounds').where('stage', '=', stage).where('deleted_at', 'is', null));
}

type CodeOf = { code: string } | { inbound_no: string } | { tracking: string };
const FOUND = 20;

/** Each way of naming an appointment has its own index. */
export function findAcrossMerchants(tx: Tx, by: CodeOf) {
  const rows = tx
    .selectFrom('inbounds as i')
    .innerJoin('customers as c', 'c.customer_id', 'i.customer_id')
    .select(['i.customer_id', 'c.name as customer_name', 'i.inbound_id', 'i.inbound_no', 'i.stage'])
    .where('i.deleted_at', 'is', null);
  if ('code' in by) return rows.where('i.code', '=', by.code).execute();
  if ('inbound_no' in by) return rows.where('i.inbound_no', '=', by.inbound_no).execute();
  return rows.where(withTrackingAcrossMerchants(by.tracking)).orderBy('i.inbound_id', 'desc').limit(FOUND).execute();
}

export function stationHead(tx: Tx, { customer_id, inbound_id }: Key) {
  return inbounds(tx)
    .where('i.customer_id', '=', customer_id)
    .where('i.inbound_id', '=', inbound_id)
    .select(['i.code', 'i.stage', 'i.inspection', 'i.arrived_at', 'i.arrival_date', 'i.arrival_period'])
    .executeTakeFirst();
}

export function tiles(tx: Tx, { customer_id, inbound_id }: Key) {
  return tx
    .selectFrom('inbound_boxes as b')
    .select(['b.box_no', 'b.state', 'b.counted_at'])
    .select(
      sql<boolean>`b.state in ('counted', 'qualified', 'shelved') and exists (
        select 1 from inbound_box_items i
         where i.customer_id = b.customer_id and i.inbound_id = b.inbound_id and i.box_no = b.box_no
           and (i.received <> i.quantity or i.broken > 0 or (b.state = 'shelved' and i.shelved <> i.qualified)))`.as('differs'),
    )
    .where('b.customer_id', '=', customer_id)
    .where('b.inbound_id', '=', inbound_id)
    .orderBy('b.box_no')
    .execute();
}

export function box(tx: Tx, { customer_id, inbound_id }: Key, boxNo: number) {
  return tx
    .selectFrom('inbound_boxes')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('inbound_id', '=', inbound_id)
    .where('box_no', '=', boxNo)
    .executeTakeFirst();
}

export function boxItems(tx: Tx, { customer_id, inbound_id }: Key, boxNo: number) {
  return tx
    .selectFrom('inbound_box_items as i')
    .innerJoin('products as p', (on) => on.onRef('p.customer_id', '=', 'i.customer_id').onRef('p.product_id', '=', 'i.product_id'))
    .select(['i.product_id', 'p.sku', 'p.product_name', 'p.barcode', 'p.image_file_id', 'p.scan_serial'])
    .select(['i.quantity', 'i.received', 'i.broken', 'i.qualified', 'i.shelved', 'i.reason'])
    .where('i.customer_id', '=', customer_id)
    .where('i.inbound_id', '=', inbound_id)
    .where('i.box_no', '=', boxNo)
    .orderBy('p.sku')
    .execute();
}

/** Items that differ from what is booked, and all items of boxes that are not here. Equal ones are left out: a hundred boxes may be fine. */
export function shortItems(tx: Tx, { customer_id, inbound_id }: Key) {
  return tx
    .selectFrom('inbound_box_items as i')
    .innerJoin('inbound_boxes as b', (on) =>
      on.onRef('b.customer_id', '=', 'i.customer_id').onRef('b.inbound_id', '=', 'i.inbound_id').onRef('b.box_no', '=', 'i.box_no'),
    )
    .innerJoin('products as p', (on) => on.onRef('p.customer_id', '=', 'i.customer_id').onRef('p.product_id', '=', 'i.product_id'))
    .leftJoin('inbound_lines as l', (on) =>
      on.onRef('l.customer_id', '=', 'i.customer_id').onRef('l.inbound_id', '=', 'i.inbound_id').onRef('l.product_id', '=', 'i.product_id'),
    )
    .select(['i.box_no', 'i.product_id', 'p.sku', 'i.quantity', 'i.received', 'i.broken', 'i.qualified', 'i.shelved', 'i.reason'])
    .select(['b.state', 'l.purchase_price'])
    .where('i.customer_id', '=', customer_id)
    .where('i.inbound_id', '=', inbound_id)
    .where(sql<boolean>`(b.state <> 'arrived' or i.reason is not null)`)
    .where(
      sql<boolean>`(b.state in ('announced', 'missing') or i.received is distinct from i.quantity or i.broken > 0
        or i.qualified is distinct from case when b.state in ('arrived', 'counted') then null else i.quantity end
        or (b.state = 'shelved' and i.shelved <> i.quantity))`,
    )
    .orderBy('i.box_no')
    .orderBy('p.sku')
    .execute();
}

/** The merchant's products with this code: SKU, alias or barcode. */
export async function productsOfCode(tx: Tx, customerId: number, code: string): Promise<{ product_id: number; sku: string }[]> {
  const { rows } = await sql<{ product_id: number; sku: string }>`
    select p.product_id, p.sku from products p
     where p.customer_id = ${customerId} and p.deleted_at is null and (p.barcode = ${code} or p.product_id in (
       select k.product_id from product_codes k where k.customer_id = ${customerId} and k.code = ${codeKey(code)}))`.execute(tx);
  return rows;
}

export function serialProducts(tx: Tx, customerId: number, productIds: readonly number[]) {
  return tx
    .selectFrom('products')
    .select('product_id')
    .where('customer_id', '=', customerId)
    .where('product_id', 'in', productIds)
    .where('scan_serial', '=', true)
    .execute();
}

export function photoWithFile(tx: Tx, customerId: number, fileId: string) {
  return tx
    .selectFrom('inbound_photos')
    .select('photo_id')
    .where('customer_id', '=', customerId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
}

/** The appointment expected next at this warehouse after the given time. */
export function nextAtDockAcrossMerchants(tx: Tx, warehouseId: number, except: Key, from: string) {
  return tx
    .selectFrom('inbounds as i')
    .innerJoin('customers as c', 'c.customer_id', 'i.customer_id')
    .select(['i.customer_id', 'c.name as customer_name', 'i.inbound_id', 'i.inbound_no', 'i.box_quantity', 'i.volume_m3'])
    .select(({ ref }) => [
      ref('i.arrival_date').$castTo<string>().as('arrival_date'),
      ref('i.arrival_period').$castTo<'morning' | 'afternoon'>().as('arrival_period'),
    ])
    .where('i.warehouse_id', '=', warehouseId)
    .where('i.arrival_date', '>=', from)
    .where('i.arrival_period', 'is not', null)
    .where('i.stage', '=', 'future_receipt')
    .where('i.bill_status', '=', 'confirmed')
    .where('i.deleted_at', 'is', null)
    .where('i.inbound_id', '<>', except.inbound_id)
    .orderBy('i.arrival_date')
    .orderBy('i.arrival_period', 'desc')
    .orderBy('i.inbound_id')
    .limit(1)
    .executeTakeFirst();
}
