-- How an order goes: method, services, tax numbers, its quote, and the states up to approved.
alter table orders drop constraint orders_status_check;
alter table orders drop constraint orders_check;
alter table orders
  add constraint orders_status_check check (status in ('approving', 'error', 'uploaded', 'approved', 'canceled')),
  add constraint orders_canceled_check check ((status = 'canceled') = (canceled_at is not null)),
  -- A method's code in the tariff; empty while none is chosen.
  add column method text not null default '' check (length(method) <= 40),
  add column vat_number text not null default '' check (length(vat_number) <= 20),
  add column ioss_number text not null default '' check (length(ioss_number) <= 20),
  add column gst_number text not null default '' check (length(gst_number) <= 20),
  add column icms_number text not null default '' check (length(icms_number) <= 20),
  -- Duty and tax were collected by the sales platform.
  add column platform_payment boolean not null default false,
  add column tracking_no text not null default '' check (length(tracking_no) <= 40),
  add column last_mile_no text not null default '' check (length(last_mile_no) <= 40),
  add column quote_id bigint,
  add column submitted_at timestamptz,
  add column verified_at timestamptz,
  add column verified_by text,
  -- Why staff sent it back, and which fields to fix; both empty otherwise.
  add column error_reason text not null default '' check (length(error_reason) <= 500),
  add column error_fields text[] not null default '{}',
  add constraint orders_submitted_check check (status not in ('uploaded', 'approved') or (submitted_at is not null and quote_id is not null)),
  add constraint orders_error_check check ((status = 'error') = (error_reason <> ''));

-- What the merchant asked for besides shipping. Fixed once the order is created (ORD-35).
create table order_services (
  customer_id bigint not null,
  order_id bigint not null,
  service text not null check (service <> ''),
  name_en text not null,
  name_cn text not null,
  quantity int not null check (quantity > 0),
  -- USD, as quoted when it was chosen.
  projected_fee numeric(12,2) not null check (projected_fee >= 0),
  primary key (customer_id, order_id, service),
  foreign key (customer_id, order_id) references orders (customer_id, order_id)
);
call protect_tenant_table('order_services');
grant select, insert, update, delete on order_services to quayside_merchant, quayside_desk, quayside_system;

-- A price an order was given: what it was computed from and every item. The order names the one that holds; submitting binds it.
create table order_quotes (
  customer_id bigint not null,
  quote_id bigint generated always as identity (start with 10001),
  order_id bigint not null,
  method text not null check (method <> ''),
  -- As the tariff called it.
  method_name_en text not null,
  method_name_cn text not null,
  version_id bigint not null references tariff_versions,
  price_group text not null,
  at timestamptz not null,
  expires_at timestamptz not null,
  total numeric(12,2) not null check (total >= 0),
  -- The part of the total that is basic shipping.
  shipping numeric(12,2) not null check (shipping >= 0),
  items jsonb not null,
  input jsonb not null,
  -- Parcel, zone, weights, taxes and warnings of the chosen method.
  facts jsonb not null,
  bound_at timestamptz,
  created_at timestamptz not null,
  primary key (customer_id, quote_id),
  foreign key (customer_id, order_id) references orders (customer_id, order_id)
);
create index order_quotes_of_order on order_quotes (customer_id, order_id, quote_id desc);
call protect_tenant_table('order_quotes');
grant select, insert, update on order_quotes to quayside_merchant, quayside_desk, quayside_system;
-- The two refer to each other: deferrable, so that a restore can load one after the other.
alter table orders add foreign key (customer_id, quote_id) references order_quotes (customer_id, quote_id) deferrable;

-- The timeline. Append-only.
create table order_events (
  customer_id bigint not null,
  event_id bigint generated always as identity,
  order_id bigint not null,
  kind text not null check (kind in ('created', 'saved', 'products_changed', 'submitted', 'approved', 'sent_back', 'canceled', 'method_changed', 'address_changed')),
  params jsonb not null default '{}',
  actor_kind text not null check (actor_kind in ('main', 'internal', 'supplier', 'staff', 'api_key', 'system')),
  actor_name text not null,
  created_at timestamptz not null,
  primary key (customer_id, event_id),
  foreign key (customer_id, order_id) references orders (customer_id, order_id)
);
create index order_events_of_order on order_events (customer_id, order_id, event_id);
call protect_tenant_table('order_events');
grant select, insert on order_events to quayside_merchant, quayside_desk, quayside_system;

-- What waits for verification, oldest first, across merchants.
create index orders_to_verify on orders (submitted_at, order_id) where status = 'uploaded' and deleted_at is null;
create index orders_of_method on orders (customer_id, method, order_id desc) where deleted_at is null;
create index orders_by_tracking on orders (customer_id, tracking_no text_pattern_ops) include (order_id) where deleted_at is null;
-- Names of recipients in small letters, as columns: under row-level security an index on a function would not be used.
alter table orders
  add column recipient_name_key text not null generated always as (lower(first_name || ' ' || last_name)) stored,
  add column last_name_key text not null generated always as (lower(last_name)) stored;
create index orders_by_recipient on orders (customer_id, recipient_name_key text_pattern_ops) include (order_id) where deleted_at is null;
create index orders_by_last_name on orders (customer_id, last_name_key text_pattern_ops) include (order_id) where deleted_at is null;
