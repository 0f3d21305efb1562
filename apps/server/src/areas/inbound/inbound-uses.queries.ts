import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';

/** The newest appointments per product that are not over. Looked up product by product: one product may be in thousands. */
export function inboundUses(tx: Tx, customerId: number, productIds: readonly number[]) {
  return tx
    .selectFrom(sql<{ product_id: number }>`unnest(${productIds}::bigint[])`.as<'p'>(sql`p(product_id)`))
    .innerJoinLateral(
      (is) =>
        is
          .selectFrom('inbound_lines as l')
          .innerJoin('inbounds as i', (on) => on.onRef('i.customer_id', '=', 'l.customer_id').onRef('i.inbound_id', '=', 'l.inbound_id'))
          .select('i.inbound_no')
          .where('l.customer_id', '=', customerId)
          .whereRef('l.product_id', '=', 'p.product_id')
          .where('i.deleted_at', 'is', null)
          .where('i.bill_status', '<>', 'voided')
          .where(sql<boolean>`i.stage is distinct from 'inventory_completed'`)
          .orderBy('l.inbound_id', 'desc')
          .limit(3)
          .as('live'),
      (on) => on.onTrue(),
    )
    .select([sql.lit('inbounds' as const).as('kind'), 'p.product_id', sql<string[]>`array_agg(live.inbound_no)`.as('inbound_nos')])
    .groupBy('p.product_id')
    .execute();
}
