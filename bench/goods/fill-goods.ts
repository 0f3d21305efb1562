import { withClient } from '../with-client.ts';
import { withoutIndexes } from '../without-indexes.ts';
import type { Merchant } from '../world.ts';

/** How much one merchant has; every other merchant of the hundred has a hundredth of the SKUs, with a tenth of the lines each. */
export type Goods = { readonly skus: number; readonly lines: number };

/** SKUs, levels and log rows as the server writes them. Indexes are created last: ten million rows then take minutes, not an hour. */
export function fillGoods(url: string, { customer_id }: Merchant, { skus, lines }: Goods): Promise<void> {
  return withClient(url, async (client) => {
    await client.query(
      `insert into products (customer_id, sku, product_name, name_cn, name_en, declared_value, property_ids, hs_code, weight_g, barcode, warning_quantity)
     select c.customer_id, 'SKU-' || lpad(n::text, 7, '0'), 'Thing ' || md5(n::text), '东西' || n, 'Thing ' || n, 9.90, '{1}', '940520', 250,
       'B' || c.customer_id || '-' || n, n % 7
     from customers c, generate_series(1, $2::int) n where c.customer_id = $1 or n <= $2::int / 100`,
      [customer_id, skus],
    );
    await client.query(
      `insert into product_codes (customer_id, code, product_id, is_alias) select customer_id, lower(sku), product_id, false from products`,
    );
    await client.query(
      `insert into stock_levels (customer_id, warehouse_id, product_id, total, frozen)
     select customer_id, 1, product_id, case when product_id % 5 = 0 then 0 else 100 end, case when product_id % 5 = 0 then 0 else 3 end from products`,
    );
    const later = await withoutIndexes(client, 'stock_log');
    // Every level has the same number of rows, one every few minutes back to 2024, so every day has some.
    await client.query(
      `insert into stock_log (customer_id, warehouse_id, product_id, kind, quantity, frozen_quantity, total_after, frozen_after, source_type, source_no,
       actor_kind, actor_name, created_at)
     select l.customer_id, 1, l.product_id, (array['shelved', 'frozen', 'packaged', 'released'])[1 + n % 4], 1, 0, n, 0, 'order', 'SO-' || n || '-' || l.product_id % 1000,
       'system', 'system', timestamptz '2024-01-01' + (n * $2::int + l.product_id % $2::int) * interval '1 second'
     from generate_series(1, $1::int) n, stock_levels l where l.customer_id = $3 or n <= $1::int / 10`,
      [Math.round(lines / skus), Math.round((900 * 86_400 * skus) / lines), customer_id],
    );
    await later();
    for (const table of ['products', 'product_codes', 'stock_levels', 'stock_log']) await client.query(`vacuum (analyze) ${table}`);
  });
}
