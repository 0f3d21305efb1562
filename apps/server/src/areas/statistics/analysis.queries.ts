import { sql, type RawBuilder } from 'kysely';
import { noExpense } from '@quayside/domain/statistics/fee-groups';
import type { Tx } from '#server/kernel/database.ts';
import { firstDay, inPeriod, type Asked } from './statistics.queries.ts';

export type LaneCell = { method: string; country: string; orders: number; cost: string; exceptions: number };
const laneSums = sql`method, country, sum(orders)::int as orders, sum(cost)::text as cost, sum(exceptions)::int as exceptions`;

export async function laneCells(tx: Tx, asked: Asked): Promise<LaneCell[]> {
  const { rows } = await sql<LaneCell>`
    select ${laneSums} from statistics_shipments where ${inPeriod(asked)} group by method, country having sum(orders) > 0`.execute(tx);
  return rows;
}

export type LaneDays = { method: string; country: string; days: number; parcels: number };

export async function laneDays(tx: Tx, asked: Asked): Promise<LaneDays[]> {
  const { rows } = await sql<LaneDays>`
    select method, country, days, sum(parcels)::int as parcels from statistics_deliveries where ${inPeriod(asked)}
     group by method, country, days`.execute(tx);
  return rows;
}

export async function spent(tx: Tx, asked: Asked): Promise<string> {
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(amount), 0)::numeric(14,2)::text as amount from statistics_expenses
     where ${inPeriod(asked)} and bill_type <> all(${noExpense}::text[])`.execute(tx);
  return rows[0]?.amount ?? '0.00';
}

export type Cover = { product_id: number; sku: string; product_name: string; available: number; shipped: number };

/** Stock and units shipped since a month, of products that have either, in one pass over both. */
function stockAndSales(customerId: number, since: string): RawBuilder<unknown> {
  return sql`
    select p.product_id, p.sku, p.product_name, coalesce(l.available, 0)::int as available, coalesce(s.units, 0)::int as shipped
      from (select product_id, sum(available) as available from stock_levels where customer_id = ${customerId} group by 1) l
      full join (select product_id, sum(units) as units from statistics_skus
                  where customer_id = ${customerId} and month >= ${firstDay(since)}::date group by 1) s using (product_id)
      join products p on p.customer_id = ${customerId} and p.product_id = coalesce(l.product_id, s.product_id)
     where p.deleted_at is null`;
}

/** SKUs that sell, those with the fewest days of stock first. */
export async function coverRows(tx: Tx, customerId: number, since: string, limit: number): Promise<Cover[]> {
  const { rows } = await sql<Cover>`
    select * from (${stockAndSales(customerId, since)}) c where shipped > 0
     order by available::numeric / shipped, shipped desc, product_id limit ${limit}`.execute(tx);
  return rows;
}

export type Dead = Omit<Cover, 'shipped'> & { since: string; skus: number; all_units: number };

/** SKUs in stock of which nothing was shipped since a month, shelved before it, most units first. */
export async function deadRows(tx: Tx, customerId: number, since: string, limit: number): Promise<Dead[]> {
  const { rows } = await sql<Dead>`
    select c.product_id, c.sku, c.product_name, c.available, y.newest::text as since,
           (count(*) over ())::int as skus, (sum(c.available) over ())::int as all_units
      from (${stockAndSales(customerId, since)}) c
      join (select product_id, max(shelved_on) as newest from stock_layers where customer_id = ${customerId} and remaining > 0 group by 1) y
        using (product_id)
     where c.shipped = 0 and c.available > 0 and y.newest < ${firstDay(since)}::date
     order by c.available desc, c.product_id limit ${limit}`.execute(tx);
  return rows;
}

/** What the last billed days cost together, and how many days that were. */
export async function lastStorage(tx: Tx, customerId: number, days: number) {
  const { rows } = await sql<{ amount: string; days: number }>`
    select coalesce(sum(amount), 0)::numeric(14,2)::text as amount, count(*)::int as days
      from (select day, sum(net) as amount from storage_bills where customer_id = ${customerId} and day > current_date - 60
             group by day order by day desc limit ${days}) d`.execute(tx);
  return rows[0] ?? { amount: '0.00', days: 0 };
}
