import { sql } from 'kysely';
import type { ArrivalPeriod } from '@quayside/domain/inbound/inbound-rules';
import type { Tx } from '#server/kernel/database.ts';

/** Every period of every day with its capacity. */
export async function slotsAcrossMerchants(tx: Tx, from: string, days: number, warehouseId: number | undefined) {
  const { rows } = await sql<{
    warehouse_id: number;
    warehouse_name_en: string;
    warehouse_name_cn: string;
    day: string;
    period: 'morning' | 'afternoon';
    capacity_m3: string;
  }>`
    select w.warehouse_id, w.name_en as warehouse_name_en, w.name_cn as warehouse_name_cn, to_char(d.day, 'YYYY-MM-DD') as day, p.period,
           coalesce(s.capacity_m3, 0)::text as capacity_m3
      from warehouses w
      cross join (select ${from}::date + n as day from generate_series(0, ${days}::int - 1) n) d
      cross join (values ('morning', 1), ('afternoon', 2)) p (period, position)
      left join dock_slots s on s.warehouse_id = w.warehouse_id and s.weekday = extract(isodow from d.day) and s.period = p.period
     where w.enabled and (${warehouseId ?? null}::bigint is null or w.warehouse_id = ${warehouseId ?? null})
     order by w.warehouse_id, p.position, d.day`.execute(tx);
  return rows;
}

type Slot = { warehouse_id: number; arrival_date: string; arrival_period: ArrivalPeriod };

/** Appointments docks expect on these days, submitted ones included: they may still be rejected. */
function expected(tx: Tx, from: string, days: number, warehouseId: number | undefined) {
  const rows = tx
    .selectFrom('inbounds as i')
    .where('i.bill_status', 'in', ['submitted', 'confirmed'])
    .where('i.deleted_at', 'is', null)
    .where('i.arrival_period', 'is not', null)
    .where('i.arrival_date', '>=', from)
    .where('i.arrival_date', '<', sql<string>`${from}::date + ${days}::int`);
  return warehouseId === undefined ? rows : rows.where('i.warehouse_id', '=', warehouseId);
}

/** What is announced for each period, over all of its appointments. */
export function sumsAcrossMerchants(tx: Tx, from: string, days: number, warehouseId: number | undefined) {
  return expected(tx, from, days, warehouseId)
    .select(['i.warehouse_id', 'i.arrival_date', 'i.arrival_period'])
    .select([
      sql<string>`round(coalesce(sum(i.volume_m3), 0), 1)::text`.as('booked_m3'),
      sql<number>`count(*)::int`.as('appointments'),
      sql<number>`count(i.arrived_at)::int`.as('arrived'),
    ])
    .groupBy(['i.warehouse_id', 'i.arrival_date', 'i.arrival_period'])
    .$narrowType<Slot>()
    .execute();
}

/** Up to `limit` appointments of each period; those that are not here come before the others. */
export function blocksAcrossMerchants(tx: Tx, from: string, days: number, warehouseId: number | undefined, limit: number) {
  const placed = expected(tx, from, days, warehouseId)
    .select(['i.customer_id', 'i.inbound_id', 'i.inbound_no', 'i.box_quantity', 'i.volume_m3', 'i.arrived_at'])
    .select(['i.warehouse_id', 'i.arrival_date', 'i.arrival_period', 'i.bill_status', 'i.proposed_date', 'i.proposed_period'])
    .select(
      sql<number>`row_number() over (
        partition by i.warehouse_id, i.arrival_date, i.arrival_period order by i.arrived_at is not null, i.inbound_id)`.as('place'),
    );
  return tx
    .selectFrom(placed.as('b'))
    .innerJoin('customers as c', 'c.customer_id', 'b.customer_id')
    .select(['b.customer_id', 'c.name as customer_name', 'b.inbound_id', 'b.inbound_no', 'b.box_quantity', 'b.volume_m3', 'b.arrived_at'])
    .select(['b.warehouse_id', 'b.arrival_date', 'b.arrival_period', 'b.bill_status', 'b.proposed_date', 'b.proposed_period'])
    .where('b.place', '<=', limit)
    .orderBy('b.inbound_id')
    .$narrowType<Slot>()
    .execute();
}
