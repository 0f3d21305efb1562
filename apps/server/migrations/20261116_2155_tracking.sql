-- What carriers and staff report about a parcel. The key is made of the event itself: the same event twice is one row.
create table tracking_events (
  customer_id bigint not null,
  order_id bigint not null,
  event_key text not null check (event_key ~ '^[0-9a-f]{64}$'),
  happened_at timestamptz not null,
  status text not null check (status in ('info', 'in_transit', 'pick_up', 'out_for_delivery', 'delivered', 'exception')),
  -- The feed's own word for it.
  sub_status text not null default '' check (length(sub_status) <= 60),
  description text not null default '' check (length(description) <= 500),
  location text not null default '' check (length(location) <= 200),
  source text not null check (source in ('feed', 'staff')),
  received_at timestamptz not null,
  primary key (customer_id, order_id, event_key),
  foreign key (customer_id, order_id) references orders (customer_id, order_id)
);
create index tracking_events_newest on tracking_events (customer_id, order_id, happened_at desc);
call protect_tenant_table('tracking_events');
grant select on tracking_events to quayside_merchant;
grant select, insert on tracking_events to quayside_desk, quayside_system;

-- Reports about numbers that no shipped order has yet; applied when one gets the number.
create table waiting_reports (
  number text not null check (length(number) between 1 and 60),
  report_key text not null check (report_key ~ '^[0-9a-f]{64}$'),
  report jsonb not null,
  received_at timestamptz not null,
  primary key (number, report_key)
);
create index waiting_reports_oldest on waiting_reports (received_at);
call seal_table('waiting_reports');
grant select, insert, delete on waiting_reports to quayside_desk, quayside_system;

-- For a visitor without sign-in: a parcel of this brand by one of its numbers and the recipient's postcode. No name, no street, no text
-- of the carrier, because such texts may name the recipient.
create function public_tracking(wanted_number text, wanted_postcode text, wanted_brand int)
returns table (status text, country text, packed_at timestamptz, shipped_at timestamptz, delivered_at timestamptz, events jsonb)
language sql stable security definer set search_path = public as $$
  select case when o.status = 'alert' then o.alert_from else o.status end, o.country, o.packed_at, o.shipped_at, o.delivered_at,
      coalesce((select jsonb_agg(jsonb_build_object('at', e.happened_at, 'status', e.status) order by e.happened_at desc, e.event_key)
        from tracking_events e where e.customer_id = o.customer_id and e.order_id = o.order_id), '[]')
    from orders o join customers c on c.customer_id = o.customer_id
   where is_sealed() and current_setting('role') = 'quayside_public'
     and o.order_id = (select coalesce(
       (select w.order_id from orders w where w.waybill_no = wanted_number and w.waybill_no <> ''),
       (select t.order_id from orders t where t.tracking_no = wanted_number and t.tracking_no <> ''),
       (select max(l.order_id) from orders l where l.last_mile_no = wanted_number and l.last_mile_no <> '')))
     and o.packed_at is not null and o.deleted_at is null and o.status <> 'canceled'
     and c.platform_type = wanted_brand
     and wanted_postcode <> '' and upper(regexp_replace(o.postal_code, '[^A-Za-z0-9]', '', 'g')) = wanted_postcode
$$;
revoke execute on function public_tracking(text, text, int) from public;
grant execute on function public_tracking(text, text, int) to quayside_public;
