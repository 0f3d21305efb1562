import { sql } from 'kysely';
import type { BillStatus } from '@quayside/domain/inbound/inbound-machine';
import { readBoxMark } from '@quayside/domain/inbound/inbound-rules';
import { inSkuScope } from '#server/areas/products/products.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import { countOf, startsWithCapitals, type Page } from '#server/kernel/page.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import { productOf } from './inbound-list.queries.ts';
import { boxInScope, visible } from './inbound.queries.ts';

const boxColumns = [
  'i.inbound_id',
  'i.inbound_no',
  'i.code',
  'i.bill_status',
  'i.warehouse_id',
  'i.box_quantity',
  'b.box_no',
  'b.state',
  'b.weight_kg',
  'b.length_cm',
  'b.width_cm',
  'b.height_cm',
  'b.measured_weight_kg',
  'b.measured_length_cm',
  'b.measured_width_cm',
  'b.measured_height_cm',
] as const;

function boxes(tx: Tx, scope: SkuScope) {
  return visible(tx, scope)
    .innerJoin('inbound_boxes as b', (on) => on.onRef('b.customer_id', '=', 'i.customer_id').onRef('b.inbound_id', '=', 'i.inbound_id'))
    .where(boxInScope(scope));
}

type Filters = {
  inbound_id?: number | undefined;
  bill_status?: BillStatus | undefined;
  number?: string | undefined;
  sku?: string | undefined;
};

/** Newest appointments first, the boxes of each in their order. */
export async function boxPage(tx: Tx, scope: SkuScope, input: Page<'inbound_id'> & Filters) {
  const { inbound_id, bill_status, number, sku } = input;
  let rows = boxes(tx, scope);
  if (inbound_id !== undefined) rows = rows.where('i.inbound_id', '=', inbound_id);
  if (bill_status) rows = rows.where('i.bill_status', '=', bill_status);
  const mark = number ? readBoxMark(number) : null;
  if (mark) rows = rows.where('i.code', '=', mark.code).where('b.box_no', '=', mark.box_no);
  else if (number) rows = rows.where((is) => startsWithCapitals(is, 'i.inbound_no', number));
  if (sku) {
    const productId = await productOf(tx, scope, sku);
    rows = rows.where(sql<boolean>`(b.inbound_id, b.box_no) in (
      select x.inbound_id, x.box_no from inbound_box_items x where x.customer_id = ${scope.customerId} and x.product_id = ${productId})`);
  }
  const list = await rows
    .select(boxColumns)
    .orderBy('i.inbound_id', input.order)
    .orderBy('b.box_no')
    .limit(input.limit)
    .offset((input.page - 1) * input.limit)
    .execute();
  return { list, count: await countOf(tx, rows, input, list.length) };
}

/** All boxes of an appointment in the scope, or those with these numbers. */
export function boxesOf(tx: Tx, scope: SkuScope, inboundId: number, boxNos?: readonly number[]) {
  let rows = boxes(tx, scope).where('i.inbound_id', '=', inboundId);
  if (boxNos) rows = rows.where(sql<boolean>`b.box_no = any(${boxNos}::int[])`);
  return rows.select(boxColumns).orderBy('b.box_no').execute();
}

type Item = {
  inbound_id: number;
  box_no: number;
  product_id: number;
  sku: string;
  product_name: string;
  quantity: number;
  received: number | null;
  broken: number;
  qualified: number | null;
  shelved: number;
};

/** The content of these boxes, by SKU. */
export async function itemsOfBoxes(
  tx: Tx,
  scope: SkuScope,
  keys: readonly { readonly inbound_id: number; readonly box_no: number }[],
): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select x.inbound_id, x.box_no, x.product_id, p.sku, p.product_name, x.quantity, x.received, x.broken, x.qualified, x.shelved
      from unnest(${keys.map((key) => key.inbound_id)}::bigint[], ${keys.map((key) => key.box_no)}::int[]) w (inbound_id, box_no)
      join inbound_box_items x on x.customer_id = ${scope.customerId} and x.inbound_id = w.inbound_id and x.box_no = w.box_no
      join products p on p.customer_id = ${scope.customerId} and p.product_id = x.product_id
     where ${inSkuScope(scope, 'x.product_id')}
     order by x.inbound_id, x.box_no, p.sku`.execute(tx);
  return rows;
}
