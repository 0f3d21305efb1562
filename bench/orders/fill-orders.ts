import { withClient } from '../with-client.ts';
import { withoutIndexes } from '../without-indexes.ts';

/** How many orders one merchant has, and each of the others; one has a tenth of the first. */
export type Orders = { readonly large: number; readonly small: number };

/** Orders of two lines each as the server writes them, over two hundred products a merchant. */
export function fillOrders(url: string, customerId: number, { large, small }: Orders, tenthId = 0): Promise<void> {
  return withClient(url, async (client) => {
    await client.query(
      `insert into products (customer_id, sku, product_name, name_cn, name_en, declared_value, property_ids, hs_code, weight_g, barcode)
     select c.customer_id, 'SKU-' || lpad(n::text, 7, '0'), 'Thing ' || n, '东西' || n, 'Thing ' || n, 9.90, '{1}', '940520', 250,
       'B' || c.customer_id || '-' || n from customers c, generate_series(1, 200) n order by c.customer_id, n`,
    );
    await client.query(
      `insert into product_codes (customer_id, code, product_id, is_alias) select customer_id, lower(sku), product_id, false from products`,
    );
    // Numbers are counted in base 32 with the letters of order numbers; every twelfth order is cancelled.
    await client.query(
      `insert into orders (customer_id, order_no, platform_order_no, status, warehouse_id, first_name, last_name, phone, email, id_number, company,
       country, state, city, postal_code, house_number, address1, address2, address3, address_type, remark, created_at, updated_at, canceled_at, method, tracking_no)
     select c.customer_id, 'SO-' || to_char(at, 'YYMMDD') || '-' || (
         select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + ((c.customer_id % 100 * 10000000 + n) / (32 ^ k)::bigint % 32)::int, 1), '') from generate_series(0, 5) k),
       'P-' || n, case when n % 12 = 0 then 'canceled' else 'approving' end, 1 + n % 2, 'First' || n % 5000, 'Last', '+1 555 0100', '', '', '',
       (array['US', 'DE', 'FR', 'GB', 'JP'])[1 + n % 5], 'State', 'City', '12345', '1', n % 7000 || ' Main Street', '', '', 'residential', '', at, at,
       case when n % 12 = 0 then at end, 'M-' || n % 12, 'TRK' || lpad(n::text, 9, '0') || '-' || c.customer_id
     from customers c, generate_series(1, $2::int) n, lateral (select timestamptz '2024-01-01' + n * interval '70 seconds' as at) t
     where c.customer_id = $1 or n <= $3::int or (c.customer_id = $4 and n <= $2::int / 10)`,
      [customerId, large, small, tenthId],
    );
    const later = await withoutIndexes(client, 'order_lines');
    await client.query(
      `insert into order_lines (customer_id, order_id, line_no, product_id, product_name, unit_price, quantity)
     select o.customer_id, o.order_id, l, p.low + (o.order_id * (6 * l + 1)) % 100 + (l - 1) * 100, 'Thing', 9.90, l
     from orders o join (select customer_id, min(product_id) as low from products group by 1) p using (customer_id), generate_series(1, 2) l`,
    );
    await later();
    for (const table of ['products', 'product_codes', 'orders', 'order_lines']) await client.query(`vacuum (analyze) ${table}`);
  });
}
