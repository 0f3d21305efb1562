import type pg from 'pg';

const BATCH = 200_000;
/** A backup of more than this is not tried on a developer's machine. */
export const MOST_GIGABYTES = 100;

/** Lines of the operation log, of the stock log and of timelines until the database has the wanted size; written without triggers. */
export async function fillUp(client: pg.ClientBase, customerId: number, gigabytes: number): Promise<number> {
  await client.query('set session_replication_role = replica');
  await client.query('set statement_timeout = 0');
  let bytes = 0;
  for (let from = 0; bytes < gigabytes * 1e9; from += BATCH) {
    await client.query(
      `insert into operation_log (customer_id, operation_time, operation, call_method, account, operator, ip, request_method, request_address, request_url,
         full_url, request_parameters, outcome, duration_ms, request_id, user_agent)
       select $1, now() - n * interval '1 second', 'orders.save', 'orders.save', 'mei@shop.test', 'Mei Lin', '127.0.0.1', 'POST', '/api/ucenter/order/saveOrder',
         '/api/ucenter/order/saveOrder', 'http://127.0.0.1/api/ucenter/order/saveOrder', '{"note": "' || md5(n::text) || '仓库' || repeat(md5((n * 7)::text), 8) || '"}',
         'done', n % 100, md5(n::text), 'prove'
         from generate_series($2::bigint, $2::bigint + ${BATCH} - 1) n`,
      [customerId, from],
    );
    await client.query(
      `insert into wallet_entries (customer_id, seq, bill_type, fee_type, amount, balance_after, source_type, source_no, entry_key, actor_kind, actor_name, created_at)
       select $1, n + 1000000, 'adjustment', 'adjustment', 1, n, 'adjustment', 'AD-' || n, 'prove', 'system', 'system', now() - n * interval '1 second'
         from generate_series($2::bigint, $2::bigint + ${BATCH} - 1) n`,
      [customerId, from],
    );
    bytes = (await client.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes')).rows[0]?.bytes ?? 0;
  }
  return bytes;
}

/** Count and a sum over the hashes of all rows of each table: the same in two databases with the same rows in any order. */
export async function fingerprints(client: pg.ClientBase): Promise<Map<string, string>> {
  await client.query('set statement_timeout = 0');
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely_%' order by 1`,
  );
  const all = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ print: string }>(
      `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(r::text, 0)::numeric), 0) as print from ${name} r`,
    );
    all.set(name, rows[0]?.print ?? '');
  }
  return all;
}
