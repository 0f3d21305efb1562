import type pg from 'pg';
import { orderStatuses } from '../../packages/domain/src/orders/order-machine.ts';
import { countedTo } from '../../packages/contract/src/kernel/shapes.ts';

const columns = `order_id, order_no, platform_order_no, status, warehouse_id, first_name, last_name, country, city, created_at, updated_at, method,
  tracking_no, submitted_at, error_reason, quote_id`;
const SHOWN_LINES = 3;

/** A page of orders, its count and its first lines. */
export async function rawList(client: pg.Client, customerId: number, where: string, limit: number): Promise<void> {
  const live = `from orders where customer_id = $1 and deleted_at is null and (${where})`;
  const { rows } = await client.query<{ order_id: number }>(`select ${columns} ${live} order by order_id desc limit $2`, [
    customerId,
    limit,
  ]);
  if (rows.length === 0) throw new Error(`no order is found by ${where}`);
  if (rows.length === limit)
    await client.query(`select count(*) from (select 1 ${live} limit $2) counted`, [customerId, countedTo({ page: 1, limit }) + 1]);
  await client.query(
    `select * from (
       select l.order_id, l.line_no, l.quantity, p.sku, p.image_file_id, p.deleted_at, row_number() over (partition by l.order_id order by l.line_no) as place,
         count(*) over (partition by l.order_id) as sku_quantity, sum(l.quantity) over (partition by l.order_id) as pieces,
         sum(l.unit_price * l.quantity) over (partition by l.order_id) as total
       from order_lines l join products p using (customer_id, product_id) where l.customer_id = $1 and l.order_id = any($2::bigint[])) g
     where place <= ${SHOWN_LINES} order by order_id, line_no`,
    [customerId, rows.map((row) => row.order_id)],
  );
}

/** How many orders have each status, counted as far as the list counts. */
export async function rawCounts(client: pg.Client, customerId: number): Promise<void> {
  const most = countedTo({ page: 1, limit: 1 }) + 1;
  await client.query(
    `select s, (select count(*) from (
       select 1 from orders where customer_id = $1 and deleted_at is null and status = s limit ${most}) counted) from unnest($2::text[]) s`,
    [customerId, orderStatuses],
  );
}
