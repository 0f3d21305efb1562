import { sql } from 'kysely';
import type * as ledger from '#server/areas/inventory/stock-ledger.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { systemCtx } from '#server/kernel/system-ctx.ts';

export const order = (no: string) => ({ type: 'order', no }) as const;
export const inbound = (no: string) => ({ type: 'inbound', no }) as const;

/** Moves stock as another area would: in its own transaction. */
export function stockKit(deps: Deps) {
  const { db } = deps.database;
  const inTransaction = <Result>(work: (ctx: ledger.StockCtx) => Promise<Result>, now?: Date) =>
    asSystem(deps.database, (tx) => {
      const ctx = systemCtx(deps, tx);
      return work(now ? { ...ctx, now } : ctx);
    });

  const levels = (customerId: number) =>
    db
      .selectFrom('stock_levels')
      .select(['warehouse_id', 'product_id', 'total', 'frozen', 'available', 'expected'])
      .where('customer_id', '=', customerId)
      .orderBy('warehouse_id')
      .orderBy('product_id')
      .execute();

  /** Invariants: each figure equals the sum of its rows. Returns the levels that violate them. */
  const broken = async (customerId: number) => {
    const { rows } = await sql`
      select * from (
        select l.product_id, l.warehouse_id, l.total, l.frozen,
          (select coalesce(sum(quantity), 0) from stock_log g where g.customer_id = l.customer_id and g.product_id = l.product_id and g.warehouse_id = l.warehouse_id) as log_total,
          (select coalesce(sum(frozen_quantity), 0) from stock_log g where g.customer_id = l.customer_id and g.product_id = l.product_id and g.warehouse_id = l.warehouse_id) as log_frozen,
          (select coalesce(sum(remaining), 0) from stock_layers y where y.customer_id = l.customer_id and y.product_id = l.product_id and y.warehouse_id = l.warehouse_id) as layers,
          (select coalesce(sum(quantity), 0) from stock_freezes f where f.customer_id = l.customer_id and f.product_id = l.product_id and f.warehouse_id = l.warehouse_id) as freezes,
          (select total_after from stock_log g where g.customer_id = l.customer_id and g.product_id = l.product_id and g.warehouse_id = l.warehouse_id order by created_at desc, log_id desc limit 1) as last_total
          from stock_levels l where l.customer_id = ${customerId}) x
       where total <> log_total or frozen <> log_frozen or total <> layers or frozen <> freezes or total - frozen < 0 or total <> coalesce(last_total, 0)`.execute(
      db,
    );
    return rows;
  };

  return { inTransaction, levels, broken };
}
