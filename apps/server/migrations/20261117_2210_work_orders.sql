-- What work on stock costs: one whole list per day it becomes valid, so that the history stays readable.
create table work_price_lists (
  valid_from date primary key,
  prices jsonb not null,
  saved_by text not null,
  saved_at timestamptz not null
);
call seal_table('work_price_lists');
grant select on work_price_lists to quayside_merchant, quayside_system;
grant select, insert, update on work_price_lists to quayside_desk;
insert into work_price_lists (valid_from, saved_by, saved_at, prices) values (date '2024-01-01', 'System', timestamptz '2024-01-01 00:00+08', '{
  "order": "3.00", "count": "0.05", "photo": "0.80", "relabel": "0.15", "repack": "0.40", "bundle": "0.60", "return": "0.30", "dispose": "0.20",
  "count_weigh": "0.10", "photo_close_up": "0.40", "relabel_print": "0.05", "repack_carton": "0.90", "repack_padding": "0.20",
  "bundle_bag": "0.10", "bundle_label": "0.05", "return_pallet": "25.00", "dispose_proof": "10.00"}');

-- Work a merchant orders on its own stock. Units are frozen and money is held from the submission to the end.
create table work_orders (
  customer_id bigint not null references customers,
  work_order_id bigint generated always as identity (start with 1001),
  work_order_no text not null unique check (work_order_no ~ '^SS-[0-9]{6}-[2-9A-HJ-NP-Z]{5}$'),
  type text not null check (type in ('count', 'photo', 'relabel', 'repack', 'bundle', 'return', 'dispose')),
  state text not null default 'submitted' check (state in ('submitted', 'in_progress', 'done', 'refused', 'canceled')),
  warehouse_id bigint not null references warehouses,
  options text[] not null default '{}',
  skus int not null check (skus > 0),
  units int not null check (units > 0),
  bundle_product_id bigint,
  bundle_quantity int check (bundle_quantity > 0),
  -- Personal data of a return; cleared six months after the end.
  address jsonb,
  address_cleared_at timestamptz,
  note text not null default '' check (length(note) <= 500),
  -- The price list of the day it was submitted: what is charged at the end comes from it.
  prices jsonb not null,
  quoted numeric(12,2) not null check (quoted >= 0),
  charged numeric(12,2) check (charged >= 0 and charged <= quoted),
  fees jsonb not null,
  tracking_no text not null default '',
  result_note text not null default '' check (length(result_note) <= 500),
  taken_by text,
  account_id bigint,
  created_by text not null,
  created_at timestamptz not null,
  begun_at timestamptz,
  closed_at timestamptz,
  primary key (customer_id, work_order_id),
  foreign key (customer_id, bundle_product_id) references products (customer_id, product_id),
  check ((type = 'bundle') = (bundle_product_id is not null)),
  check ((bundle_product_id is null) = (bundle_quantity is null)),
  check ((state in ('done', 'refused', 'canceled')) = (closed_at is not null)),
  check ((state = 'done') = (charged is not null))
);
create index work_orders_newest on work_orders (customer_id, work_order_id desc);
create index work_orders_of_state on work_orders (customer_id, state, work_order_id desc);
create index work_orders_of_type on work_orders (customer_id, type, work_order_id desc);
create index work_orders_of_warehouse on work_orders (customer_id, warehouse_id, work_order_id desc);
create index work_orders_by_number on work_orders (customer_id, work_order_no text_pattern_ops);
create index work_orders_by_number_across_merchants on work_orders (work_order_no text_pattern_ops);
create index work_orders_of_bundle on work_orders (customer_id, bundle_product_id, work_order_id desc) where bundle_product_id is not null;
create index work_orders_waiting on work_orders (created_at, work_order_id) where state = 'submitted';
create index work_orders_newest_across_merchants on work_orders (work_order_id desc);
create index work_orders_of_state_across_merchants on work_orders (state, work_order_id desc);
create index work_orders_of_state_by_time on work_orders (state, created_at, work_order_id);
create index work_orders_by_time on work_orders (created_at, work_order_id);
create index work_orders_of_type_across_merchants on work_orders (type, work_order_id desc);
create index work_orders_of_warehouse_across_merchants on work_orders (warehouse_id, work_order_id desc);
create index work_orders_with_address on work_orders (closed_at) where address is not null and closed_at is not null;
call protect_tenant_table('work_orders');
grant select, insert, update on work_orders to quayside_merchant, quayside_desk, quayside_system;

create table work_order_lines (
  customer_id bigint not null,
  work_order_id bigint not null,
  line_no int not null,
  product_id bigint not null,
  quantity int not null check (quantity > 0),
  done_quantity int check (done_quantity >= 0),
  remark text not null default '' check (length(remark) <= 500),
  primary key (customer_id, work_order_id, product_id),
  foreign key (customer_id, work_order_id) references work_orders (customer_id, work_order_id),
  foreign key (customer_id, product_id) references products (customer_id, product_id)
);
create index work_order_lines_of_product on work_order_lines (customer_id, product_id, work_order_id desc);
call protect_tenant_table('work_order_lines');
grant select, insert, update on work_order_lines to quayside_merchant, quayside_desk, quayside_system;

-- Pictures staff take while they work.
create table work_order_photos (
  customer_id bigint not null,
  work_order_id bigint not null,
  file_id uuid not null references provider_files,
  product_id bigint,
  created_at timestamptz not null,
  primary key (customer_id, work_order_id, file_id),
  foreign key (customer_id, work_order_id) references work_orders (customer_id, work_order_id),
  foreign key (customer_id, product_id) references products (customer_id, product_id)
);
create index work_order_photos_of_file on work_order_photos (file_id);
create index work_order_photos_of_product on work_order_photos (customer_id, product_id) where product_id is not null;
call protect_tenant_table('work_order_photos');
grant select on work_order_photos to quayside_merchant, quayside_system;
grant select, insert on work_order_photos to quayside_desk;

create table work_order_events (
  customer_id bigint not null,
  event_id bigint generated always as identity,
  work_order_id bigint not null,
  kind text not null check (kind in ('submitted', 'begun', 'photo', 'done', 'refused', 'canceled', 'address_cleared')),
  actor_kind text not null check (actor_kind in ('main', 'internal', 'supplier', 'staff', 'api_key', 'system')),
  actor_name text not null,
  created_at timestamptz not null,
  primary key (customer_id, event_id),
  foreign key (customer_id, work_order_id) references work_orders (customer_id, work_order_id)
);
create index work_order_events_of_order on work_order_events (customer_id, work_order_id, event_id);
call protect_tenant_table('work_order_events');
grant select, insert on work_order_events to quayside_merchant, quayside_desk, quayside_system;

-- Units of a bundle leave their SKU and come back as another; units of a return leave for their sender.
-- Not valid: all rows fit the narrower check they were written under, so the table is not read again.
alter table stock_log drop constraint stock_log_kind_check;
alter table stock_log add constraint stock_log_kind_check check
  (kind in ('shelved', 'frozen', 'released', 'packaged', 'adjusted', 'loss', 'disposed', 'returned', 'bundled', 'sent_back')) not valid;
