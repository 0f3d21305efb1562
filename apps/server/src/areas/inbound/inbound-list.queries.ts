import { sql, type Expression, type SqlBool } from 'kysely';
import { billStatuses, type auditStatuses, type BillStatus, type InboundStage } from '@quayside/domain/inbound/inbound-machine';
import { codeKey } from '@quayside/domain/products/product-rules';
import { inSkuScope } from '#server/areas/products/products.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import { startOfDay } from '#server/kernel/days.ts';
import { countTabs, pageCounting, startsWithCapitals, type Page } from '#server/kernel/page.ts';
import { pairs } from '#server/kernel/pairs.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import { boxInScope, visible, type Visible } from './inbound.queries.ts';

/** Up to this many ids are passed inline; more matches are found faster by scanning the list in its order. */
const MAX_INLINE_IDS = 1000;
/** Up to this many are still faster to find by id and then sort. */
const MAX_SORTED_IDS = 20_000;

export const rowColumns = [
  'i.inbound_id',
  'i.inbound_no',
  'i.original_no',
  'i.warehouse_id',
  'i.bill_status',
  'i.audit_status',
  'i.stage',
  'i.shipping_method',
  'i.carrier',
  'i.tracking_numbers',
  'i.plate',
  'i.arrival_date',
  'i.arrival_period',
  'i.proposed_date',
  'i.proposed_period',
  'i.volume_m3',
  'i.sku_quantity',
  'i.box_quantity',
  'i.reservation_quantity',
  'i.effective_quantity',
  'i.loss_order_nos',
  'i.created_by',
  'i.created_at',
  'i.updated_at',
  'i.submitted_at',
  'i.shelved_at',
] as const;

export type Filters = {
  bill_status?: BillStatus | undefined;
  audit_status?: (typeof auditStatuses)[number] | undefined;
  stage?: InboundStage | undefined;
  number?: string | undefined;
  tracking?: string | undefined;
  sku?: string | undefined;
  warehouse_id?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

function filtered(rows: Visible, { bill_status, audit_status, stage, warehouse_id, from, to }: Filters): Visible {
  let some = rows;
  if (bill_status) some = some.where('i.bill_status', '=', bill_status);
  if (audit_status) some = some.where('i.audit_status', '=', audit_status);
  if (stage) some = some.where('i.stage', '=', stage);
  if (warehouse_id !== undefined) some = some.where('i.warehouse_id', '=', warehouse_id);
  if (from) some = some.where('i.created_at', '>=', startOfDay(from));
  if (to) some = some.where('i.created_at', '<', startOfDay(to, 1));
  return some;
}

/** The visible appointments of a list: a scope with few of a merchant's many looks those up first instead of scanning all. */
async function listed(tx: Tx, scope: SkuScope): Promise<Visible> {
  const rows = visible(tx, scope);
  if (scope.skuScope === null) return rows;
  const some = await tx
    .selectFrom('inbound_lines as l')
    .select('l.inbound_id')
    .where('l.customer_id', '=', scope.customerId)
    .where(inSkuScope(scope, 'l.product_id'))
    .limit(MAX_INLINE_IDS + 1)
    .execute();
  return some.length > MAX_INLINE_IDS ? rows : rows.where(isOneOf(some.map((row) => row.inbound_id)));
}

function isOneOf(ids: readonly number[]): Expression<SqlBool> {
  return sql<SqlBool>`i.inbound_id = any(${ids}::bigint[])`;
}

async function found(tx: Tx, scope: SkuScope, input: Filters): Promise<Visible> {
  let rows = filtered(await listed(tx, scope), input);
  const { number, sku, tracking } = input;
  if (number) rows = rows.where(await beginsLike(tx, scope.customerId, number));
  if (sku) rows = rows.where(hasSku(await productOf(tx, scope, sku), scope.customerId));
  if (tracking) rows = rows.where(isOneOf(await idsOfTracking(tx, scope, tracking)));
  return rows;
}

/** The rows of the open API's list, in no order yet. */
export async function openRows(tx: Tx, scope: SkuScope, input: Filters) {
  return (await found(tx, scope, input)).select(rowColumns);
}

export async function inboundPage(tx: Tx, scope: SkuScope, input: Page<'inbound_id' | 'arrival_date'> & Filters) {
  const rows = await found(tx, scope, input);
  // Ids grow with time. Within a date range the index on created_at finds the newest without scanning back from today.
  const isDated = input.from !== undefined || input.to !== undefined;
  const columns = { inbound_id: isDated ? 'i.created_at' : 'i.inbound_id', arrival_date: 'i.arrival_date' };
  // Counted in that order too: without it the planner scans the table from its oldest row.
  const counted = isDated ? rows.orderBy('i.created_at', 'desc') : rows;
  return pageCounting(tx, rows.select(rowColumns), counted.select('i.inbound_id'), input, columns, 'i.inbound_id');
}

/** By the number's own index; a beginning with very many matches is found faster by scanning the list in its order. */
async function beginsLike(tx: Tx, customerId: number, beginning: string): Promise<Expression<SqlBool>> {
  const some = tx
    .selectFrom('inbounds as n')
    .select('n.inbound_id')
    .where('n.customer_id', '=', customerId)
    .where('n.deleted_at', 'is', null)
    .where((is) => startsWithCapitals(is, 'n.inbound_no', beginning))
    .limit(MAX_SORTED_IDS + 1);
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${some}) found`.execute(tx);
  if ((rows[0]?.count ?? 0) <= MAX_SORTED_IDS) return sql<SqlBool>`i.inbound_id = any(array(${some}))`;
  return sql<SqlBool>`starts_with(i.inbound_no, ${beginning.toUpperCase()})`;
}

/** The product with this SKU or alias, if it is in the scope; 0 when there is none. */
export async function productOf(tx: Tx, scope: SkuScope, code: string): Promise<number> {
  const found = await tx
    .selectFrom('product_codes as k')
    .select('k.product_id')
    .where('k.customer_id', '=', scope.customerId)
    .where('k.code', '=', codeKey(code))
    .where(inSkuScope(scope, 'k.product_id'))
    .executeTakeFirst();
  return found?.product_id ?? 0;
}

function hasSku(productId: number, customerId: number): Expression<SqlBool> {
  return sql<SqlBool>`i.inbound_id in (
    select g.inbound_id from inbound_lines g where g.customer_id = ${customerId} and g.product_id = ${productId})`;
}

/** By tracking number and by plate, each with its own index. A limited viewer is not shown the plate, so cannot search by it. */
async function idsOfTracking(tx: Tx, { customerId, skuScope }: SkuScope, wanted: string): Promise<number[]> {
  const { rows } = await sql<{ inbound_id: number }>`
    select inbounds_with_tracking(${wanted}) as inbound_id
    union select inbound_id from inbounds where customer_id = ${customerId} and deleted_at is null and plate <> ''
       and plate = ${skuScope === null ? wanted : ''}
    limit ${MAX_INLINE_IDS}`.execute(tx);
  return rows.map((row) => row.inbound_id);
}

/** Number of appointments per status, each counted up to the list's limit, in one query. */
export async function statusCounts(tx: Tx, scope: SkuScope) {
  const all = await listed(tx, scope);
  return countTabs(tx, billStatuses, (status) => all.where('i.bill_status', '=', status));
}

type Good = { inbound_id: number; sku: string; quantity: number; image_file_id: string | null; deleted_at: Date | null };

type InboundKey = { readonly customer_id: number; readonly inbound_id: number };

/** The first lines of each of these appointments: one query for a whole page, by the primary key. */
export function goodsOf(tx: Tx, scope: SkuScope, inboundIds: readonly number[], first: number): Promise<Good[]> {
  const keys = inboundIds.map((inbound_id) => ({ customer_id: scope.customerId, inbound_id }));
  return goodsOfAcrossMerchants(tx, keys, first, inSkuScope(scope, 'l.product_id'));
}

export async function goodsOfAcrossMerchants(
  tx: Tx,
  inbounds: readonly InboundKey[],
  first: number,
  isVisible: Expression<SqlBool> = sql`true`,
): Promise<Good[]> {
  const { rows } = await sql<Good>`
    select w.inbound_id, g.sku, g.quantity, g.image_file_id, g.deleted_at
      from (${pairs(inbounds, 'inbound_id')}) w (customer_id, inbound_id)
      cross join lateral (
        select l.line_no, l.quantity, p.sku, p.image_file_id, p.deleted_at
          from inbound_lines l join products p on p.customer_id = l.customer_id and p.product_id = l.product_id
         where l.customer_id = w.customer_id and l.inbound_id = w.inbound_id and ${isVisible}
         order by l.line_no limit ${first}) g
     order by w.inbound_id, g.line_no`.execute(tx);
  return rows;
}

type Sums = { inbound_id: number; sku_quantity: number; box_quantity: number; reservation_quantity: number; effective_quantity: number };

/** The sums of these appointments over the scope's own lines and boxes. */
export async function sumsInScope(tx: Tx, scope: SkuScope, inboundIds: readonly number[]): Promise<Sums[]> {
  const { customerId } = scope;
  const { rows } = await sql<Sums>`
    select w.inbound_id, l.sku_quantity, l.reservation_quantity, x.effective_quantity, b.box_quantity
      from unnest(${inboundIds}::bigint[]) w (inbound_id)
      cross join lateral (select count(*) as sku_quantity, coalesce(sum(l.quantity), 0) as reservation_quantity from inbound_lines l
        where l.customer_id = ${customerId} and l.inbound_id = w.inbound_id and ${inSkuScope(scope, 'l.product_id')}) l
      cross join lateral (select coalesce(sum(x.shelved), 0) as effective_quantity from inbound_box_items x
        where x.customer_id = ${customerId} and x.inbound_id = w.inbound_id and ${inSkuScope(scope, 'x.product_id')}) x
      cross join lateral (select count(*) as box_quantity from inbound_boxes b
        where b.customer_id = ${customerId} and b.inbound_id = w.inbound_id and ${boxInScope(scope)}) b`.execute(tx);
  return rows;
}
