import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';

/** Counted up to here, like the tabs of a list. */
const COUNTED = 1001;

async function exists(tx: Tx, rows: RawBuilder<unknown>): Promise<boolean> {
  const found = await sql<{ yes: boolean }>`select exists (${rows}) as yes`.execute(tx);
  return found.rows[0]?.yes ?? false;
}

export function hasInbound(tx: Tx, customerId: number): Promise<boolean> {
  return exists(tx, sql`select 1 from inbounds where customer_id = ${customerId} and deleted_at is null`);
}

const reached = {
  submitted: sql`status in ('uploaded', 'approved', 'packaged', 'shipped', 'in_transit', 'pick_up', 'out_for_delivery', 'delivered', 'alert', 'expired')`,
  shipped: sql`shipped_at is not null`,
  delivered: sql`status = 'delivered'`,
} as const;

/** Whether an order came so far. */
export function hasOrder(tx: Tx, customerId: number, far: keyof typeof reached): Promise<boolean> {
  return exists(tx, sql`select 1 from orders where customer_id = ${customerId} and deleted_at is null and ${reached[far]}`);
}

/** How many things are in each step now. */
export async function stepCounts(tx: Tx, customerId: number) {
  const counted = (rows: RawBuilder<unknown>) => sql`(select count(*) from (${rows} limit ${COUNTED}) counted)`;
  const orders = (statuses: readonly string[]) =>
    counted(sql`select 1 from orders where customer_id = ${customerId} and deleted_at is null and status = any(${statuses}::text[])`);
  const { rows } = await sql<Record<'create_sku' | 'create_receiving' | 'top_up' | 'ship_order' | 'in_transit' | 'sign_for', number>>`
    select ${counted(sql`select 1 from products where customer_id = ${customerId} and deleted_at is null`)} as create_sku,
           ${counted(sql`select 1 from inbounds where customer_id = ${customerId} and deleted_at is null and bill_status in ('submitted', 'confirmed') and completed_at is null`)} as create_receiving,
           ${counted(sql`select 1 from top_ups where customer_id = ${customerId} and status = 'submitted'`)} as top_up,
           ${orders(['approving'])} as ship_order,
           ${orders(['shipped', 'in_transit', 'pick_up', 'out_for_delivery'])} as in_transit,
           ${orders(['delivered'])} as sign_for`.execute(tx);
  return rows[0];
}
