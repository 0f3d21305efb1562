import { sql } from 'kysely';
import type { OrderStatus } from '@quayside/domain/orders/order-machine';
import { visibleOrders } from '#server/areas/orders/orders.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import { startOfDay } from '#server/kernel/days.ts';
import { keptFor } from '#server/kernel/retention.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';

export type Placed = { readonly day: string; readonly status: OrderStatus; readonly count: number };

/** Orders by the provider's day they were placed and by their status now, from a day on. Who sees only some orders has them counted. */
export async function placedByDay(tx: Tx, scope: SkuScope, from: string): Promise<Placed[]> {
  if (scope.skuScope !== null || scope.warehouseIds) return countedByDay(tx, scope, from);
  const { rows } = await sql<Placed>`
    select to_char(day, 'YYYY-MM-DD') as day, status, sum(orders)::int as count
      from statistics_placed where customer_id = ${scope.customerId} and day >= ${from}::date
     group by statistics_placed.day, status having sum(orders) <> 0`.execute(tx);
  return rows;
}

function countedByDay(tx: Tx, scope: SkuScope, from: string): Promise<Placed[]> {
  return visibleOrders(tx, scope)
    .where('o.created_at', '>=', startOfDay(from))
    .select([sql<string>`to_char(provider_day(o.created_at), 'YYYY-MM-DD')`.as('day'), 'o.status', sql<number>`count(*)`.as('count')])
    .groupBy([sql`1`, 'o.status'])
    .execute();
}

export async function forgetOldPlacedAcrossMerchants(tx: Tx, most: number): Promise<number> {
  const before = sql`(now() - ${keptFor('statistics_placed')}::interval)::date`;
  const { rows } = await sql<{ count: number }>`select forget_placed_orders(${before}, ${most}) as count`.execute(tx);
  return rows[0]?.count ?? 0;
}
