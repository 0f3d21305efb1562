-- What lies where. available = total − frozen; the checks are the last line behind the locks.
create table stock_levels (
  customer_id bigint not null references customers,
  warehouse_id bigint not null references warehouses,
  product_id bigint not null,
  total int not null default 0 check (total >= 0),
  frozen int not null default 0 check (frozen >= 0),
  -- Kept as a column because row-level security lets an index be used for a plain column only.
  available int not null generated always as (total - frozen) stored,
  -- Announced and not yet shelved.
  expected int not null default 0 check (expected >= 0),
  updated_at timestamptz not null default now(),
  primary key (customer_id, warehouse_id, product_id),
  foreign key (customer_id, product_id) references products (customer_id, product_id),
  check (frozen <= total)
);
create index stock_levels_of_product on stock_levels (customer_id, product_id, warehouse_id);
create index stock_levels_by_available on stock_levels (customer_id, available, product_id, warehouse_id);
create index stock_levels_across_merchants on stock_levels (product_id, warehouse_id);
call protect_tenant_table('stock_levels');
grant select, insert, update on stock_levels to quayside_merchant, quayside_desk, quayside_system;

-- Every change, for ever: nobody may alter or remove a line. The last line of a level before any moment is the stock at that moment.
create table stock_log (
  customer_id bigint not null,
  log_id bigint generated always as identity,
  warehouse_id bigint not null,
  product_id bigint not null,
  kind text not null check (kind in ('shelved', 'frozen', 'released', 'packaged', 'adjusted', 'loss', 'disposed', 'returned')),
  -- By how much total and frozen changed.
  quantity int not null,
  frozen_quantity int not null,
  total_after int not null check (total_after >= 0),
  frozen_after int not null check (frozen_after >= 0),
  source_type text not null check (source_type in ('order', 'inbound', 'adjustment', 'loss_order', 'self_service', 'return')),
  source_no text not null,
  remark text not null default '',
  actor_kind text not null check (actor_kind in ('main', 'internal', 'supplier', 'staff', 'api_key', 'system')),
  actor_name text not null,
  created_at timestamptz not null,
  primary key (customer_id, log_id),
  foreign key (customer_id, warehouse_id, product_id) references stock_levels (customer_id, warehouse_id, product_id),
  check (quantity <> 0 or frozen_quantity <> 0)
);
create index stock_log_of_level on stock_log (customer_id, product_id, warehouse_id, created_at desc, log_id desc) include (total_after, frozen_after);
create index stock_log_of_kind on stock_log (customer_id, kind, created_at desc, log_id desc);
create index stock_log_of_source on stock_log (customer_id, source_no, created_at desc, log_id desc);
create index stock_log_of_time on stock_log (customer_id, created_at desc, log_id desc);
alter table stock_log enable row level security;
create policy own_rows on stock_log for select to quayside_merchant using (customer_id = (select current_customer()));
create policy write_own on stock_log for insert to quayside_merchant with check (customer_id = (select current_customer()));
create policy every_row on stock_log for select to quayside_desk, quayside_system using (true);
create policy write_any on stock_log for insert to quayside_desk, quayside_system with check (true);
grant select, insert on stock_log to quayside_merchant, quayside_desk, quayside_system;

-- Who holds the frozen pieces of a level: their sum is its frozen.
create table stock_freezes (
  customer_id bigint not null,
  source_type text not null check (source_type in ('order', 'inbound', 'adjustment', 'loss_order', 'self_service', 'return')),
  source_no text not null,
  warehouse_id bigint not null,
  product_id bigint not null,
  quantity int not null check (quantity > 0),
  created_at timestamptz not null,
  primary key (customer_id, source_type, source_no, warehouse_id, product_id),
  foreign key (customer_id, warehouse_id, product_id) references stock_levels (customer_id, warehouse_id, product_id)
);
create index stock_freezes_of_level on stock_freezes (customer_id, product_id, warehouse_id, created_at);
call protect_tenant_table('stock_freezes');
grant select, insert, update, delete on stock_freezes to quayside_merchant, quayside_desk, quayside_system;

-- Received goods by the day they were shelved: the oldest go first, and their age is what storage costs. Their sum is the level's total.
create table stock_layers (
  customer_id bigint not null,
  layer_id bigint generated always as identity,
  warehouse_id bigint not null,
  product_id bigint not null,
  shelved_on date not null,
  received int not null check (received > 0),
  remaining int not null check (remaining >= 0 and remaining <= received),
  source_no text not null,
  primary key (customer_id, layer_id),
  foreign key (customer_id, warehouse_id, product_id) references stock_levels (customer_id, warehouse_id, product_id)
);
create index stock_layers_open on stock_layers (customer_id, warehouse_id, product_id, shelved_on, layer_id) where remaining > 0;
call protect_tenant_table('stock_layers');
grant select, insert, update on stock_layers to quayside_merchant, quayside_desk, quayside_system;

-- Whether a product is at or below its warning quantity, over all warehouses: a mail goes out when it becomes so by a movement of stock.
create table stock_warnings (
  customer_id bigint not null,
  product_id bigint not null,
  is_low boolean not null,
  changed_at timestamptz not null,
  primary key (customer_id, product_id),
  foreign key (customer_id, product_id) references products (customer_id, product_id)
);
create index stock_warnings_low on stock_warnings (customer_id, product_id) where is_low;
call protect_tenant_table('stock_warnings');
grant select, insert, update on stock_warnings to quayside_merchant, quayside_desk, quayside_system;
