import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import { pageCounting, type Page } from '#server/kernel/page.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

type New = Omit<Insertable<Tables['order_interceptions']>, 'customer_id'>;
export type InterceptionRecord = Selectable<Tables['order_interceptions']>;

/** Nothing when the order has an open request already. */
export function insertInterception(tx: Tx, customerId: number, row: New) {
  return tx
    .insertInto('order_interceptions')
    .values({ ...row, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function interceptionsOfOrder(tx: Tx, customerId: number, orderId: number) {
  return tx
    .selectFrom('order_interceptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('order_id', '=', orderId)
    .orderBy('interception_id', 'desc')
    .execute();
}

export function openInterception(tx: Tx, customerId: number, orderId: number) {
  return tx
    .selectFrom('order_interceptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('order_id', '=', orderId)
    .where('outcome', 'is', null)
    .executeTakeFirst();
}

export async function writeInterception(
  tx: Tx,
  { customer_id, interception_id }: Pick<InterceptionRecord, 'customer_id' | 'interception_id'>,
  change: Updateable<Tables['order_interceptions']>,
): Promise<void> {
  await tx
    .updateTable('order_interceptions')
    .set(change)
    .where('customer_id', '=', customer_id)
    .where('interception_id', '=', interception_id)
    .execute();
}

/** How requests in this status and method ended. */
export async function oddsOf(tx: Tx, customerId: number, status: 'approved' | 'packaged', method: string) {
  return tx
    .selectFrom('order_interceptions')
    .select([sql<number>`count(*)`.as('asked'), sql<number>`count(*) filter (where outcome = 'accepted')`.as('accepted')])
    .where('customer_id', '=', customerId)
    .where('status', '=', status)
    .where('method', '=', method)
    .where('outcome', 'is not', null)
    .executeTakeFirstOrThrow();
}

type Filters = { is_open: 0 | 1; customer_id?: number | undefined; order_id?: number | undefined };

export function pageAcrossMerchants(tx: Tx, input: Page<'requested_at'> & Filters) {
  let rows = tx
    .selectFrom('order_interceptions as i')
    .innerJoin('orders as o', (on) => on.onRef('o.customer_id', '=', 'i.customer_id').onRef('o.order_id', '=', 'i.order_id'))
    .innerJoin('customers as c', 'c.customer_id', 'i.customer_id')
    .leftJoin('order_quotes as q', (on) =>
      on.onRef('q.customer_id', '=', 'o.customer_id').on(sql<boolean>`q.quote_id = coalesce(o.actual_quote_id, o.quote_id)`),
    )
    .where('i.outcome', input.is_open === 1 ? 'is' : 'is not', null);
  if (input.customer_id !== undefined) rows = rows.where('i.customer_id', '=', input.customer_id);
  if (input.order_id !== undefined) rows = rows.where('i.order_id', '=', input.order_id);
  const shown = rows
    .selectAll('i')
    .select(['o.order_no', 'o.status as order_status', 'c.name as customer_name', 'q.total as amount'])
    .select(
      sql<number>`(select sum(l.quantity) from order_lines l where l.customer_id = i.customer_id and l.order_id = i.order_id)`.as(
        'quantity',
      ),
    );
  return pageCounting(tx, shown, rows.select('i.interception_id'), input, { requested_at: 'i.requested_at' }, 'i.interception_id');
}
