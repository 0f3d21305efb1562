import { sql } from 'kysely';
import { workStates, type PriceList } from '@quayside/domain/work-orders/work-rules';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageQuery, startsWithCapitals, type Page } from '#server/kernel/page.ts';
import type { WorkFilters } from './work-orders.queries.ts';

type DeskFilters = WorkFilters & { customer_id?: number | undefined };

export function workOrdersAcrossMerchants(tx: Tx, input: Page<'work_order_id' | 'created_at'> & DeskFilters) {
  let rows = tx.selectFrom('work_orders as o').innerJoin('customers as c', 'c.customer_id', 'o.customer_id');
  if (input.customer_id !== undefined) rows = rows.where('o.customer_id', '=', input.customer_id);
  if (input.type) rows = rows.where('o.type', '=', input.type);
  if (input.state) rows = rows.where('o.state', '=', input.state);
  if (input.warehouse_id !== undefined) rows = rows.where('o.warehouse_id', '=', input.warehouse_id);
  if (input.number) {
    const { number } = input;
    rows = rows.where((is) => startsWithCapitals(is, 'o.work_order_no', number));
  }
  const columns = { work_order_id: 'o.work_order_id', created_at: 'o.created_at' };
  return pageQuery(tx, rows.selectAll('o').select('c.name as customer_name'), input, columns, 'o.work_order_id');
}

export function stateCountsAcrossMerchants(tx: Tx) {
  return countTabs(tx, workStates, (state) => tx.selectFrom('work_orders').where('state', '=', state).select('work_order_id'));
}

/** The price list valid on a day. */
export async function pricesOn(tx: Tx, day: string) {
  const row = await tx
    .selectFrom('work_price_lists')
    .select(['valid_from', 'prices'])
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { valid_from: row.valid_from, prices: row.prices as PriceList }; // written by `savePrices` and the migration
}

export async function priceLists(tx: Tx) {
  const rows = await tx.selectFrom('work_price_lists').selectAll().orderBy('valid_from', 'desc').limit(200).execute();
  return rows.map((row) => ({ ...row, prices: row.prices as PriceList })); // written by `savePrices` and the migration
}

export async function writePriceList(tx: Tx, list: { valid_from: string; prices: PriceList; saved_by: string; saved_at: Date }) {
  const { prices, ...row } = list;
  const values = { ...row, prices: JSON.stringify(prices) };
  await tx
    .insertInto('work_price_lists')
    .values(values)
    .onConflict((conflict) => conflict.column('valid_from').doUpdateSet(values))
    .execute();
}

/** The next ended work orders that still have a return address, locked by id order, to avoid deadlocks. */
export async function lockWithAddressAcrossMerchants(tx: Tx, until: Date, limit: number) {
  const { rows } = await sql<{ customer_id: number; work_order_id: number }>`
    select customer_id, work_order_id from work_orders
     where (customer_id, work_order_id) in (
       select customer_id, work_order_id from work_orders where address is not null and closed_at is not null and closed_at < ${until}
        order by closed_at limit ${limit})
     order by customer_id, work_order_id for no key update`.execute(tx);
  return rows;
}
