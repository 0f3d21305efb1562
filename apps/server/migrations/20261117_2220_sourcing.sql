-- Products the provider finds for a merchant: a request, a quote, and once accepted a SKU and an expected inbound appointment.
create table sourcing_requests (
  customer_id bigint not null references customers,
  request_id bigint generated always as identity (start with 1001),
  request_no text not null unique check (request_no ~ '^DS-[0-9]{6}-[2-9A-HJ-NP-Z]{5}$'),
  state text not null default 'requested' check (state in ('requested', 'quoted', 'accepted', 'declined', 'expired')),
  waits_for text check (waits_for in ('staff', 'merchant')),
  -- Since when it waits for staff: the order of their queue.
  waiting_since timestamptz,
  product_name text not null check (length(product_name) between 1 and 200),
  link text not null check (length(link) <= 2000),
  target_price numeric(12,2) check (target_price > 0),
  quantity int not null check (quantity > 0),
  country text not null check (country ~ '^[A-Z]{2}$'),
  note text not null default '' check (length(note) <= 500),
  quote_no int not null default 0,
  unit_price numeric(12,2) check (unit_price > 0),
  goods_value numeric(18,2) generated always as (unit_price * quantity) stored,
  weight_g int check (weight_g > 0),
  length_cm numeric(8,2),
  width_cm numeric(8,2),
  height_cm numeric(8,2),
  lead_days int check (lead_days > 0),
  valid_until date,
  name_en text not null default '',
  name_cn text not null default '',
  hs_code text not null default '',
  property_ids bigint[] not null default '{}',
  quote_note text not null default '' check (length(quote_note) <= 500),
  decline_reason text not null default '' check (length(decline_reason) <= 500),
  product_id bigint,
  inbound_id bigint,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (customer_id, request_id),
  foreign key (customer_id, product_id) references products (customer_id, product_id),
  foreign key (customer_id, inbound_id) references inbounds (customer_id, inbound_id),
  check ((quote_no > 0) = (unit_price is not null and valid_until is not null)),
  check ((state = 'accepted') = (product_id is not null)),
  check ((state in ('accepted', 'declined')) = (waits_for is null)),
  check ((waits_for is not distinct from 'staff') = (waiting_since is not null))
);
create index sourcing_requests_newest on sourcing_requests (customer_id, request_id desc);
create index sourcing_requests_of_state on sourcing_requests (customer_id, state, request_id desc);
create index sourcing_requests_by_number on sourcing_requests (customer_id, request_no text_pattern_ops);
create index sourcing_requests_by_number_across_merchants on sourcing_requests (request_no text_pattern_ops);
create index sourcing_requests_newest_across_merchants on sourcing_requests (request_id desc);
create index sourcing_requests_of_state_across_merchants on sourcing_requests (state, request_id desc);
create index sourcing_requests_of_wait_across_merchants on sourcing_requests (waits_for, request_id desc);
create index sourcing_requests_waiting on sourcing_requests (waiting_since, request_id) where waits_for = 'staff';
create index sourcing_requests_by_wait on sourcing_requests (waiting_since, request_id);
create index sourcing_requests_by_validity on sourcing_requests (valid_until) where state = 'quoted';
create index sourcing_requests_of_product on sourcing_requests (customer_id, product_id) where product_id is not null;
create index sourcing_requests_of_inbound on sourcing_requests (customer_id, inbound_id) where inbound_id is not null;
call protect_tenant_table('sourcing_requests');
grant select, insert, update on sourcing_requests to quayside_merchant, quayside_desk, quayside_system;

create table sourcing_images (
  customer_id bigint not null,
  request_id bigint not null,
  position int not null,
  file_id uuid not null,
  primary key (customer_id, request_id, position),
  foreign key (customer_id, request_id) references sourcing_requests (customer_id, request_id),
  foreign key (customer_id, file_id) references files (customer_id, file_id)
);
create index sourcing_images_of_file on sourcing_images (customer_id, file_id);
call protect_tenant_table('sourcing_images');
grant select, insert on sourcing_images to quayside_merchant, quayside_desk, quayside_system;

create table sourcing_messages (
  customer_id bigint not null,
  message_id bigint generated always as identity,
  request_id bigint not null,
  body text not null check (length(body) between 1 and 500),
  actor_kind text not null check (actor_kind in ('main', 'internal', 'supplier', 'staff', 'api_key', 'system')),
  actor_name text not null,
  created_at timestamptz not null,
  primary key (customer_id, message_id),
  foreign key (customer_id, request_id) references sourcing_requests (customer_id, request_id)
);
create index sourcing_messages_of_request on sourcing_messages (customer_id, request_id, message_id);
call protect_tenant_table('sourcing_messages');
grant select, insert on sourcing_messages to quayside_merchant, quayside_desk, quayside_system;

create table sourcing_events (
  customer_id bigint not null,
  event_id bigint generated always as identity,
  request_id bigint not null,
  kind text not null check (kind in ('requested', 'quoted', 'accepted', 'declined', 'expired', 'message')),
  actor_kind text not null check (actor_kind in ('main', 'internal', 'supplier', 'staff', 'api_key', 'system')),
  actor_name text not null,
  created_at timestamptz not null,
  primary key (customer_id, event_id),
  foreign key (customer_id, request_id) references sourcing_requests (customer_id, request_id)
);
create index sourcing_events_of_request on sourcing_events (customer_id, request_id, event_id);
call protect_tenant_table('sourcing_events');
grant select, insert on sourcing_events to quayside_merchant, quayside_desk, quayside_system;
