import { sql, type RawBuilder } from 'kysely';
import type { Period } from '@quayside/domain/statistics/months';
import { noExpense } from '@quayside/domain/statistics/fee-groups';
import type { Tx } from '#server/kernel/database.ts';

/** Which rows of a customer's sums are asked for. */
export type Asked = Period & { readonly customerId: number; readonly warehouse_id?: number | undefined };

export const firstDay = (month: string) => `${month}-01`;

/** By the primary key: the customer and a few months. */
export function inPeriod({ customerId, from, to, warehouse_id }: Asked): RawBuilder<unknown> {
  const months = sql`customer_id = ${customerId} and month between ${firstDay(from)}::date and ${firstDay(to)}::date`;
  return warehouse_id === undefined ? months : sql`${months} and warehouse_id = ${warehouse_id}`;
}

export const monthText = sql`to_char(month, 'YYYY-MM')`;

export type ShippingCell = {
  month: string;
  key: string;
  orders: number;
  units: number;
  volume_cm3: number;
  weight_g: number;
  chargeable_g: number;
};

const splitColumns = { method: sql`method`, warehouse: sql`warehouse_id::text` } as const;
export type Split = keyof typeof splitColumns;

/** Shipped orders by month and by method or warehouse. */
export async function shippingCells(tx: Tx, asked: Asked, split: Split): Promise<ShippingCell[]> {
  const { rows } = await sql<ShippingCell>`
    select ${monthText} as month, ${splitColumns[split]} as key, sum(orders)::int as orders, sum(units)::bigint as units,
           sum(volume_cm3)::bigint as volume_cm3, sum(weight_g)::bigint as weight_g, sum(chargeable_g)::bigint as chargeable_g
      from statistics_shipments where ${inPeriod(asked)} group by 1, 2`.execute(tx);
  return rows;
}

export type CountryCell = { country: string; is_before: boolean; orders: number; units: number; cost: string; exceptions: number };

/** By country, in the months asked for and in those before `now`. */
export async function countryCells(tx: Tx, asked: Asked, now: string): Promise<CountryCell[]> {
  const { rows } = await sql<CountryCell>`
    select country, month < ${firstDay(now)}::date as is_before, sum(orders)::int as orders, sum(units)::bigint as units, sum(cost)::text as cost,
           sum(exceptions)::int as exceptions
      from statistics_shipments where ${inPeriod(asked)} group by 1, 2 having sum(orders) > 0`.execute(tx);
  return rows;
}

export type DeliveryCell = { key: string; days: number; parcels: number };

/** How long the parcels of these months took, by country. */
export async function deliveryCells(tx: Tx, asked: Asked): Promise<DeliveryCell[]> {
  const { rows } = await sql<DeliveryCell>`
    select country as key, days, sum(parcels)::int as parcels
      from statistics_deliveries where ${inPeriod(asked)} group by country, days`.execute(tx);
  return rows;
}

export type ExpenseCell = { month: string; fee_type: string | null; value: string };

/** What was charged less what was refunded, by month and fee type; and, without a fee type, the orders of each month. One question for both. */
export async function expenseCells(tx: Tx, asked: Asked): Promise<ExpenseCell[]> {
  const { rows } = await sql<ExpenseCell>`
    select ${monthText} as month, fee_type, sum(amount)::text as value
      from statistics_expenses where ${inPeriod(asked)} and bill_type <> all(${noExpense}::text[]) group by 1, 2
    union all
    select ${monthText}, null, sum(orders)::text from statistics_shipments where ${inPeriod(asked)} group by 1`.execute(tx);
  return rows;
}

export function customersAcrossMerchants(tx: Tx) {
  return tx.selectFrom('customers').select('customer_id').orderBy('customer_id').execute();
}

/** Disabled ones too: orders were shipped from them. */
export function warehousesAcrossMerchants(tx: Tx) {
  return tx.selectFrom('warehouses').select(['warehouse_id', 'code', 'name_en', 'name_cn']).execute();
}
