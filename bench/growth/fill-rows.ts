import { fillLog } from '../list-call.ts';
import { fillLedgers } from '../money/fill-money.ts';
import { fillOrders } from '../orders/fill-orders.ts';
import { withClient } from '../with-client.ts';
import { withoutIndexes } from '../without-indexes.ts';
import { MERCHANTS } from '../world.ts';

/** Many for an order, because ten million orders with all their indexes would take an hour. */
const EVENTS = 100;
const FEW = 1000;

/** The tables that grow with every order. */
export const growingTables = ['ledger', 'stock-log', 'timeline', 'operation-log'] as const;
export type GrowingTable = (typeof growingTables)[number];

/** So many rows of each of these tables, equally many of each merchant. The others get a few, so that their lists answer. */
export async function fillRows(url: string, rows: number, tables: readonly GrowingTable[] = growingTables): Promise<void> {
  const rowsOf = (table: GrowingTable) => (tables.includes(table) ? rows : FEW * MERCHANTS);
  const orders = Math.ceil(rowsOf('timeline') / MERCHANTS / EVENTS);
  await fillLedgers(url, { of: new Map(), others: rowsOf('ledger') / MERCHANTS });
  await fillLog(url, rowsOf('operation-log'));
  await fillOrders(url, 0, { large: orders, small: orders });
  await fillTimelines(url);
  await fillStockLog(url, rowsOf('stock-log'));
}

function fillTimelines(url: string): Promise<void> {
  return withClient(url, async (client) => {
    const later = await withoutIndexes(client, 'order_events');
    await client.query(
      `insert into order_events (customer_id, order_id, kind, actor_kind, actor_name, created_at)
     select customer_id, order_id, (array['created', 'saved', 'submitted', 'approved'])[1 + n % 4], 'system', 'system', created_at + n * interval '1 hour'
     from generate_series(1, ${EVENTS}) n, orders`,
    );
    await later();
    await client.query('vacuum (analyze) order_events');
  });
}

/** Every product of every merchant has as many lines. */
function fillStockLog(url: string, rows: number): Promise<void> {
  return withClient(url, async (client) => {
    const { rowCount: levels } = await client.query(
      `insert into stock_levels (customer_id, warehouse_id, product_id, total, frozen) select customer_id, 1, product_id, 1000000, 0 from products`,
    );
    const later = await withoutIndexes(client, 'stock_log');
    await client.query(
      `insert into stock_log (customer_id, warehouse_id, product_id, kind, quantity, frozen_quantity, total_after, frozen_after, source_type, source_no,
       actor_kind, actor_name, created_at)
     select customer_id, 1, product_id, (array['shelved', 'frozen', 'packaged', 'released'])[1 + n % 4], 1, 0, n, 0, 'order', 'SO-' || n || '-' || product_id % 1000,
       'system', 'system', timestamptz '2024-01-01' + n * interval '900 days' / $1::int
     from generate_series(1, $1::int) n, stock_levels`,
      [Math.round(rows / (levels ?? 1))],
    );
    await later();
    for (const table of ['stock_levels', 'stock_log']) await client.query(`vacuum (analyze) ${table}`);
  });
}
