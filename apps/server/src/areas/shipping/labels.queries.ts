import { sql, type Updateable } from 'kysely';
import type { CarrierService } from '@quayside/domain/basic-config/carrier-services';
import type { Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import type { CustomsLine } from '#server/ports/carrier/port.ts';

export type Key = { readonly customer_id: number; readonly order_id: number };

export async function insertLabel(
  tx: Tx,
  { customer_id, order_id }: Key,
  row: CarrierService & { readonly label_key: string; readonly requested_at: Date },
): Promise<void> {
  await tx
    .insertInto('parcel_labels')
    .values({ customer_id, order_id, ...row })
    .execute();
}

/** The label of a parcel; none when its method's labels are our own. */
export function labelOf(tx: Tx, { customer_id, order_id }: Key) {
  return tx
    .selectFrom('parcel_labels')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
}

/** The same, locked; after its order (decision 0004). */
export function lockLabel(tx: Tx, { customer_id, order_id }: Key) {
  return tx
    .selectFrom('parcel_labels')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('order_id', '=', order_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function writeLabel(tx: Tx, { customer_id, order_id }: Key, change: Updateable<Tables['parcel_labels']>): Promise<void> {
  await tx.updateTable('parcel_labels').set(change).where('customer_id', '=', customer_id).where('order_id', '=', order_id).execute();
}

/** What customs must know, and the country the parcel leaves from. */
export async function customsOf(tx: Tx, { customer_id, order_id }: Key): Promise<{ from: string; lines: CustomsLine[] }> {
  const { rows } = await sql<{ from: string; lines: CustomsLine[] }>`
    select w.country as "from",
      (select jsonb_agg(jsonb_build_object('description', coalesce(nullif(p.name_en, ''), l.product_name), 'sku', p.sku, 'quantity', l.quantity,
                'value', p.declared_value::text, 'hs_code', p.hs_code, 'origin', p.origin_country) order by l.line_no)
         from order_lines l join products p on p.customer_id = l.customer_id and p.product_id = l.product_id
        where l.customer_id = o.customer_id and l.order_id = o.order_id) as lines
      from orders o join warehouses w using (warehouse_id)
     where o.customer_id = ${customer_id} and o.order_id = ${order_id}`.execute(tx);
  return rows[0] ?? { from: '', lines: [] };
}

const LONGEST_WAITING = 100;
/** Also of orders the merchant has deleted since: the money is the provider's. */
export function refusedVoidsAcrossMerchants(tx: Tx) {
  return (
    tx
      .selectFrom('parcel_labels as b')
      .innerJoin('orders as o', (on) => on.onRef('o.customer_id', '=', 'b.customer_id').onRef('o.order_id', '=', 'b.order_id'))
      .innerJoin('customers as c', 'c.customer_id', 'b.customer_id')
      .select(['b.customer_id', 'c.name as customer_name', 'b.order_id', 'o.order_no', 'o.waybill_no', 'b.tracking_no'])
      // A refused void was requested: the table's own check.
      .select(['b.void_reason as reason', sql<Date>`b.void_requested_at`.as('requested_at')])
      .where('b.void_state', '=', 'refused')
      .orderBy('b.void_requested_at')
      .limit(LONGEST_WAITING)
      .execute()
  );
}
