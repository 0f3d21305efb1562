import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import { workStates, type WorkState, type WorkType } from '@quayside/domain/work-orders/work-rules';
import { idsInScope, inSkuScope } from '#server/areas/products/products.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageQuery, startsWithCapitals, type Page } from '#server/kernel/page.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

/** The work orders with at least one line in the scope. */
function visible(tx: Tx, { customerId, skuScope }: SkuScope) {
  const rows = tx.selectFrom('work_orders as o').where('o.customer_id', '=', customerId);
  if (skuScope === null) return rows;
  const own = tx
    .selectFrom('work_order_lines as l')
    .select('l.work_order_id')
    .where('l.customer_id', '=', customerId)
    .where(sql<boolean>`l.product_id = any(${idsInScope({ customerId, skuScope })})`);
  return rows.where('o.work_order_id', 'in', own);
}

export type WorkFilters = {
  type?: WorkType | undefined;
  state?: WorkState | undefined;
  number?: string | undefined;
  warehouse_id?: number | undefined;
};

export function workOrderPage(tx: Tx, scope: SkuScope, input: Page<'work_order_id'> & WorkFilters) {
  let rows = visible(tx, scope);
  if (input.type) rows = rows.where('o.type', '=', input.type);
  if (input.state) rows = rows.where('o.state', '=', input.state);
  if (input.warehouse_id !== undefined) rows = rows.where('o.warehouse_id', '=', input.warehouse_id);
  if (input.number) {
    const { number } = input;
    rows = rows.where((is) => startsWithCapitals(is, 'o.work_order_no', number));
  }
  return pageQuery(tx, rows.selectAll('o'), input, { work_order_id: 'o.work_order_id' });
}

export function stateCounts(tx: Tx, scope: SkuScope) {
  return countTabs(tx, workStates, (state) => visible(tx, scope).where('o.state', '=', state).select('o.work_order_id'));
}

export function workOrder(tx: Tx, scope: SkuScope, workOrderId: number) {
  return visible(tx, scope).where('o.work_order_id', '=', workOrderId).selectAll('o').executeTakeFirst();
}

/** SKUs and units of each work order in the scope: a supplier does not learn about other SKUs. */
export function sumsIn(tx: Tx, scope: SkuScope, ids: readonly number[]) {
  return tx
    .selectFrom('work_order_lines as l')
    .select(['l.work_order_id', sql<number>`count(*)::int`.as('skus'), sql<number>`sum(l.quantity)::int`.as('units')])
    .where('l.customer_id', '=', scope.customerId)
    .where(sql<boolean>`l.work_order_id = any(${ids}::bigint[])`)
    .where(inSkuScope(scope, 'l.product_id'))
    .groupBy('l.work_order_id')
    .execute();
}

export function linesOf(tx: Tx, scope: SkuScope, workOrderId: number) {
  return tx
    .selectFrom('work_order_lines as l')
    .innerJoin('products as p', (on) => on.onRef('p.customer_id', '=', 'l.customer_id').onRef('p.product_id', '=', 'l.product_id'))
    .select(['l.product_id', 'p.sku', 'p.product_name', 'l.quantity', 'l.done_quantity', 'l.remark'])
    .where('l.customer_id', '=', scope.customerId)
    .where('l.work_order_id', '=', workOrderId)
    .where(inSkuScope(scope, 'l.product_id'))
    .orderBy('l.line_no')
    .execute();
}

/** Photos of SKUs in the scope; those of the whole order only for whoever sees all of it. */
export function photosOf(tx: Tx, scope: SkuScope, workOrderId: number) {
  return tx
    .selectFrom('work_order_photos as f')
    .leftJoin('products as p', (on) => on.onRef('p.customer_id', '=', 'f.customer_id').onRef('p.product_id', '=', 'f.product_id'))
    .select(['f.file_id', 'f.product_id', 'p.sku', 'f.created_at'])
    .where('f.customer_id', '=', scope.customerId)
    .where('f.work_order_id', '=', workOrderId)
    .where(inSkuScope(scope, 'f.product_id'))
    .orderBy('f.created_at')
    .orderBy('f.file_id')
    .execute();
}

export function eventsOf(tx: Tx, customerId: number, workOrderId: number) {
  return tx
    .selectFrom('work_order_events')
    .select(['kind', 'actor_kind', 'actor_name', 'created_at'])
    .where('customer_id', '=', customerId)
    .where('work_order_id', '=', workOrderId)
    .orderBy('event_id')
    .execute();
}

export async function skuOf(tx: Tx, customerId: number, productId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('products')
    .select('sku')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.sku ?? null;
}

/** For the demo, which knows SKUs. */
export async function productOfSku(tx: Tx, customerId: number, sku: string): Promise<number> {
  const row = await tx
    .selectFrom('products')
    .select('product_id')
    .where('customer_id', '=', customerId)
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return row.product_id;
}

export function lockWorkOrder(tx: Tx, customerId: number, workOrderId: number) {
  return tx
    .selectFrom('work_orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('work_order_id', '=', workOrderId)
    .forUpdate()
    .executeTakeFirst();
}
export type LockedWorkOrder = NonNullable<Awaited<ReturnType<typeof lockWorkOrder>>>;
type Key = Pick<LockedWorkOrder, 'customer_id' | 'work_order_id'>;

export async function writeWorkOrder(tx: Tx, { customer_id, work_order_id }: Key, change: Updateable<Tables['work_orders']>) {
  await tx
    .updateTable('work_orders')
    .set(change)
    .where('customer_id', '=', customer_id)
    .where('work_order_id', '=', work_order_id)
    .execute();
}

/** Undefined when the number is taken; the caller tries another. */
export function insertWorkOrder(tx: Tx, customer_id: number, row: Omit<Insertable<Tables['work_orders']>, 'customer_id'>) {
  return tx
    .insertInto('work_orders')
    .values({ customer_id, ...row })
    .onConflict((conflict) => conflict.columns(['customer_id', 'work_order_no']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function insertLines(
  tx: Tx,
  { customer_id, work_order_id }: Key,
  lines: readonly { readonly product_id: number; readonly quantity: number }[],
) {
  const rows = lines.map(({ product_id, quantity }, index) => ({ customer_id, work_order_id, line_no: index + 1, product_id, quantity }));
  await tx.insertInto('work_order_lines').values(rows).execute();
}

type Result = { readonly product_id: number; readonly done_quantity: number; readonly remark: string };

export async function writeResults(tx: Tx, { customer_id, work_order_id }: Key, results: readonly Result[]) {
  for (const { product_id, done_quantity, remark } of results)
    await tx
      .updateTable('work_order_lines')
      .set({ done_quantity, remark })
      .where('customer_id', '=', customer_id)
      .where('work_order_id', '=', work_order_id)
      .where('product_id', '=', product_id)
      .execute();
}

export async function insertPhoto(tx: Tx, key: Key, photo: { file_id: string; product_id: number | null; created_at: Date }) {
  const { customer_id, work_order_id } = key;
  await tx
    .insertInto('work_order_photos')
    .values({ customer_id, work_order_id, ...photo })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertEvent(tx: Tx, customer_id: number, event: Omit<Insertable<Tables['work_order_events']>, 'customer_id'>) {
  await tx
    .insertInto('work_order_events')
    .values({ customer_id, ...event })
    .execute();
}

/** Open work orders a product is in, as a component or as the bundle: the newest few for each product. */
export function workOrderUses(tx: Tx, customerId: number, productIds: readonly number[]) {
  return tx
    .selectFrom('work_orders as o')
    .leftJoin('work_order_lines as l', (on) =>
      on.onRef('l.customer_id', '=', 'o.customer_id').onRef('l.work_order_id', '=', 'o.work_order_id'),
    )
    .innerJoin(sql<{ product_id: number }>`unnest(${productIds}::bigint[])`.as<'p'>(sql`p(product_id)`), (on) =>
      on.on(sql<boolean>`p.product_id in (l.product_id, o.bundle_product_id)`),
    )
    .select([
      sql.lit('orders' as const).as('kind'),
      'p.product_id',
      sql<string[]>`(array_agg(distinct o.work_order_no))[1:3]`.as('order_nos'),
    ])
    .where('o.customer_id', '=', customerId)
    .where('o.state', 'in', ['submitted', 'in_progress'])
    .groupBy('p.product_id')
    .execute();
}
