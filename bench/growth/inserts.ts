import type { Database } from '../../apps/server/src/kernel/database.ts';
import type { GrowingTable } from './fill-rows.ts';

type Insert = { readonly of: GrowingTable; readonly name: string; readonly sql: string };

/** One row for each table that grows with every order, as the areas write it. */
export async function inserts({ pool }: Database, customerId: number): Promise<Insert[]> {
  const { rows } = await pool.query<{ order_id: number; product_id: number }>(
    `select (select max(order_id) from orders where customer_id = $1) as order_id, (select max(product_id) from products where customer_id = $1) as product_id`,
    [customerId],
  );
  const { order_id, product_id } = rows[0] ?? { order_id: 0, product_id: 0 };
  return [
    {
      of: 'ledger',
      name: 'Ledger, an entry',
      sql: `with w as (update wallets set balance = balance - 0.01, last_seq = last_seq + 1 where customer_id = ${customerId} returning balance, last_seq)
        insert into wallet_entries (customer_id, seq, bill_type, fee_type, amount, balance_after, source_type, source_no, entry_key, actor_kind, actor_name, created_at)
        select ${customerId}, last_seq, 'order', 'registration', -0.01, balance, 'order', 'SO-B-' || last_seq, 'k', 'system', 'system', now() from w`,
    },
    {
      of: 'stock-log',
      name: 'Stock log, a line',
      sql: `insert into stock_log (customer_id, warehouse_id, product_id, kind, quantity, frozen_quantity, total_after, frozen_after, source_type, source_no, actor_kind, actor_name, created_at)
        values (${customerId}, 1, ${product_id}, 'shelved', 1, 0, 1000000, 0, 'order', 'SO-B', 'system', 'system', now())`,
    },
    {
      of: 'timeline',
      name: 'Timeline, an entry',
      sql: `insert into order_events (customer_id, order_id, kind, actor_kind, actor_name, created_at)
        values (${customerId}, ${order_id}, 'saved', 'system', 'system', now())`,
    },
    {
      of: 'operation-log',
      name: 'Operation log, a line',
      sql: `insert into operation_log (customer_id, operation_time, operation, call_method, account, operator, ip, request_method, request_address,
          request_url, full_url, request_parameters, outcome, duration_ms, request_id)
        values (${customerId}, now(), 'a.b', 'a.b', 'a@b.test', 'Mei Lin', '192.0.2.1', 'POST', '/api/a', '/api/a', 'https://x.test/api/a', '{"a":1}', 'done', 3, 'r')`,
    },
  ];
}
