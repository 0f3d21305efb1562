-- Units that were booked and did not reach the shelf: found at quality control (normal) or at shelving (abnormal).
create table loss_orders (
  customer_id bigint not null references customers,
  loss_order_id bigint generated always as identity (start with 1001),
  loss_order_no text not null unique check (loss_order_no ~ '^LO-[0-9]{6}-[2-9A-HJ-NP-Z]{5}$'),
  type text not null check (type in ('normal', 'abnormal')),
  source text not null default 'inbound' check (source in ('inbound')),
  source_id bigint not null,
  source_no text not null,
  warehouse_id bigint not null references warehouses,
  inspection text not null check (inspection in ('sampling', 'full')),
  state text not null default 'pending' check (state in ('pending', 'reviewed', 'closed')),
  -- Who has the next move while it is open: the merchant accepts or disputes, staff answer a dispute.
  waits_for text check (waits_for in ('merchant', 'staff', 'approval')),
  difference int not null check (difference > 0),
  -- Null while a purchase price is unknown.
  compensation numeric(12,2) check (compensation >= 0),
  review_comment text not null default '' check (length(review_comment) <= 500),
  reviewed_by text,
  reviewed_at timestamptz,
  dispute_text text not null default '' check (length(dispute_text) <= 500),
  disputed_at timestamptz,
  outcome text check (outcome in ('accepted', 'accepted_by_deadline', 'no_compensation')),
  creator text not null,
  deadline date not null,
  reminded_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz,
  primary key (customer_id, loss_order_id),
  foreign key (customer_id, source_id) references inbounds (customer_id, inbound_id),
  check ((state = 'closed') = (closed_at is not null)),
  check ((state = 'closed') = (outcome is not null)),
  check ((state = 'closed') = (waits_for is null))
);
create unique index loss_orders_of_source on loss_orders (customer_id, source_id, type);
create index loss_orders_newest on loss_orders (customer_id, loss_order_id desc);
create index loss_orders_of_state on loss_orders (customer_id, state, loss_order_id desc);
create index loss_orders_of_type on loss_orders (customer_id, type, loss_order_id desc);
create index loss_orders_by_number on loss_orders (customer_id, loss_order_no text_pattern_ops);
create index loss_orders_to_review on loss_orders (disputed_at, loss_order_id) where waits_for = 'staff';
create index loss_orders_newest_across_merchants on loss_orders (loss_order_id desc);
create index loss_orders_of_state_across_merchants on loss_orders (state, loss_order_id desc);
create index loss_orders_by_deadline on loss_orders (deadline) where waits_for = 'merchant';
call protect_tenant_table('loss_orders');
grant select, insert, update on loss_orders to quayside_merchant, quayside_desk, quayside_system;

-- One line per box and SKU. Name, colour and size are those of the day.
create table loss_order_lines (
  customer_id bigint not null,
  loss_order_id bigint not null,
  box_no int not null,
  product_id bigint not null,
  sku text not null,
  product_name text not null,
  color text not null,
  size text not null,
  appointment_quantity int not null check (appointment_quantity >= 0),
  arrival_quantity int not null check (arrival_quantity >= 0),
  qualified_quantity int not null check (qualified_quantity >= 0),
  actual_quantity int not null check (actual_quantity >= 0),
  difference int not null check (difference > 0),
  reason text,
  purchase_price numeric(12,2),
  primary key (customer_id, loss_order_id, box_no, product_id),
  foreign key (customer_id, loss_order_id) references loss_orders (customer_id, loss_order_id),
  foreign key (customer_id, product_id) references products (customer_id, product_id)
);
create index loss_order_lines_of_product on loss_order_lines (customer_id, product_id, loss_order_id desc);
call protect_tenant_table('loss_order_lines');
grant select, insert on loss_order_lines to quayside_merchant, quayside_desk, quayside_system;

-- Pictures the merchant adds to a dispute. Photos of the warehouse are inbound_photos.
create table loss_order_images (
  customer_id bigint not null,
  loss_order_id bigint not null,
  file_id uuid not null,
  created_at timestamptz not null,
  primary key (customer_id, loss_order_id, file_id),
  foreign key (customer_id, loss_order_id) references loss_orders (customer_id, loss_order_id),
  foreign key (customer_id, file_id) references files (customer_id, file_id)
);
create index loss_order_images_of_file on loss_order_images (customer_id, file_id);
call protect_tenant_table('loss_order_images');
grant select, insert on loss_order_images to quayside_merchant, quayside_desk, quayside_system;

-- A compensation that one person may not offer alone.
alter table approvals drop constraint approvals_kind_check;
alter table approvals add constraint approvals_kind_check check (kind in
  ('adjustment', 'credit_limit', 'storage_discount', 'top_up', 'compensation', 'exchange_rate', 'receiving_account', 'threshold'));
-- Both searches by a beginning.
create index loss_orders_by_source on loss_orders (customer_id, source_no text_pattern_ops);
