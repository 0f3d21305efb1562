-- An order after verification: packed, shipped, tracked, with exceptions and interceptions.
alter table orders drop constraint orders_status_check;
alter table orders drop constraint orders_submitted_check;
alter table orders
  add constraint orders_status_check check (status in ('approving', 'error', 'uploaded', 'approved', 'packaged', 'shipped', 'in_transit', 'pick_up',
    'out_for_delivery', 'delivered', 'alert', 'expired', 'canceled')),
  add constraint orders_submitted_check check (status in ('approving', 'error', 'canceled') or (submitted_at is not null and quote_id is not null)),
  add column processing text not null default 'none' check (processing in ('none', 'awaiting_reply', 'replied', 'intercept_requested', 'intercepted')),
  -- Where an order in `alert` goes on.
  add column alert_from text check (alert_from in ('uploaded', 'approved', 'packaged', 'shipped', 'in_transit', 'pick_up', 'out_for_delivery')),
  add constraint orders_alert_check check ((status = 'alert') = (alert_from is not null)),
  -- The provider's own number of the parcel, printed on its label; empty until it is packed.
  add column waybill_no text not null default '' check (length(waybill_no) <= 40),
  add column parcel_weight_g int check (parcel_weight_g > 0),
  add column parcel_length_cm numeric(6,1) check (parcel_length_cm > 0),
  add column parcel_width_cm numeric(6,1) check (parcel_width_cm > 0),
  add column parcel_height_cm numeric(6,1) check (parcel_height_cm > 0),
  -- What was charged: the items of the quote, computed again with the measured parcel.
  add column actual_quote_id bigint,
  add column packed_at timestamptz,
  add column packed_by text,
  add column shipped_at timestamptz,
  add column delivered_at timestamptz,
  -- The provider's day from which a parcel that did not arrive counts as expired.
  add column expires_on date,
  add column recipient_cleared_at timestamptz,
  add constraint orders_packed_check check (status not in ('packaged', 'shipped', 'in_transit', 'pick_up', 'out_for_delivery', 'delivered', 'expired')
    or (packed_at is not null and actual_quote_id is not null and waybill_no <> '')),
  add constraint orders_shipped_check check (status not in ('shipped', 'in_transit', 'pick_up', 'out_for_delivery', 'delivered', 'expired')
    or (shipped_at is not null and tracking_no <> '')),
  add constraint orders_delivered_check check (status <> 'delivered' or delivered_at is not null),
  add foreign key (customer_id, actual_quote_id) references order_quotes (customer_id, quote_id) deferrable;
create unique index orders_waybill_no on orders (waybill_no) where waybill_no <> '';
-- Queues of the warehouse, across merchants, longest waiting first.
create index orders_to_pack on orders (warehouse_id, verified_at, order_id) where status = 'approved' and deleted_at is null;
create index orders_to_ship on orders (warehouse_id, packed_at, order_id) where status = 'packaged' and deleted_at is null;
create index orders_in_alert on orders (updated_at, order_id) where status = 'alert' and deleted_at is null;
create index orders_to_expire on orders (expires_on) where status in ('in_transit', 'pick_up');
create index orders_to_clear on orders (shipped_at, customer_id, order_id) where recipient_cleared_at is null and shipped_at is not null;
-- The feed names a parcel by the carrier's number.
create index orders_of_tracking_no on orders (tracking_no) where tracking_no <> '';
create index orders_of_last_mile_no on orders (last_mile_no) where last_mile_no <> '';
create index orders_of_processing on orders (customer_id, processing, order_id desc) where processing <> 'none' and deleted_at is null;
create index orders_shipped_days on orders (customer_id, shipped_at desc, order_id desc) where shipped_at is not null and deleted_at is null;

alter table order_quotes
  add column kind text not null default 'quoted' check (kind in ('quoted', 'actual'));

alter table order_events drop constraint order_events_kind_check;
alter table order_events add constraint order_events_kind_check check (kind in ('created', 'saved', 'products_changed', 'submitted', 'approved', 'sent_back',
  'canceled', 'method_changed', 'address_changed', 'packed', 'shipped', 'tracking_changed', 'in_transit', 'pick_up', 'out_for_delivery', 'delivered',
  'unapproved', 'alerted', 'replied', 'resumed', 'expired', 'intercept_requested', 'intercept_refused', 'intercepted', 'recipient_cleared'));

insert into basic_config (cfg_name, value) values
  ('packing_tolerance_percent', '10'), ('packing_tolerance_usd', '50'), ('interception_fee_usd', '2.00'),
  ('exception_reply_days', '5'), ('orders_expire_after_days', '60');

-- What stops an order and needs the merchant's reply; closed when the order goes on.
create table order_exceptions (
  customer_id bigint not null,
  exception_id bigint generated always as identity (start with 1001),
  order_id bigint not null,
  reason text not null check (reason in ('address', 'customs', 'delivery_failed', 'returned', 'damaged', 'lost', 'missing_units', 'cost', 'limits', 'other')),
  -- Figures of the reason's sentence.
  params jsonb not null default '{}',
  state text not null default 'awaiting_reply' check (state in ('awaiting_reply', 'replied', 'resolved')),
  raised_by text not null,
  raised_at timestamptz not null,
  deadline timestamptz not null,
  reminded_at timestamptz,
  replied_at timestamptz,
  resolved_at timestamptz,
  resolved_by text,
  primary key (customer_id, exception_id),
  foreign key (customer_id, order_id) references orders (customer_id, order_id),
  check ((state = 'resolved') = (resolved_at is not null))
);
-- One at a time.
create unique index order_exceptions_open on order_exceptions (customer_id, order_id) where state <> 'resolved';
create index order_exceptions_of_order on order_exceptions (customer_id, order_id, exception_id);
create index order_exceptions_waiting on order_exceptions (customer_id, deadline, exception_id) where state = 'awaiting_reply';
create index order_exceptions_to_remind on order_exceptions (deadline, exception_id) where state = 'awaiting_reply';
create index order_exceptions_to_resolve on order_exceptions (replied_at, exception_id) where state = 'replied';
call protect_tenant_table('order_exceptions');
grant select, insert, update on order_exceptions to quayside_merchant, quayside_desk, quayside_system;

-- What staff and merchant wrote about it.
create table order_exception_messages (
  customer_id bigint not null,
  message_id bigint generated always as identity,
  exception_id bigint not null,
  body text not null check (length(body) <= 500),
  author_kind text not null check (author_kind in ('main', 'internal', 'supplier', 'staff', 'api_key', 'system')),
  author_name text not null,
  created_at timestamptz not null,
  primary key (customer_id, message_id),
  foreign key (customer_id, exception_id) references order_exceptions (customer_id, exception_id)
);
create index order_exception_messages_of_exception on order_exception_messages (customer_id, exception_id, message_id);
call protect_tenant_table('order_exception_messages');
grant select, insert on order_exception_messages to quayside_merchant, quayside_desk, quayside_system;

create table order_exception_images (
  customer_id bigint not null,
  message_id bigint not null,
  file_id uuid not null,
  position int not null check (position between 1 and 9),
  primary key (customer_id, message_id, position),
  foreign key (customer_id, message_id) references order_exception_messages (customer_id, message_id),
  foreign key (customer_id, file_id) references files (customer_id, file_id)
);
create index order_exception_images_of_file on order_exception_images (customer_id, file_id);
call protect_tenant_table('order_exception_images');
grant select, insert on order_exception_images to quayside_merchant, quayside_desk, quayside_system;
