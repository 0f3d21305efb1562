import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';

type Key = { readonly customer_id: number; readonly order_id: number };

export async function insertWave(
  tx: Tx,
  wave: { wave_no: string; warehouse_id: number; made_by: string; made_at: Date },
  orders: readonly Key[],
): Promise<number> {
  const made = await tx
    .insertInto('packing_waves')
    .values({ ...wave, orders: orders.length })
    .returning('wave_id')
    .executeTakeFirstOrThrow();
  const baskets = orders.map(({ customer_id, order_id }, at) => ({ customer_id, order_id, wave_id: made.wave_id, basket: at + 1 }));
  await tx.insertInto('packing_baskets').values(baskets).execute();
  return made.wave_id;
}

/** How many orders of a wave are still to be packed. */
function openInWave(wave: RawBuilder<unknown>) {
  return sql<number>`select count(*) from packing_baskets k join orders a using (customer_id, order_id) where k.wave_id = ${wave} and a.status = 'approved'`;
}

/** Waves with how far they are; the newest first. A finished wave stays on the list for a day. */
export function wavesAcrossMerchants(tx: Tx, filter: { warehouse_id?: number | undefined; wave_id?: number | undefined }, since: Date) {
  const open = sql<number>`(${openInWave(sql`w.wave_id`)})`;
  let rows = tx
    .selectFrom('packing_waves as w')
    .select(['w.wave_id', 'w.wave_no', 'w.warehouse_id', 'w.orders', 'w.made_by', 'w.made_at', open.as('open')])
    .orderBy('w.wave_id', 'desc')
    .limit(50);
  if (filter.wave_id !== undefined) return rows.where('w.wave_id', '=', filter.wave_id).execute();
  if (filter.warehouse_id !== undefined) rows = rows.where('w.warehouse_id', '=', filter.warehouse_id);
  return rows.where((is) => is.or([is('w.made_at', '>', since), is(open, '>', 0)])).execute();
}

/** The units of a wave that are still to be packed, each with its basket and the shelf it was last put on. */
export async function pickUnitsAcrossMerchants(tx: Tx, waveId: number) {
  const { rows } = await sql<{
    customer_id: number;
    customer_name: string;
    product_id: number;
    sku: string;
    product_name: string;
    basket: number;
    quantity: number;
    shelf: string;
  }>`
    select l.customer_id, c.name as customer_name, l.product_id, p.sku, p.product_name, b.basket, l.quantity, ${shelfOf(sql`l.customer_id`, sql`l.product_id`, sql`o.warehouse_id`)} as shelf
      from packing_baskets b
      join orders o using (customer_id, order_id)
      join order_lines l using (customer_id, order_id)
      join products p on p.customer_id = l.customer_id and p.product_id = l.product_id
      join customers c on c.customer_id = l.customer_id
     where b.wave_id = ${waveId} and o.status = 'approved'
     order by shelf, p.sku, b.basket`.execute(tx);
  return rows;
}

/** Where units of a product were shelved last in a warehouse; empty when it was not written down. */
function shelfOf(customer: ReturnType<typeof sql>, product: ReturnType<typeof sql>, warehouse: ReturnType<typeof sql>) {
  return sql<string>`coalesce((select x.shelf from inbound_box_items i join inbound_boxes x using (customer_id, inbound_id, box_no) join inbounds n using (customer_id, inbound_id)
     where i.customer_id = ${customer} and i.product_id = ${product} and n.warehouse_id = ${warehouse} and x.shelf <> '' order by x.shelved_at desc nulls last limit 1), '')`;
}

export function basketNamedAcrossMerchants(tx: Tx, wave_no: string, basket: number) {
  return tx
    .selectFrom('packing_baskets as b')
    .innerJoin('packing_waves as w', 'w.wave_id', 'b.wave_id')
    .select(['b.customer_id', 'b.order_id'])
    .where('w.wave_no', '=', wave_no)
    .where('b.basket', '=', basket)
    .executeTakeFirst();
}
