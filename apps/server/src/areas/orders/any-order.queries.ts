import type { Selectable } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

export type AnyOrder = Selectable<Tables['orders']>;

/** An order of any merchant, locked, for staff and jobs. Deleted ones are not found. */
export function lockOrderAcrossMerchants(tx: Tx, customerId: number, orderId: number): Promise<AnyOrder | undefined> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('order_id', '=', orderId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function orderAcrossMerchants(tx: Tx, customerId: number, orderId: number): Promise<AnyOrder | undefined> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('order_id', '=', orderId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
