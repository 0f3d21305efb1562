import { withClient } from '../with-client.ts';
import { withoutIndexes } from '../without-indexes.ts';

export type Shelves = { readonly merchants: number; readonly skus: number };
/** From this day on all stock is older than the free days. */
export const FIRST_DAY = '2025-06-01';
const LOG_LINES = 5;

/** SKUs that were received twice and partly left: so every SKU has two ages, and a log to read its level from. */
export function fillStorage(url: string, { merchants, skus }: Shelves): Promise<void> {
  return withClient(url, async (client) => {
    await client.query(`insert into customers (name) select 'Merchant ' || n from generate_series(1, $1::int) n`, [merchants]);
    await client.query(
      `insert into products (customer_id, sku, product_name, name_cn, name_en, declared_value, property_ids, hs_code, weight_g, barcode, length_cm, width_cm, height_cm)
     select c.customer_id, 'SKU-' || n, 'Thing ' || n, '东西' || n, 'Thing ' || n, 9.90, '{1}', '940520', 250, 'B' || c.customer_id || '-' || n,
       10 + n % 30, 20, 15 from customers c, generate_series(1, $1::int) n`,
      [skus],
    );
    await client.query(
      'insert into stock_levels (customer_id, warehouse_id, product_id, total, frozen) select customer_id, 1, product_id, 100, 0 from products',
    );
    await client.query(
      `insert into stock_layers (customer_id, warehouse_id, product_id, shelved_on, received, remaining, source_no)
     select customer_id, 1, product_id, y.day, 60, y.remaining, 'ASN-' || y.day
     from products, (values (date '2025-01-05', 40), (date '2025-03-01', 60)) y (day, remaining)`,
    );
    const later = await withoutIndexes(client, 'stock_log');
    await client.query(
      `insert into stock_log (customer_id, warehouse_id, product_id, kind, quantity, frozen_quantity, total_after, frozen_after, source_type, source_no,
       actor_kind, actor_name, created_at)
     select customer_id, 1, product_id, 'packaged', -4, 0, 100 + 4 * (${LOG_LINES} - n), 0, 'order', 'SO-' || n, 'system', 'system',
       timestamptz '2025-03-10' + n * interval '3 days' from generate_series(1, ${LOG_LINES}) n, products`,
    );
    await later();
    for (const table of ['customers', 'products', 'stock_levels', 'stock_layers', 'stock_log'])
      await client.query(`vacuum (analyze) ${table}`);
  });
}
