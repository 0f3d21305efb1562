import type { ConsumableLine } from '@quayside/contract/consumables/consumables.schemas';
import { sql, type Insertable } from 'kysely';
import type { OrderInput } from '@quayside/contract/orders/orders.schemas';
import { send, type Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

type Row = Insertable<Tables['orders']>;
export type OrderFields = Pick<Row, 'updated_at'> &
  Omit<OrderInput, 'order_id' | 'updated_at' | 'lines' | 'consumables' | 'services'> &
  Partial<Pick<Row, 'quote_id'>>;
type NewOrder = OrderFields & Pick<Row, 'order_no' | 'account_id' | 'created_at'>;

/** Undefined when either number is taken; waits for a concurrent insert of the same number. */
export function insertOrder(tx: Tx, customerId: number, row: NewOrder) {
  return tx
    .insertInto('orders')
    .values({ ...row, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
}

export async function writeOrder(tx: Tx, customerId: number, orderId: number, change: OrderFields): Promise<void> {
  await tx.updateTable('orders').set(change).where('customer_id', '=', customerId).where('order_id', '=', orderId).execute();
}

export type Line = { readonly product_id: number; readonly product_name: string; readonly unit_price: string; readonly quantity: number };

/** Takes lines, packaging and services from an order that is changed; a new one has none. */
export async function clearParts(tx: Tx, customerId: number, orderId: number): Promise<void> {
  const of = sql`where customer_id = ${customerId} and order_id = ${orderId}`;
  await send(
    tx,
    sql`with packaging as (delete from order_consumables ${of}), services as (delete from order_services ${of}) delete from order_lines ${of}`,
  );
}

/** The lines of an order that has none, in the given order. */
export async function insertLines(tx: Tx, customerId: number, orderId: number, lines: readonly Line[]): Promise<void> {
  const rows = lines.map(({ product_id, product_name, unit_price, quantity }, at) => ({
    customer_id: customerId,
    order_id: orderId,
    line_no: at + 1,
    product_id,
    product_name,
    unit_price,
    quantity,
  }));
  await send(tx, tx.insertInto('order_lines').values(rows));
}

export async function insertPackaging(tx: Tx, customerId: number, orderId: number, packaging: readonly ConsumableLine[]): Promise<void> {
  if (packaging.length === 0) return;
  const rows = packaging.map(({ consumable_id, quantity }) => ({ customer_id: customerId, order_id: orderId, consumable_id, quantity }));
  await send(tx, tx.insertInto('order_consumables').values(rows));
}

export type OrderChange = Partial<
  Pick<
    Row,
    | 'status'
    | 'method'
    | 'quote_id'
    | 'submitted_at'
    | 'verified_at'
    | 'verified_by'
    | 'verified_by_id'
    | 'error_reason'
    | 'error_template'
    | 'error_fields'
    | 'canceled_at'
    | 'deleted_at'
    | 'updated_at'
    | 'state'
    | 'city'
    | 'postal_code'
    | 'house_number'
    | 'address1'
    | 'address2'
    | 'phone'
    | 'processing'
    | 'alert_from'
    | 'waybill_no'
    | 'tracking_no'
    | 'last_mile_no'
    | 'parcel_weight_g'
    | 'parcel_length_cm'
    | 'parcel_width_cm'
    | 'parcel_height_cm'
    | 'actual_quote_id'
    | 'packed_at'
    | 'packed_by'
    | 'shipped_at'
    | 'delivered_at'
    | 'expires_on'
  >
>;

/** Changes orders that are locked. */
export async function changeOrders(tx: Tx, customerId: number, orderIds: readonly number[], change: OrderChange): Promise<void> {
  if (orderIds.length === 0) return;
  await send(tx, tx.updateTable('orders').set(change).where('customer_id', '=', customerId).where('order_id', 'in', orderIds));
}
