import { randomUUID } from 'node:crypto';
import type pg from 'pg';

export type ReadyOrder = {
  readonly customer_id: number;
  readonly account_id: number;
  readonly order_id: number;
  readonly order_no: string;
  readonly quote_id: number;
};

type Given = { readonly client: pg.PoolClient; readonly order: ReadyOrder; readonly now: Date };

/**
 * Submits one order with the fewest statements a correct version needs, as the merchant's role: its key, the order locked, its stock
 * frozen and logged, its price held, its quote bound, status, event, log line. Conditions are part of the updates, so nothing is read first.
 */
export async function submitBare(client: pg.PoolClient, seal: string, order: ReadyOrder): Promise<void> {
  const { customer_id, account_id } = order;
  const key = [customer_id, `account ${account_id}`, randomUUID()];
  const given = { client, order, now: new Date() };
  await client.query(
    `begin; set local app.seal = '${seal}'; set local role quayside_merchant; set local app.customer_id = '${customer_id}'`,
  );
  try {
    await rowsOf(
      1,
      client,
      `insert into idempotency_keys (customer_id, actor, key, call, body_hash) values ($1, $2, $3, 'orders.submit', '\\x00') on conflict do nothing`,
      key,
    );
    await freeze(given);
    await hold(given);
    await record(given);
    await client.query('update idempotency_keys set reply = \'{"total":"10.00"}\' where customer_id = $1 and actor = $2 and key = $3', key);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function rowsOf(wanted: number, client: pg.PoolClient, text: string, values: unknown[]): Promise<void> {
  const { rowCount } = await client.query(text, values);
  if (rowCount !== wanted) throw new Error(`${rowCount} rows by ${text}`);
}

/** The order's line items with their warehouse. */
const lines = `(select warehouse_id, l.product_id, l.quantity from orders o join order_lines l using (customer_id, order_id)
  where o.customer_id = $1 and o.order_id = $2)`;

async function freeze({ client, order: { customer_id, order_id, order_no }, now }: Given): Promise<void> {
  const mine = [customer_id, order_id];
  await rowsOf(
    1,
    client,
    `select * from orders where customer_id = $1 and order_id = $2 and status = 'approving' and deleted_at is null for no key update`,
    mine,
  );
  await client.query(
    `select 1 from products where customer_id = $1 and product_id in (select product_id from ${lines} n) order by product_id for key share`,
    mine,
  );
  await client.query(
    `select 1 from stock_levels where customer_id = $1 and (warehouse_id, product_id) in (select warehouse_id, product_id from ${lines} n)
     order by warehouse_id, product_id for update`,
    mine,
  );
  await rowsOf(
    2,
    client,
    `with levels as (
       update stock_levels s set frozen = s.frozen + n.quantity, updated_at = $4 from ${lines} n
        where s.customer_id = $1 and s.warehouse_id = n.warehouse_id and s.product_id = n.product_id and s.available >= n.quantity
       returning s.warehouse_id, s.product_id, n.quantity, s.total, s.frozen),
     freezes as (
       insert into stock_freezes (customer_id, source_type, source_no, warehouse_id, product_id, quantity, created_at)
       select $1, 'order', $3, warehouse_id, product_id, quantity, $4 from levels)
     insert into stock_log (customer_id, warehouse_id, product_id, kind, quantity, frozen_quantity, total_after, frozen_after, source_type, source_no,
       actor_kind, actor_name, created_at)
     select $1, warehouse_id, product_id, 'frozen', 0, quantity, total, frozen, 'order', $3, 'main', 'Mei Lin', $4 from levels`,
    [...mine, order_no, now],
  );
}

async function hold({ client, order: { customer_id, order_no, quote_id }, now }: Given): Promise<void> {
  await rowsOf(
    1,
    client,
    `update wallets set held = held + 10.00, updated_at = greatest(updated_at, $2) where customer_id = $1 and balance - held + credit_limit >= 10.00`,
    [customer_id, now],
  );
  await client.query(
    `insert into wallet_holds (customer_id, source_type, source_no, amount, created_at) values ($1, 'order', $2, 10.00, $3)`,
    [customer_id, order_no, now],
  );
  await rowsOf(
    1,
    client,
    'update order_quotes set bound_at = $3 where customer_id = $1 and quote_id = $2 and expires_at > $3 returning total',
    [customer_id, quote_id, now],
  );
}

async function record({ client, order: { customer_id, account_id, order_id }, now }: Given): Promise<void> {
  const mine = [customer_id, order_id, now];
  await client.query(
    `update orders set status = 'uploaded', submitted_at = $3, updated_at = greatest(updated_at + interval '1 ms', $3) where customer_id = $1 and order_id = $2`,
    mine,
  );
  await client.query(
    `insert into order_events (customer_id, order_id, kind, params, actor_kind, actor_name, created_at)
     values ($1, $2, 'submitted', '{"total":"10.00"}', 'main', 'Mei Lin', $3)`,
    mine,
  );
  await client.query(
    `insert into operation_log (customer_id, account_id, actor_kind, account, operator, operation, operation_time, call_method, ip,
       request_method, request_address, request_url, full_url, request_parameters, outcome, duration_ms, request_id)
     values ($1, $2, 'main', 'main@shop.test', 'Mei Lin', 'orders.submit', $3, 'orders.submit', '127.0.0.1', 'POST', '/api/ucenter/order/submitOrder',
       '/api/ucenter/order/submitOrder', 'http://127.0.0.1/api/ucenter/order/submitOrder', '{}', 'done', 1, gen_random_uuid())`,
    [customer_id, account_id, now],
  );
}
