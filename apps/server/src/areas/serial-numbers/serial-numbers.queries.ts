import { serialStatuses } from '@quayside/domain/serial-numbers/serial-number-rules';
import { sql } from 'kysely';
import { inSkuScope } from '#server/areas/products/products.public.ts';
import { startOfDay } from '#server/kernel/days.ts';
import { send, type Tx } from '#server/kernel/database.ts';
import { countTabs, pageQuery, type Page } from '#server/kernel/page.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';

export type SerialFilters = {
  serial_number?: string | undefined;
  sku?: string | undefined;
  box_no?: string | undefined;
  receiving_no?: string | undefined;
  order_no?: string | undefined;
  status?: 'unbound' | 'bound' | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

export function serialPage(tx: Tx, scope: SkuScope, input: Page<'serial_id' | 'box_no'> & SerialFilters) {
  let rows = tx
    .selectFrom('serial_numbers as s')
    .innerJoin('products as p', (on) => on.onRef('p.customer_id', '=', 's.customer_id').onRef('p.product_id', '=', 's.product_id'))
    .selectAll('s')
    .select(['p.sku', 'p.barcode'])
    .where('s.customer_id', '=', scope.customerId)
    .where(inSkuScope(scope, 's.product_id'));
  const { serial_number, sku, box_no, receiving_no, order_no, status, from, to } = input;
  if (serial_number) rows = rows.where(sql<string>`upper(s.serial_number)`, '=', serial_number.toUpperCase());
  if (sku) {
    const named = sql<number>`(select product_id from product_codes where customer_id = ${scope.customerId} and code = ${sku.toLowerCase()})`;
    rows = rows.where('s.product_id', 'in', named);
  }
  if (box_no) rows = rows.where('s.box_no', '=', box_no);
  if (receiving_no) rows = rows.where('s.receiving_no', '=', receiving_no);
  if (order_no) rows = rows.where((is) => is.or([is('s.system_order_no', '=', order_no), is('s.customer_order_no', '=', order_no)]));
  if (status) rows = rows.where('s.status', '=', status);
  if (from) rows = rows.where('s.created_at', '>=', startOfDay(from));
  if (to) rows = rows.where('s.created_at', '<', startOfDay(to, 1));
  return pageQuery(tx, rows, input, { serial_id: 's.serial_id', box_no: 's.box_no' }, 's.serial_id');
}

/** The products with these codes (SKU or alias). */
export async function productsByCode(tx: Tx, customerId: number, codes: readonly string[]) {
  const { rows } = await sql<{ code: string; product_id: number; sku: string }>`
    select c.code, p.product_id, p.sku from product_codes c
      join products p on p.customer_id = c.customer_id and p.product_id = c.product_id
     where c.customer_id = ${customerId} and p.deleted_at is null and c.code = any (${codes})`.execute(tx);
  return rows;
}

export function serialsNamed(tx: Tx, customerId: number, numbers: readonly string[]) {
  return tx
    .selectFrom('serial_numbers')
    .select(['serial_number', 'product_id', 'box_no', 'receiving_no'])
    .where('customer_id', '=', customerId)
    .where(sql<string>`upper(serial_number)`, '=', sql<string>`any (${numbers})`)
    .execute();
}

export type NewSerial = { serial_number: string; product_id: number; box_no: string; receiving_no: string };

export async function insertSerials(tx: Tx, customerId: number, serials: readonly NewSerial[], now: Date): Promise<void> {
  await sql`
    insert into serial_numbers (customer_id, created_at, serial_number, product_id, box_no, receiving_no)
    select ${customerId}, ${now}, serial_number, product_id, box_no, receiving_no from jsonb_populate_recordset(null::serial_numbers, ${JSON.stringify(serials)})`.execute(
    tx,
  );
}

/** Serial numbers that were shipped, with their orders. */
export function serialUses(tx: Tx, customerId: number, productIds: readonly number[]) {
  return tx
    .selectFrom('serial_numbers')
    .select([
      sql.lit('serials' as const).as('kind'),
      'product_id',
      sql<number>`count(*)`.as('count'),
      sql<number>`count(distinct system_order_no)`.as('orders'),
      sql<string | null>`min(system_order_no)`.as('order_no'),
    ])
    .where('customer_id', '=', customerId)
    .where('product_id', 'in', productIds)
    .where('status', '=', 'bound')
    .groupBy('product_id')
    .execute();
}

/** Serial numbers by status, for the tabs. */
export function serialCounts(tx: Tx, scope: SkuScope) {
  const own = tx.selectFrom('serial_numbers as s').where('s.customer_id', '=', scope.customerId).where(inSkuScope(scope, 's.product_id'));
  return countTabs(tx, serialStatuses, (status) => own.where('s.status', '=', status));
}

export function serialStates(tx: Tx, customerId: number, numbers: readonly string[]) {
  return tx
    .selectFrom('serial_numbers')
    .select(['serial_number', 'product_id', 'status', 'system_order_no'])
    .where('customer_id', '=', customerId)
    .where(sql<string>`upper(serial_number)`, '=', sql<string>`any (${numbers})`)
    .orderBy(sql`upper(serial_number)`)
    .execute();
}

/** Locked by number, so that two packing stations wait for each other in one order. */
export function lockSerials(tx: Tx, customerId: number, numbers: readonly string[]) {
  return tx
    .selectFrom('serial_numbers')
    .select(['serial_number', 'product_id', 'status', 'system_order_no'])
    .where('customer_id', '=', customerId)
    .where(sql<string>`upper(serial_number)`, '=', sql<string>`any (${numbers})`)
    .orderBy(sql`upper(serial_number)`)
    .forNoKeyUpdate()
    .execute();
}

export async function bindToOrder(
  tx: Tx,
  customerId: number,
  numbers: readonly string[],
  order: { readonly order_no: string; readonly platform_order_no: string },
  now: Date,
): Promise<void> {
  const bound = { status: 'bound', bound_at: now, system_order_no: order.order_no, customer_order_no: order.platform_order_no } as const;
  await send(
    tx,
    tx
      .updateTable('serial_numbers')
      .set(bound)
      .where('customer_id', '=', customerId)
      .where(sql<string>`upper(serial_number)`, '=', sql<string>`any (${numbers})`),
  );
}

export async function unbindFromOrder(tx: Tx, customerId: number, orderNo: string): Promise<void> {
  await tx
    .updateTable('serial_numbers')
    .set({ status: 'unbound', bound_at: null, system_order_no: null, customer_order_no: null })
    .where('customer_id', '=', customerId)
    .where('system_order_no', '=', orderNo)
    .execute();
}

/** The serial numbers in a parcel (SN-06). */
export function serialsOfOrder(tx: Tx, customerId: number, orderNo: string) {
  return tx
    .selectFrom('serial_numbers')
    .select(['product_id', 'serial_number'])
    .where('customer_id', '=', customerId)
    .where('system_order_no', '=', orderNo)
    .orderBy('serial_id')
    .execute();
}
