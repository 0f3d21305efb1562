import { withClient } from '../with-client.ts';

/** An order a minute until now, or so many spread over `days`, as the server writes them: quoted, packed, shipped. */
export function fillParcels(url: string, of: ReadonlyMap<number, number>, newestPart: number, days?: number): Promise<void> {
  return withClient(url, async (client) => {
    for (const [customerId, count] of of) {
      const newest = Math.floor(count * newestPart);
      await client.query('begin');
      await client.query('set constraints all deferred');
      const { rows } = await client.query<{ first: string }>(
        `select setval(pg_get_serial_sequence('order_quotes', 'quote_id'), (select coalesce(max(quote_id), 1000) from order_quotes) + $1::bigint) - $1::bigint as first`,
        [count],
      );
      const first = Number(rows[0]?.first);
      await client.query(
        `insert into orders (customer_id, order_no, platform_order_no, status, alert_from, processing, warehouse_id, first_name, last_name, phone, email,
           id_number, company, country, state, city, postal_code, house_number, address1, address2, address3, address_type, remark, created_at, updated_at,
           method, tracking_no, waybill_no, quote_id, actual_quote_id, submitted_at, verified_at, packed_at, shipped_at, delivered_at, expires_on)
         select $1::bigint, 'SO-' || to_char(at, 'YYMMDD') || '-' || (
             select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (($1::bigint % 100 * 10000000 + n) / (32 ^ k)::bigint % 32)::int, 1), '') from generate_series(0, 5) k),
           'P-' || n, s.status, case when s.status = 'alert' then 'in_transit' end, case when s.status = 'alert' then 'awaiting_reply' else 'none' end,
           1 + n % 2, 'First' || n % 5000, 'Last', '+1 555 0100', '', '', '',
           (array['US', 'DE', 'FR', 'GB', 'JP'])[1 + n % 5], 'State', 'City', '12345', '1', n % 7000 || ' Main Street', '', '', 'residential', '', at, at,
           'US-LINE', 'TRK' || lpad(n::text, 9, '0') || '-' || $1::bigint, 'WB-' || $1::bigint || '-' || n, $4::bigint + n, $4::bigint + n, at, at, at,
           case when s.status not in ('approving', 'uploaded') then at end, case when s.status = 'delivered' then at + interval '6 days' end,
           case when s.status in ('in_transit', 'pick_up') then (at + interval '1 day')::date - 60 end
         from generate_series(1, $2::int) n,
           lateral (select now() - ($2::int - n) * $5::float8 * interval '1 minute' as at) t,
           lateral (select case when n <= $2::int - $3::int then case when n % 5 = 0 then 'pick_up' else 'in_transit' end
             else (array['delivered', 'delivered', 'delivered', 'delivered', 'in_transit', 'in_transit', 'pick_up', 'approving', 'uploaded', 'alert'])[1 + n % 10] end as status) s`,
        [customerId, count, newest, first, days === undefined ? 1 : (days * 1440) / count],
      );
      await client.query(
        `insert into order_quotes (customer_id, quote_id, order_id, method, method_name_en, method_name_cn, version_id, price_group, at, expires_at, total,
           shipping, items, input, facts, bound_at, created_at)
         overriding system value
         select customer_id, quote_id, order_id, method, 'US line', '美国专线', (select min(version_id) from tariff_versions), 'STANDARD', created_at, created_at,
           10.00, 8.00, '[]', '{"destination":{"postal_code":"12345"}}', '{}', created_at, created_at from orders where customer_id = $1`,
        [customerId],
      );
      await client.query('commit');
    }
    for (const table of ['orders', 'order_quotes']) await client.query(`vacuum (analyze) ${table}`);
  });
}
