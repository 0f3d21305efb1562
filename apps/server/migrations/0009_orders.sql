-- Who and where, however it was spaced and capitalised: a second parcel to the same person is worth a question (D-29).
create function recipient_key(first_name text, last_name text, address1 text, country text) returns text
  language sql immutable parallel safe
  return lower(regexp_replace(first_name || last_name || '|' || address1 || '|' || country, '[\s.,]+', '', 'g'));

-- What a merchant wants sent, to whom, from where. Deleting hides; the row stays.
create table orders (
  customer_id bigint not null references customers,
  order_id bigint generated always as identity (start with 100001),
  order_no text not null unique check (order_no ~ '^SO-[0-9]{6}-[2-9A-HJ-NP-Z]{6}$'),
  platform_order_no text not null check (length(platform_order_no) between 1 and 50),
  -- The same in one writing, to find it by and to have it once.
  platform_order_key text not null generated always as (lower(platform_order_no)) stored,
  status text not null default 'approving' check (status in ('approving', 'canceled')),
  warehouse_id bigint not null references warehouses,
  first_name text not null,
  last_name text not null,
  phone text not null,
  email text not null,
  id_number text not null,
  company text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  state text not null,
  city text not null,
  postal_code text not null,
  house_number text not null,
  address1 text not null,
  address2 text not null,
  address3 text not null,
  address_type text not null check (address_type in ('residential', 'business', 'military')),
  recipient_key text not null generated always as (recipient_key(first_name, last_name, address1, country)) stored,
  remark text not null check (length(remark) <= 500),
  account_id bigint references accounts,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  canceled_at timestamptz,
  deleted_at timestamptz,
  primary key (customer_id, order_id),
  check ((status = 'canceled') = (canceled_at is not null))
);
create unique index orders_platform_order_no on orders (customer_id, platform_order_key) where deleted_at is null and status <> 'canceled';
create index orders_newest on orders (customer_id, order_id desc) where deleted_at is null;
create index orders_of_status on orders (customer_id, status, order_id desc) where deleted_at is null;
create index orders_by_number on orders (customer_id, order_no text_pattern_ops) include (order_id) where deleted_at is null;
create index orders_by_platform_number on orders (customer_id, platform_order_key text_pattern_ops) include (order_id) where deleted_at is null;
create index orders_of_warehouse on orders (customer_id, warehouse_id, order_id desc) where deleted_at is null;
create index orders_to_country on orders (customer_id, country, order_id desc) where deleted_at is null;
create index orders_of_recipient on orders (customer_id, recipient_key, order_id desc) where deleted_at is null and status <> 'canceled';
create index orders_by_day on orders (customer_id, created_at desc, order_id desc) where deleted_at is null;
call protect_tenant_table('orders');
grant select, insert, update on orders to quayside_merchant, quayside_desk, quayside_system;

-- The goods of an order. Name and price are this order's own; the rest is the product's.
create table order_lines (
  customer_id bigint not null,
  order_id bigint not null,
  line_no int not null check (line_no > 0),
  product_id bigint not null,
  product_name text not null check (product_name <> ''),
  unit_price numeric(12,2) not null check (unit_price > 0),
  quantity int not null check (quantity > 0),
  primary key (customer_id, order_id, line_no),
  unique (customer_id, order_id, product_id),
  foreign key (customer_id, order_id) references orders (customer_id, order_id),
  foreign key (customer_id, product_id) references products (customer_id, product_id)
);
create index order_lines_of_product on order_lines (customer_id, product_id, order_id desc);
call protect_tenant_table('order_lines');
grant select, insert, update, delete on order_lines to quayside_merchant, quayside_desk, quayside_system;

-- Packaging chosen for one order, besides what its products bring.
create table order_consumables (
  customer_id bigint not null,
  order_id bigint not null,
  consumable_id bigint not null references consumables,
  quantity int not null check (quantity between 1 and 999),
  primary key (customer_id, order_id, consumable_id),
  foreign key (customer_id, order_id) references orders (customer_id, order_id)
);
call protect_tenant_table('order_consumables');
grant select, insert, update, delete on order_consumables to quayside_merchant, quayside_desk, quayside_system;
