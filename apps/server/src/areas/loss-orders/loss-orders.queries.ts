import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import { lossStates, type LossState, type LossType, type LossWait } from '@quayside/domain/loss-orders/loss-rules';
import { codeKey } from '@quayside/domain/products/product-rules';
import { photoInScope } from '#server/areas/inbound/inbound.public.ts';
import { idsInScope, inSkuScope } from '#server/areas/products/products.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import { startOfDay } from '#server/kernel/days.ts';
import { countTabs, pageQuery, startsWithCapitals, type Page } from '#server/kernel/page.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

/** Beyond this many a beginning names nothing; the list pages no deeper. */
export const MAX_NUMBERS = 10_000;

/** The loss orders with at least one line in the scope. */
function visible(tx: Tx, { customerId, skuScope }: SkuScope) {
  const rows = tx.selectFrom('loss_orders as o').where('o.customer_id', '=', customerId);
  if (skuScope === null) return rows;
  const mine = idsInScope({ customerId, skuScope });
  const own = tx
    .selectFrom('loss_order_lines as l')
    .select('l.loss_order_id')
    .where('l.customer_id', '=', customerId)
    .where(sql<boolean>`l.product_id = any(${mine})`);
  return rows.where('o.loss_order_id', 'in', own);
}
type Visible = ReturnType<typeof visible>;

export type LossFilters = {
  type?: LossType | undefined;
  state?: LossState | undefined;
  waits_for?: LossWait | undefined;
  number?: string | undefined;
  sku?: string | undefined;
  warehouse_id?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

function filtered(rows: Visible, input: LossFilters): Visible {
  let some = rows;
  if (input.type) some = some.where('o.type', '=', input.type);
  if (input.state) some = some.where('o.state', '=', input.state);
  if (input.waits_for) some = some.where('o.waits_for', '=', input.waits_for);
  if (input.warehouse_id !== undefined) some = some.where('o.warehouse_id', '=', input.warehouse_id);
  if (input.from) some = some.where('o.created_at', '>=', startOfDay(input.from));
  if (input.to) some = some.where('o.created_at', '<', startOfDay(input.to, 1));
  return some;
}

export async function lossOrderPage(tx: Tx, scope: SkuScope, input: Page<'loss_order_id'> & LossFilters) {
  let rows = filtered(visible(tx, scope), input);
  if (input.sku) rows = rows.where('o.loss_order_id', 'in', ofSku(tx, scope, input.sku));
  if (input.number) rows = rows.where(sql<boolean>`o.loss_order_id = any(array(${ofNumber(tx, scope.customerId, input.number)}))`);
  return pageQuery(tx, rows.selectAll('o'), input, { loss_order_id: 'o.loss_order_id' });
}

/** Each number by its own index; an "or" over both would use none. */
function ofNumber(tx: Tx, customerId: number, beginning: string) {
  const all = tx.selectFrom('loss_orders as n').select('n.loss_order_id').where('n.customer_id', '=', customerId).limit(MAX_NUMBERS);
  const own = all.where((is) => startsWithCapitals(is, 'n.loss_order_no', beginning));
  const source = all.where((is) => startsWithCapitals(is, 'n.source_no', beginning));
  return sql`(${own}) union all (${source})`;
}

function ofSku(tx: Tx, { customerId }: SkuScope, sku: string) {
  return tx
    .selectFrom('product_codes as c')
    .innerJoin('loss_order_lines as l', (on) => on.onRef('l.customer_id', '=', 'c.customer_id').onRef('l.product_id', '=', 'c.product_id'))
    .select('l.loss_order_id')
    .where('c.customer_id', '=', customerId)
    .where('c.code', '=', codeKey(sku));
}

export function stateCounts(tx: Tx, scope: SkuScope) {
  return countTabs(tx, lossStates, (state) => visible(tx, scope).where('o.state', '=', state).select('o.loss_order_id'));
}

export function lossOrder(tx: Tx, scope: SkuScope, lossOrderId: number) {
  return visible(tx, scope).where('o.loss_order_id', '=', lossOrderId).selectAll('o').executeTakeFirst();
}

/** Units each order is short of, in the scope: a supplier does not learn about other SKUs. */
export function differencesIn(tx: Tx, scope: SkuScope, ids: readonly number[]) {
  return tx
    .selectFrom('loss_order_lines as l')
    .select(['l.loss_order_id', sql<number>`sum(l.difference)::int`.as('difference')])
    .where('l.customer_id', '=', scope.customerId)
    .where(sql<boolean>`l.loss_order_id = any(${ids}::bigint[])`)
    .where(inSkuScope(scope, 'l.product_id'))
    .groupBy('l.loss_order_id')
    .execute();
}

/** Its lines in the scope, with the mark of each box. */
export function linesOf(tx: Tx, scope: SkuScope, lossOrderId: number) {
  return tx
    .selectFrom('loss_order_lines as l')
    .innerJoin('loss_orders as o', (on) => on.onRef('o.customer_id', '=', 'l.customer_id').onRef('o.loss_order_id', '=', 'l.loss_order_id'))
    .innerJoin('inbounds as i', (on) => on.onRef('i.customer_id', '=', 'o.customer_id').onRef('i.inbound_id', '=', 'o.source_id'))
    .where('l.customer_id', '=', scope.customerId)
    .where('l.loss_order_id', '=', lossOrderId)
    .where(inSkuScope(scope, 'l.product_id'))
    .selectAll('l')
    .select('i.code')
    .orderBy('l.box_no')
    .orderBy('l.sku')
    .execute();
}

export function imagesOf(tx: Tx, customerId: number, lossOrderId: number) {
  return tx
    .selectFrom('loss_order_images')
    .select('file_id')
    .where('customer_id', '=', customerId)
    .where('loss_order_id', '=', lossOrderId)
    .orderBy('created_at')
    .orderBy('file_id')
    .execute();
}

/** Photos the warehouse took of these boxes, or of the appointment as a whole, in the scope. */
export function photosOf(tx: Tx, scope: SkuScope, inboundId: number, boxNos: readonly number[]) {
  return tx
    .selectFrom('inbound_photos as p')
    .select(['p.file_id', 'p.caption', 'p.box_no'])
    .where('p.customer_id', '=', scope.customerId)
    .where('p.inbound_id', '=', inboundId)
    .where((is) => is.or([is('p.box_no', 'is', null), sql<boolean>`p.box_no = any(${boxNos}::int[])`]))
    .where(photoInScope(scope))
    .orderBy('p.photo_id')
    .limit(200)
    .execute();
}

/** The loss orders a file belongs to as a picture of a dispute. */
export function ordersOfImage(tx: Tx, customerId: number, fileId: string) {
  return tx
    .selectFrom('loss_order_images')
    .select('loss_order_id')
    .where('customer_id', '=', customerId)
    .where('file_id', '=', fileId)
    .execute();
}

export function lockLossOrder(tx: Tx, customerId: number, lossOrderId: number) {
  return tx
    .selectFrom('loss_orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('loss_order_id', '=', lossOrderId)
    .forUpdate()
    .executeTakeFirst();
}
export type LockedLossOrder = NonNullable<Awaited<ReturnType<typeof lockLossOrder>>>;

export async function writeLossOrder(
  tx: Tx,
  { customer_id, loss_order_id }: Pick<LockedLossOrder, 'customer_id' | 'loss_order_id'>,
  change: Updateable<Tables['loss_orders']>,
): Promise<void> {
  await tx
    .updateTable('loss_orders')
    .set(change)
    .where('customer_id', '=', customer_id)
    .where('loss_order_id', '=', loss_order_id)
    .execute();
}

/** Null when the number is taken; the caller tries another. */
export function insertLossOrder(tx: Tx, customer_id: number, row: Omit<Insertable<Tables['loss_orders']>, 'customer_id'>) {
  return tx
    .insertInto('loss_orders')
    .values({ customer_id, ...row })
    .onConflict((conflict) => conflict.columns(['customer_id', 'loss_order_no']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function insertLines(
  tx: Tx,
  customer_id: number,
  loss_order_id: number,
  lines: readonly Omit<Insertable<Tables['loss_order_lines']>, 'customer_id' | 'loss_order_id'>[],
): Promise<void> {
  await tx
    .insertInto('loss_order_lines')
    .values(lines.map((line) => ({ customer_id, loss_order_id, ...line })))
    .execute();
}

export async function insertImages(tx: Tx, customer_id: number, loss_order_id: number, fileIds: readonly string[], created_at: Date) {
  if (fileIds.length === 0) return;
  await tx
    .insertInto('loss_order_images')
    .values(fileIds.map((file_id) => ({ customer_id, loss_order_id, file_id, created_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Name, colour, size and the price of the appointment, for the lines of a loss order. */
export function factsOf(tx: Tx, customerId: number, inboundId: number, productIds: readonly number[]) {
  return tx
    .selectFrom('products as p')
    .leftJoin('inbound_lines as l', (on) =>
      on.onRef('l.customer_id', '=', 'p.customer_id').onRef('l.product_id', '=', 'p.product_id').on('l.inbound_id', '=', inboundId),
    )
    .select(['p.product_id', 'p.sku', 'p.product_name', 'p.color', 'p.size', 'l.purchase_price'])
    .where('p.customer_id', '=', customerId)
    .where(sql<boolean>`p.product_id = any(${productIds}::bigint[])`)
    .execute();
}

/** Whether a photo of the warehouse shows a box with a line in the scope, and nothing else. */
export async function isPhotoOf(tx: Tx, scope: SkuScope, fileId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('inbound_photos as p')
    .innerJoin('loss_orders as o', (on) => on.onRef('o.customer_id', '=', 'p.customer_id').onRef('o.source_id', '=', 'p.inbound_id'))
    .innerJoin('loss_order_lines as l', (on) =>
      on.onRef('l.customer_id', '=', 'o.customer_id').onRef('l.loss_order_id', '=', 'o.loss_order_id'),
    )
    .select('p.photo_id')
    .where('p.customer_id', '=', scope.customerId)
    .where('p.file_id', '=', fileId)
    .where((is) => is.or([is('p.box_no', 'is', null), is('p.box_no', '=', is.ref('l.box_no'))]))
    .where(inSkuScope(scope, 'l.product_id'))
    .where(photoInScope(scope))
    .executeTakeFirst();
  return row !== undefined;
}
