import { sql } from 'kysely';
import { noExpense } from '@quayside/domain/statistics/fee-groups';
import type { Tx } from '#server/kernel/database.ts';
import { firstDay } from './statistics.queries.ts';
import type { LaneCell, LaneDays } from './analysis.queries.ts';

type Range = { readonly from: string; readonly to: string; readonly before_from: string; readonly managerId?: number | undefined };

const between = ({ from, to }: Pick<Range, 'from' | 'to'>) => sql`month between ${firstDay(from)}::date and ${firstDay(to)}::date`;
const ofManager = (managerId: number | undefined) => (managerId === undefined ? sql`true` : sql`c.account_manager_id = ${managerId}`);

export type CustomerSums = {
  customer_id: number;
  name: string;
  staff_id: number | null;
  account_manager: string | null;
  orders: number;
  units: number;
  exceptions: number;
  revenue: string;
  revenue_before: string;
};

/** Every customer's sums in one statement: two aggregates, joined; never a query for each customer. */
export async function customerSumsAcrossMerchants(tx: Tx, range: Range): Promise<CustomerSums[]> {
  const now = sql`filter (where month >= ${firstDay(range.from)}::date)`;
  const then = sql`filter (where month < ${firstDay(range.from)}::date)`;
  const { rows } = await sql<CustomerSums>`
    with shipped as (
      select customer_id, sum(orders)::int as orders, sum(units)::bigint as units, sum(exceptions)::int as exceptions
        from statistics_shipments where ${between(range)} group by customer_id),
    paid as (
      select customer_id, coalesce(sum(amount) ${now}, 0) as revenue, coalesce(sum(amount) ${then}, 0) as revenue_before
        from statistics_expenses where ${between({ from: range.before_from, to: range.to })} and bill_type <> all(${noExpense}::text[])
       group by customer_id)
    select c.customer_id, c.name, s.staff_id, s.name as account_manager, coalesce(o.orders, 0) as orders, coalesce(o.units, 0)::int as units,
           coalesce(o.exceptions, 0) as exceptions, coalesce(p.revenue, 0)::numeric(14,2)::text as revenue,
           coalesce(p.revenue_before, 0)::numeric(14,2)::text as revenue_before
      from customers c left join staff s on s.staff_id = c.account_manager_id
      left join shipped o using (customer_id) left join paid p using (customer_id)
     where ${ofManager(range.managerId)} and (o.customer_id is not null or p.customer_id is not null)
     order by p.revenue desc nulls last, c.customer_id`.execute(tx);
  return rows;
}

export async function lanesAcrossMerchants(tx: Tx, range: Range): Promise<LaneCell[]> {
  const { rows } = await sql<LaneCell>`
    select method, country, sum(orders)::int as orders, sum(cost)::text as cost, sum(exceptions)::int as exceptions
      from statistics_shipments where ${between(range)}
       and customer_id = any(array(select c.customer_id from customers c where ${ofManager(range.managerId)}))
     group by method, country having sum(orders) > 0`.execute(tx);
  return rows;
}

export async function laneDaysAcrossMerchants(tx: Tx, range: Range): Promise<LaneDays[]> {
  const { rows } = await sql<LaneDays>`
    select method, country, days, sum(parcels)::int as parcels from statistics_deliveries where ${between(range)}
       and customer_id = any(array(select c.customer_id from customers c where ${ofManager(range.managerId)}))
     group by method, country, days`.execute(tx);
  return rows;
}

/** Staff who have customers. */
export async function managersAcrossMerchants(tx: Tx): Promise<{ staff_id: number; name: string }[]> {
  const { rows } = await sql<{ staff_id: number; name: string }>`
    select staff_id, name from staff s where exists (select from customers c where c.account_manager_id = s.staff_id) order by name, staff_id`.execute(
    tx,
  );
  return rows;
}
