import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import { countOf, pageOf, startsWithCapitals, type Page } from '#server/kernel/page.ts';

type Filters = { warehouse_id?: number | undefined; wave_id?: number | undefined; number?: string | undefined };

function toPack(tx: Tx, { warehouse_id, wave_id, number }: Filters) {
  let rows = tx.selectFrom('orders as o').where('o.status', '=', 'approved').where('o.deleted_at', 'is', null);
  if (warehouse_id !== undefined) rows = rows.where('o.warehouse_id', '=', warehouse_id);
  if (wave_id !== undefined) {
    const inWave = sql<boolean>`exists (select from packing_baskets w where w.customer_id = o.customer_id and w.order_id = o.order_id and w.wave_id = ${wave_id})`;
    rows = rows.where(inWave);
  }
  return number ? rows.where((is) => startsWithCapitals(is, 'o.order_no', number)) : rows;
}

/**
 * One page of the orders to pack, with basket, method and who has one on the table. The page is limited before it is joined: orders have
 * many indexes, and all of them in a join of six tables took longer to plan than to read.
 */
export async function pageAcrossMerchants(tx: Tx, input: Page<'verified_at'> & Filters, liveSince: Date) {
  const orders = toPack(tx, input).select(['o.customer_id', 'o.order_id', 'o.order_no', 'o.country', 'o.verified_at', 'o.quote_id']);
  const list = await tx
    .selectFrom(pageOf(orders, input, { verified_at: 'o.verified_at' }, 'o.order_id').as('o'))
    .innerJoin('order_quotes as q', (on) => on.onRef('q.customer_id', '=', 'o.customer_id').onRef('q.quote_id', '=', 'o.quote_id'))
    .leftJoin('packing_baskets as b', (on) => on.onRef('b.customer_id', '=', 'o.customer_id').onRef('b.order_id', '=', 'o.order_id'))
    .leftJoin('packing_waves as w', 'w.wave_id', 'b.wave_id')
    .select(['o.customer_id', 'o.order_id', 'o.order_no', 'o.country', 'o.verified_at'])
    .select(['q.method_name_en', 'q.method_name_cn', 'w.wave_no', 'b.basket'])
    .select([
      sql<string>`(select c.name from customers c where c.customer_id = o.customer_id)`.as('customer_name'),
      sql<
        string | null
      >`(select p.staff_name from open_parcels p where p.customer_id = o.customer_id and p.order_id = o.order_id and p.seen_at > ${liveSince})`.as(
        'packer',
      ),
      sql<number>`(select count(*) from order_lines l where l.customer_id = o.customer_id and l.order_id = o.order_id)`.as('sku_quantity'),
      sql<number>`(select sum(quantity) from order_lines l where l.customer_id = o.customer_id and l.order_id = o.order_id)`.as('quantity'),
    ])
    .orderBy('o.verified_at', input.order)
    .orderBy('o.order_id', input.order)
    .execute();
  return { list, count: await countOf(tx, toPack(tx, input).select('o.order_id'), input, list.length) };
}

/** The orders that wait longest outside a wave, locked; those another person is just taking are passed over. */
export function lockLooseAcrossMerchants(tx: Tx, warehouseId: number, limit: number) {
  return toPack(tx, { warehouse_id: warehouseId })
    .where(sql<boolean>`not exists (select from packing_baskets w where w.customer_id = o.customer_id and w.order_id = o.order_id)`)
    .select(['o.customer_id', 'o.order_id'])
    .orderBy('o.verified_at')
    .orderBy('o.order_id')
    .limit(limit)
    .forNoKeyUpdate('o')
    .skipLocked()
    .execute();
}
