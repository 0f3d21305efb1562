import { sql } from 'kysely';
import { FREE_DAYS } from '@quayside/domain/storage-fees/storage-rules';
import type { Tx } from '#server/kernel/database.ts';

/** Marks a day as billed. False when it is already billed, or another process is billing it now. */
export async function claimDay(tx: Tx, day: string, now: Date, started_by: string | null): Promise<boolean> {
  const claimed = await tx
    .insertInto('storage_runs')
    .values({ day, ran_at: now, bills: 0, amount: '0', started_by })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('day')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** m³ per unit: measured by the warehouse, else declared by the merchant, else 0 (not charged). */
const volume = sql`coalesce(p.measured_length_cm * p.measured_width_cm * p.measured_height_cm, p.length_cm * p.width_cm * p.height_cm, 0) / 1000000`;

/**
 * Bills a day for every merchant and warehouse, in one statement. Stock is read from the log as of the end of that day, so a missed day
 * is billed with its own stock. The oldest units leave first, so the remaining units are the newest that arrived, and each layer's share
 * follows from that. Lines and bills use a full join because it cannot become a nested loop: the planner estimates one row for each
 * and would compare every line with every bill.
 */
export async function billDayAcrossMerchants(tx: Tx, day: string, end: Date, now: Date): Promise<{ bills: number; amount: string }> {
  const { rows } = await sql<{ bills: number; amount: string }>`
    with levels as materialized (
      select l.customer_id, l.warehouse_id, l.product_id, g.total_after as total
        from stock_levels l
        join lateral (select total_after from stock_log g
                       where g.customer_id = l.customer_id and g.product_id = l.product_id and g.warehouse_id = l.warehouse_id and g.created_at < ${end}
                       order by g.created_at desc, g.log_id desc limit 1) g on g.total_after > 0),
    layers as (
      select v.customer_id, v.warehouse_id, v.product_id, y.shelved_on,
             least(y.received, v.total - coalesce(sum(y.received) over (partition by v.customer_id, v.warehouse_id, v.product_id
               order by y.shelved_on desc, y.layer_id desc rows between unbounded preceding and 1 preceding), 0)) as pieces
        from levels v
        join stock_layers y on y.customer_id = v.customer_id and y.warehouse_id = v.warehouse_id and y.product_id = v.product_id and y.shelved_on <= ${day}::date),
    lines as materialized (
      select a.customer_id, a.warehouse_id, a.product_id, a.shelved_on, sum(a.pieces)::int as pieces, (${day}::date - a.shelved_on + 1) as age_days,
             round(sum(a.pieces) * ${volume}, 6) as volume_m3, coalesce(r.usd_per_m3_day, 0) as usd_per_m3_day
        from layers a
        join products p on p.customer_id = a.customer_id and p.product_id = a.product_id
        left join lateral (
          select s.usd_per_m3_day from storage_rates s
           where s.warehouse_id = a.warehouse_id and ${day}::date - a.shelved_on + 1 > ${FREE_DAYS} and s.from_age_days <= ${day}::date - a.shelved_on + 1
             and s.valid_from = (select max(n.valid_from) from storage_rates n where n.warehouse_id = a.warehouse_id and n.valid_from <= ${day}::date)
           order by s.from_age_days desc limit 1) r on true
       where a.pieces > 0
       group by a.customer_id, a.warehouse_id, a.product_id, a.shelved_on, p.measured_length_cm, p.measured_width_cm, p.measured_height_cm,
                p.length_cm, p.width_cm, p.height_cm, r.usd_per_m3_day),
    bills as (
      insert into storage_bills (customer_id, bill_no, warehouse_id, day, receivable, sku_types, pieces, volume_m3, created_at)
      select n.customer_id, 'SF-' || to_char(${day}::date, 'YYYYMMDD') || '-' || w.code || '-' || n.customer_id, n.warehouse_id, ${day}::date,
             round(sum(n.volume_m3 * n.usd_per_m3_day), 2), count(distinct n.product_id), sum(n.pieces), sum(n.volume_m3), ${now}
        from lines n join warehouses w on w.warehouse_id = n.warehouse_id
       group by n.customer_id, n.warehouse_id, w.code
      having round(sum(n.volume_m3 * n.usd_per_m3_day), 2) > 0
          on conflict (customer_id, warehouse_id, day) do nothing
      returning customer_id, bill_id, warehouse_id, receivable),
    written as (
      insert into storage_bill_lines (customer_id, bill_id, line_no, product_id, shelved_on, age_days, free_days_left, pieces, volume_m3, usd_per_m3_day, amount)
      select b.customer_id, b.bill_id, row_number() over (partition by b.customer_id, b.bill_id order by n.product_id, n.shelved_on), n.product_id, n.shelved_on,
             n.age_days, greatest(0, ${FREE_DAYS} - n.age_days), n.pieces, n.volume_m3, n.usd_per_m3_day, round(n.volume_m3 * n.usd_per_m3_day, 6)
        from bills b full join lines n on n.customer_id = b.customer_id and n.warehouse_id = b.warehouse_id
       where coalesce(b.bill_id, 0) > 0
      returning 1)
    select count(*) as bills, coalesce(sum(receivable), 0)::numeric(16,2) as amount from bills where (select count(*) from written) >= 0`.execute(
    tx,
  );
  return rows[0] ?? { bills: 0, amount: '0' };
}

export async function closeDay(tx: Tx, day: string, result: { bills: number; amount: string }): Promise<void> {
  await tx.updateTable('storage_runs').set(result).where('day', '=', day).execute();
}

export function runOf(tx: Tx, day: string) {
  return tx.selectFrom('storage_runs').select(['bills', 'amount']).where('day', '=', day).executeTakeFirst();
}

/** Adds what one customer's automatic settlement has settled after the run. */
export async function addSettled(tx: Tx, day: string, bills: number, amount: string): Promise<void> {
  await tx
    .updateTable('storage_runs')
    .set(({ eb }) => ({ settled_bills: eb('settled_bills', '+', bills), settled_amount: eb('settled_amount', '+', amount) }))
    .where('day', '=', day)
    .execute();
}

export type ForecastDay = { day: string; amount: string };

/** The cost of the next days at current stock: units are summed by age and warehouse first, then priced per day. */
export async function forecast(tx: Tx, customerId: number, today: string, days: number): Promise<ForecastDay[]> {
  const { rows } = await sql<ForecastDay>`
    with ages as (
      select y.warehouse_id, y.shelved_on, sum(y.remaining * ${volume}) as volume_m3
        from stock_layers y join products p on p.customer_id = y.customer_id and p.product_id = y.product_id
       where y.customer_id = ${customerId} and y.remaining > 0
       group by y.warehouse_id, y.shelved_on)
    select d.day::date as day, coalesce(sum(round(a.volume_m3 * coalesce(r.usd_per_m3_day, 0), 6)), 0)::numeric(16,2) as amount
      from generate_series(${today}::date + 1, ${today}::date + ${days}::int, interval '1 day') d (day)
      left join ages a on true
      left join lateral (
        select s.usd_per_m3_day from storage_rates s
         where s.warehouse_id = a.warehouse_id and d.day::date - a.shelved_on + 1 > ${FREE_DAYS} and s.from_age_days <= d.day::date - a.shelved_on + 1
           and s.valid_from = (select max(n.valid_from) from storage_rates n where n.warehouse_id = a.warehouse_id and n.valid_from <= d.day::date)
         order by s.from_age_days desc limit 1) r on true
     group by d.day order by d.day`.execute(tx);
  return rows;
}
