import { withClient } from '../with-client.ts';
import { withoutIndexes } from '../without-indexes.ts';

/** How many appointments one merchant has, and each of the others. */
export type Inbounds = { readonly large: number; readonly small: number };

/** Confirmed appointments of two lines in two boxes, over two thousand products a merchant. The newest has its boxes at the dock. */
export function fillInbounds(url: string, customerId: number, { large, small }: Inbounds): Promise<void> {
  return withClient(url, async (client) => {
    await client.query(
      `insert into products (customer_id, sku, product_name, name_cn, name_en, declared_value, property_ids, hs_code, weight_g, barcode)
     select c.customer_id, 'SKU-' || lpad(n::text, 7, '0'), 'Thing ' || n, '东西' || n, 'Thing ' || n, 9.90, '{1}', '940520', 250,
       'B' || c.customer_id || '-' || n from customers c, generate_series(1, 2000) n where c.customer_id = $1 or n <= 200 order by c.customer_id, n`,
      [customerId],
    );
    await client.query(
      `insert into product_codes (customer_id, code, product_id, is_alias) select customer_id, lower(sku), product_id, false from products`,
    );
    await client.query(
      `insert into inbounds (customer_id, code, inbound_no, original_no, warehouse_id, bill_status, audit_status, stage, step, packing_method,
       shipping_method, carrier, tracking_numbers, volume_m3, packaging, arrival_date, arrival_period, reservation_quantity, sku_quantity,
       box_quantity, created_by, created_at, updated_at, submitted_at)
     select customer_id, code, 'ASN-' || to_char(at, 'YYMMDD') || '-' || code, 'ASN-' || to_char(at, 'YYMMDD') || '-' || code, 1 + n % 2,
       case when n % 12 = 0 then 'draft' else 'confirmed' end, case when n % 12 <> 0 then 'passed' end,
       case when n % 12 = 0 then null when n % 100 < 97 then 'inventory_completed' else 'pending_quality_control' end, 5, 'mixed', 'express', 'SF',
       array['TN' || customer_id || '-' || n], 1.5, 'carton', at::date + 3, 'morning', 20, 2, 2, 'Mei Lin', at, at, at
     from (
       select c.customer_id, n, timestamptz '2024-01-01' + n * interval '11 minutes' as at, (
         select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + ((c.customer_id % 100 * 300000 + n) / (32 ^ k)::bigint % 32)::int, 1), '')
           from generate_series(0, 4) k) as code
       from customers c, generate_series(1, $2::int) n where c.customer_id = $1 or n <= $3::int) made`,
      [customerId, large, small],
    );
    const later = await Promise.all(['inbound_lines', 'inbound_boxes', 'inbound_box_items'].map((table) => withoutIndexes(client, table)));
    const first = `join (select customer_id, min(product_id) as low from products group by 1) p using (customer_id)`;
    await client.query(
      `insert into inbound_lines (customer_id, inbound_id, line_no, product_id, quantity)
     select i.customer_id, i.inbound_id, l, p.low + (i.inbound_id * (6 * l + 1)) % 100 + (l - 1) * 100, 10 from inbounds i ${first}, generate_series(1, 2) l`,
    );
    await client.query(
      `insert into inbound_boxes (customer_id, inbound_id, box_no, group_no, weight_kg, length_cm, width_cm, height_cm, state)
     select customer_id, inbound_id, b, b, 12.5, 60, 40, 40, case when stage = 'pending_quality_control' then 'arrived' else 'announced' end
       from inbounds, generate_series(1, 2) b`,
    );
    await client.query(
      `insert into inbound_box_items (customer_id, inbound_id, box_no, product_id, quantity)
     select l.customer_id, l.inbound_id, l.line_no, l.product_id, l.quantity from inbound_lines l`,
    );
    for (const restore of later) await restore();
    for (const table of ['products', 'product_codes', 'inbounds', 'inbound_lines', 'inbound_boxes', 'inbound_box_items'])
      await client.query(`vacuum (analyze) ${table}`);
  });
}
