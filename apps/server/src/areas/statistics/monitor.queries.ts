import { sql, type RawBuilder } from 'kysely';
import type { OrderStatus } from '@quayside/domain/orders/order-machine';
import type { Tx } from '#server/kernel/database.ts';

/** Whose orders: one merchant's, one account manager's customers, or everybody's. */
export type Whose = { readonly customerId: number } | { readonly managerId: number } | 'everybody';

function ownedByAcrossMerchants(whose: Whose): RawBuilder<unknown> {
  if (whose === 'everybody') return sql`true`;
  if ('customerId' in whose) return sql`customer_id = ${whose.customerId}`;
  return sql`customer_id = any(array(select c.customer_id from customers c where c.account_manager_id = ${whose.managerId}))`;
}

/** Statuses that are not over. */
const open = ['uploaded', 'approved', 'packaged', 'shipped', 'in_transit', 'pick_up', 'out_for_delivery', 'alert'] as const;
const isOpen = sql`deleted_at is null and status in ('uploaded', 'approved', 'packaged', 'shipped', 'in_transit', 'pick_up', 'out_for_delivery', 'alert')`;

export type OpenCount = { status: OrderStatus; count: number };

/** Orders that are not over, and of a merchant also those that wait for it. */
export async function openCountsAcrossMerchants(tx: Tx, whose: Whose): Promise<OpenCount[]> {
  const { rows } = await sql<OpenCount>`
    select status, count(*)::int as count from orders where ${ownedByAcrossMerchants(whose)} and ${isOpen} group by status`.execute(tx);
  return open.map((status) => ({ status, count: rows.find((row) => row.status === status)?.count ?? 0 }));
}

export type OnTheWay = { method: string; days: number; count: number };

/** Parcels on their way by method and whole days since the shipment. */
export async function onTheWayAcrossMerchants(tx: Tx, whose: Whose, now: Date): Promise<OnTheWay[]> {
  const { rows } = await sql<OnTheWay>`
    select method, floor(extract(epoch from ${now}::timestamptz - shipped_at) / 86400)::int as days, count(*)::int as count
      from orders where ${ownedByAcrossMerchants(whose)} and ${isOpen} and status in ('shipped', 'in_transit', 'pick_up', 'out_for_delivery')
     group by 1, 2`.execute(tx);
  return rows;
}

export async function exceptionCountsAcrossMerchants(tx: Tx, whose: Whose, now: Date) {
  const { rows } = await sql<{ awaiting_reply: number; overdue: number; replied: number }>`
    select (count(*) filter (where state = 'awaiting_reply'))::int as awaiting_reply,
           (count(*) filter (where state = 'awaiting_reply' and deadline < ${now}))::int as overdue,
           (count(*) filter (where state = 'replied'))::int as replied
      from order_exceptions where ${ownedByAcrossMerchants(whose)} and state <> 'resolved'`.execute(tx);
  return rows[0] ?? { awaiting_reply: 0, overdue: 0, replied: 0 };
}

export async function inboundCountsAcrossMerchants(tx: Tx, whose: Whose, today: string) {
  const { rows } = await sql<{ to_confirm: number; on_the_way: number; arriving_today: number; in_warehouse: number }>`
    select (count(*) filter (where bill_status = 'submitted'))::int as to_confirm,
           (count(*) filter (where bill_status = 'confirmed' and arrived_at is null))::int as on_the_way,
           (count(*) filter (where bill_status = 'confirmed' and arrived_at is null and arrival_date = ${today}::date))::int as arriving_today,
           (count(*) filter (where bill_status = 'confirmed' and arrived_at is not null and completed_at is null))::int as in_warehouse
      from inbounds where ${ownedByAcrossMerchants(whose)} and deleted_at is null and bill_status in ('submitted', 'confirmed') and completed_at is null`.execute(
    tx,
  );
  return rows[0] ?? { to_confirm: 0, on_the_way: 0, arriving_today: 0, in_warehouse: 0 };
}

/** A merchant's own tasks; for staff the whole queue. */
export async function jobCounts(tx: Tx, whose: Whose) {
  const mine = whose !== 'everybody' && 'customerId' in whose ? sql`customer_id = ${whose.customerId} and is_task` : sql`true`;
  const { rows } = await sql<{ waiting: number; running: number; failed: number }>`
    select (count(*) filter (where state = 'waiting'))::int as waiting, (count(*) filter (where state = 'running'))::int as running,
           (count(*) filter (where state = 'dead'))::int as failed
      from jobs where state in ('waiting', 'running', 'dead') and ${mine}`.execute(tx);
  return rows[0] ?? { waiting: 0, running: 0, failed: 0 };
}
