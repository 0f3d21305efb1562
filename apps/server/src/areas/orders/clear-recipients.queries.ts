import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';

/** Everything of an order that names a person or a place below the country. */
const personalColumns = [
  'first_name',
  'last_name',
  'phone',
  'email',
  'id_number',
  'company',
  'state',
  'city',
  'postal_code',
  'house_number',
  'address1',
  'address2',
  'address3',
  'remark',
] as const;

type By = { readonly actor_kind: string; readonly actor_name: string };

/** Clears the recipients of orders that are locked, the postcode in their quotes, and adds the timeline entry. One that is cleared stays as it is. */
export async function clearRecipientsOf(tx: Tx, customerId: number, orderIds: readonly number[], now: Date, by: By): Promise<void> {
  const ids = [...orderIds];
  const empty = sql.join(personalColumns.map((column) => sql`${sql.ref(column)} = ''`));
  await sql`
    with cleared as (
      update orders set ${empty}, recipient_cleared_at = ${now}, updated_at = greatest(${now}, updated_at + interval '1 millisecond')
       where customer_id = ${customerId} and order_id = any(${ids}::bigint[]) and recipient_cleared_at is null
      returning order_id
    ), quotes as (
      update order_quotes q set input = jsonb_set(q.input, '{destination,postal_code}', '""', false)
        from cleared where q.customer_id = ${customerId} and q.order_id = cleared.order_id
    )
    insert into order_events (customer_id, order_id, kind, actor_kind, actor_name, created_at)
    select ${customerId}, order_id, 'recipient_cleared', ${by.actor_kind}, ${by.actor_name}, ${now} from cleared`.execute(tx);
}

/** The next orders shipped before a moment that still have a recipient, locked by id order, to avoid deadlocks. Deleted ones too. */
export async function lockShippedAcrossMerchants(tx: Tx, until: Date, limit: number) {
  const { rows } = await sql<{ customer_id: number; order_id: number }>`
    select customer_id, order_id from orders
     where (customer_id, order_id) in (
       select customer_id, order_id from orders where recipient_cleared_at is null and shipped_at is not null and shipped_at < ${until}
        order by shipped_at limit ${limit})
     order by customer_id, order_id for no key update`.execute(tx);
  return rows;
}
