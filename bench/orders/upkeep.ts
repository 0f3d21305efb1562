import type pg from 'pg';
import type { ReadyOrder } from './submit-bare.ts';

type Trigger = { readonly 'Trigger Name': string; readonly Time: number };
type Plan = { readonly 'QUERY PLAN': readonly { readonly Triggers: readonly Trigger[] }[] };

/**
 * Milliseconds an order spends in the triggers that keep the statistics, all its life: shipped, delivered, and three entries in the ledger.
 * PostgreSQL measures them itself; nothing of it is kept.
 */
export async function upkeepOf(pool: pg.Pool, orders: readonly ReadyOrder[]): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const moves = await inTriggers(
      client,
      'update orders set shipped_at = now(), delivered_at = now(), actual_quote_id = quote_id where order_id = any($1::bigint[])',
      [orders.map(({ order_id }) => order_id)],
    );
    let entries = 0;
    for (const { customer_id, order_no } of orders) {
      entries += await inTriggers(
        client,
        `insert into wallet_entries (customer_id, seq, bill_type, fee_type, amount, balance_after, source_type, source_no, entry_key, actor_kind, actor_name, created_at)
         select $1, coalesce((select max(seq) from wallet_entries where customer_id = $1), 0) + n, 'order', fee, -1.00, 0, 'order', $2, fee, 'system', 'system', now()
           from unnest(array['shipping', 'handling', 'packaging']) with ordinality f (fee, n)`,
        [customer_id, order_no],
      );
    }
    return (moves + entries) / orders.length;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const ours = new Set(['note_shipped', 'note_delivered', 'note_entries']);

async function inTriggers(client: pg.PoolClient, statement: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await client.query<Plan>(`explain (analyze, format json) ${statement}`, [...values]);
  const fired = (rows[0]?.['QUERY PLAN'][0]?.Triggers ?? []).filter((trigger) => ours.has(trigger['Trigger Name']));
  if (fired.length === 0) throw new Error('no trigger of the statistics has fired');
  return fired.reduce((sum, { Time }) => sum + Time, 0);
}
