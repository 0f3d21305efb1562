import type { Invariant } from '../invariants.ts';

/** Both ways round: what is kept and not computed, and what is computed and not kept. */
function differs(kept: string, computed: string): string {
  return `(${kept} except ${computed}) union all (${computed} except ${kept})`;
}

const key = 'customer_id, month, warehouse_id, method, country';

/** The sums that triggers keep are those `rebuild_statistics` would compute. */
export const rollupChecks: readonly Invariant[] = [
  {
    name: 'shipments_are_recomputed',
    claim: 'The sums of shipments are those computed again from the orders',
    sql: differs(
      `select ${key}, sum(orders), sum(units), sum(cost), sum(volume_cm3), sum(weight_g), sum(chargeable_g), sum(exceptions)
         from statistics_shipments group by ${key}`,
      `select ${key}, count(*), sum(units), sum(cost), sum(volume_cm3), sum(weight_g), sum(chargeable_g), sum(exceptions)
         from statistics_of_orders group by ${key}`,
    ),
  },
  {
    name: 'deliveries_are_recomputed',
    claim: 'The days of deliveries are those computed again from the orders',
    sql: differs(
      `select ${key}, days, sum(parcels) from statistics_deliveries group by ${key}, days`,
      `select ${key}, days, count(*) from statistics_of_orders where days is not null group by ${key}, days`,
    ),
  },
  {
    name: 'placed_are_recomputed',
    claim: 'The orders of each day and status are those counted again',
    sql: differs(
      `select customer_id, day, status, sum(orders) from statistics_placed where day > current_date - 90
        group by customer_id, day, status having sum(orders) <> 0`,
      `select customer_id, provider_day(created_at), status, count(*) from orders
        where deleted_at is null and provider_day(created_at) > current_date - 90 group by customer_id, provider_day(created_at), status`,
    ),
  },
  {
    name: 'skus_are_recomputed',
    claim: 'The sums of shipped SKUs are those computed again from the orders',
    sql: differs(
      'select customer_id, month, warehouse_id, product_id, sum(orders), sum(units) from statistics_skus group by customer_id, month, warehouse_id, product_id',
      `select o.customer_id, provider_month(o.shipped_at), o.warehouse_id, l.product_id, count(*), sum(l.quantity)
         from orders o join order_lines l using (customer_id, order_id)
        where o.shipped_at is not null group by o.customer_id, provider_month(o.shipped_at), o.warehouse_id, l.product_id`,
    ),
  },
  {
    name: 'expenses_are_recomputed',
    claim: 'The sums of expenses are those computed again from the ledger',
    sql: differs(
      'select customer_id, month, warehouse_id, bill_type, fee_type, amount, entries::bigint from statistics_expenses',
      `select customer_id, month, warehouse_id, bill_type, fee_type, sum(amount), count(*)
         from statistics_of_entries group by customer_id, month, warehouse_id, bill_type, fee_type`,
    ),
  },
];
