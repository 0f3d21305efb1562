import { sql } from 'kysely';
import { lossStates } from '@quayside/domain/loss-orders/loss-rules';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageQuery, startsWithCapitals, type Page } from '#server/kernel/page.ts';
import { MAX_NUMBERS, type LossFilters } from './loss-orders.queries.ts';

type DeskFilters = LossFilters & { customer_id?: number | undefined };

export function lossOrdersAcrossMerchants(tx: Tx, input: Page<'loss_order_id' | 'disputed_at'> & DeskFilters) {
  let rows = tx.selectFrom('loss_orders as o').innerJoin('customers as c', 'c.customer_id', 'o.customer_id');
  if (input.customer_id !== undefined) rows = rows.where('o.customer_id', '=', input.customer_id);
  if (input.type) rows = rows.where('o.type', '=', input.type);
  if (input.state) rows = rows.where('o.state', '=', input.state);
  if (input.waits_for) rows = rows.where('o.waits_for', '=', input.waits_for);
  if (input.warehouse_id !== undefined) rows = rows.where('o.warehouse_id', '=', input.warehouse_id);
  if (input.number) rows = rows.where(sql<boolean>`o.loss_order_id = any(array(${ofNumberAcrossMerchants(tx, input.number)}))`);
  const columns = { loss_order_id: 'o.loss_order_id', disputed_at: 'o.disputed_at' };
  return pageQuery(tx, rows.selectAll('o').select('c.name as customer_name'), input, columns, 'o.loss_order_id');
}

/** Each number by its own index; an "or" over both would use none. */
function ofNumberAcrossMerchants(tx: Tx, beginning: string) {
  const all = tx.selectFrom('loss_orders as n').select('n.loss_order_id').limit(MAX_NUMBERS);
  const own = all.where((is) => startsWithCapitals(is, 'n.loss_order_no', beginning));
  const source = all.where((is) => startsWithCapitals(is, 'n.source_no', beginning));
  return sql`(${own}) union all (${source})`;
}

export function stateCountsAcrossMerchants(tx: Tx) {
  return countTabs(tx, lossStates, (state) => tx.selectFrom('loss_orders').where('state', '=', state).select('loss_order_id'));
}

/** Open ones that wait for their merchant and are due by this day, in batches by deadline. */
export function dueAcrossMerchants(tx: Tx, day: string, isReminded: boolean, limit: number) {
  return tx
    .selectFrom('loss_orders')
    .select(['customer_id', 'loss_order_id'])
    .where('waits_for', '=', sql.lit('merchant' as const))
    .where('deadline', '<=', day)
    .$if(!isReminded, (rows) => rows.where('reminded_at', 'is', null))
    .orderBy('deadline')
    .orderBy('loss_order_id')
    .limit(limit)
    .execute();
}
