-- A merchant's shop whose orders are pulled (PLUG-03). Credentials are sealed; `pending` holds new ones until the shop has accepted them.
create table stores (
  customer_id bigint not null references customers,
  store_id bigint generated always as identity (start with 100001),
  kind text not null check (kind in ('shopify', 'woocommerce', 'csv_drop', 'shopline')),
  name text not null check (length(name) between 1 and 60),
  shop_url text not null check (length(shop_url) between 1 and 300),
  enabled boolean not null default true,
  state text not null default 'checking' check (state in ('waiting', 'checking', 'connected', 'refused')),
  credentials bytea,
  pending bytea,
  facts jsonb not null default '{}',
  shop_name text not null default '',
  warehouse_id bigint not null references warehouses,
  order_prefix text not null default '' check (length(order_prefix) <= 10),
  fallback_phone text not null default '' check (length(fallback_phone) <= 30),
  pull_minutes int not null default 15 check (pull_minutes > 0),
  -- Orders changed since; the page reached in a pull that has not ended; when that pull began.
  pull_since timestamptz not null,
  pull_cursor text,
  pull_started_at timestamptz,
  next_pull_at timestamptz not null,
  pulled_at timestamptz,
  pulled_count int not null default 0 check (pulled_count >= 0),
  error_code text,
  error_detail text not null default '',
  error_at timestamptz,
  failures int not null default 0 check (failures >= 0),
  rules jsonb not null default '[]',
  auto_submit boolean not null default false,
  hold_above numeric(12,2) check (hold_above >= 0),
  push_tracking boolean not null default true,
  push_stock boolean not null default false,
  stock_buffer int not null default 0 check (stock_buffer >= 0),
  next_stock_at timestamptz,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (customer_id, store_id)
);
create index stores_of_customer on stores (customer_id, store_id desc) where deleted_at is null;
create index stores_to_check on stores (store_id) where pending is not null and deleted_at is null;
create index stores_due on stores (next_pull_at) where deleted_at is null and enabled and state = 'connected';
create index stores_stock_due on stores (next_stock_at) where deleted_at is null and enabled and state = 'connected' and push_stock;
call protect_tenant_table('stores');
grant select, insert, update on stores to quayside_merchant, quayside_system;

-- Every order of a shop exactly once. `content` is what the shop said; it is cleared when our order has it.
create table store_orders (
  customer_id bigint not null,
  store_order_id bigint generated always as identity (start with 100001),
  store_id bigint not null,
  external_id text not null check (length(external_id) between 1 and 200),
  number text not null,
  ordered_at timestamptz not null,
  content jsonb,
  state text not null default 'new' check (state in ('new', 'held', 'created', 'submitted', 'ignored')),
  reason text,
  -- Field errors or the refusal behind the reason.
  details jsonb not null default '{}',
  unmapped text[] not null default '{}',
  order_id bigint,
  -- To be submitted by a job, in a transaction of its own.
  submit_due boolean not null default false,
  tracking_state text not null default 'none' check (tracking_state in ('none', 'waiting', 'sent', 'failed')),
  tracking_no text not null default '',
  tracking_tries int not null default 0,
  tracking_error text,
  next_tracking_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (customer_id, store_order_id),
  foreign key (customer_id, store_id) references stores,
  foreign key (customer_id, order_id) references orders,
  check ((order_id is null) = (state in ('new', 'held', 'ignored'))),
  check (content is not null or state not in ('new', 'held'))
);
create unique index store_orders_once on store_orders (customer_id, store_id, external_id);
create index store_orders_of_store on store_orders (customer_id, store_id, store_order_id desc);
create index store_orders_by_state on store_orders (customer_id, store_id, state, store_order_id desc);
create index store_orders_new on store_orders (customer_id, store_id, store_order_id) where state = 'new';
create index store_orders_submit on store_orders (customer_id, store_id, store_order_id) where submit_due;
create index store_orders_of_order on store_orders (customer_id, order_id) where order_id is not null;
create index store_orders_tracking on store_orders (next_tracking_at) where tracking_state = 'waiting';
create index store_orders_held_old on store_orders (updated_at) where state = 'held';
call protect_tenant_table('store_orders');
grant select, insert, update on store_orders to quayside_merchant, quayside_system;

-- The SKUs seen in a shop's orders, and which of ours each one is. Remembered for all later orders.
create table store_skus (
  customer_id bigint not null,
  store_sku_id bigint generated always as identity (start with 100001),
  store_id bigint not null,
  sku text not null check (length(sku) between 1 and 200),
  title text not null default '',
  stock_ref text not null default '',
  product_id bigint,
  mapped_at timestamptz,
  -- What the shop was last told it may sell.
  pushed_quantity int,
  created_at timestamptz not null,
  primary key (customer_id, store_sku_id),
  foreign key (customer_id, store_id) references stores,
  foreign key (customer_id, product_id) references products
);
create unique index store_skus_once on store_skus (customer_id, store_id, sku);
create index store_skus_of_store on store_skus (customer_id, store_id, store_sku_id desc);
create index store_skus_unmapped on store_skus (customer_id, store_id, store_sku_id desc) where product_id is null;
create index store_skus_mapped on store_skus (customer_id, store_id, store_sku_id desc) where product_id is not null;
create index store_skus_of_product on store_skus (customer_id, product_id) where product_id is not null;
call protect_tenant_table('store_skus');
grant select, insert, update on store_skus to quayside_merchant, quayside_system;

-- Products like a text, best first. RLS keeps the trigram index from merchants, so it runs as the owner and sets the merchant itself.
create function similar_products(needle text, most int) returns setof bigint
language sql stable security definer set search_path = public rows 20 as $$
  select product_id from products
   where customer_id = current_customer() and deleted_at is null and lower(needle) <% search_text
   order by word_similarity(lower(needle), search_text) desc, product_id limit most
$$;
revoke execute on function similar_products(text, int) from public;
grant execute on function similar_products(text, int) to quayside_merchant;

-- A shipped order tells its shop the number. In the transaction that ships it, so that nothing is forgotten.
create function tell_store() returns trigger language plpgsql security definer as $$
declare is_true boolean; told text;
begin
  if coalesce(pg_catalog.current_setting('quayside.restoring', true), '') = 'on' then return null; end if;
  -- Most orders come from no shop.
  if not exists (select from public.store_orders s where s.customer_id = new.customer_id and s.order_id = new.order_id) then return null; end if;
  -- D-96: a merchant who does not show the carrier's number gets ours.
  select c.show_true_tracking_number into is_true from public.customers c where c.customer_id = new.customer_id;
  told := case when is_true and new.tracking_no <> '' then new.tracking_no else new.waybill_no end;
  if told = '' then return null; end if;
  update public.store_orders s
     set tracking_state = 'waiting', tracking_no = told, tracking_tries = 0, tracking_error = null, next_tracking_at = pg_catalog.now()
    from public.stores t
   where s.customer_id = new.customer_id and s.order_id = new.order_id and s.tracking_no <> told
     and t.customer_id = s.customer_id and t.store_id = s.store_id and t.push_tracking and t.deleted_at is null;
  return null;
end $$;
revoke execute on function tell_store() from public;
create trigger tell_store after update on orders for each row
  when (new.status in ('shipped', 'in_transit', 'pick_up', 'out_for_delivery', 'delivered')
        and (old.status is distinct from new.status or old.tracking_no is distinct from new.tracking_no
             or old.waybill_no is distinct from new.waybill_no))
  execute function tell_store();
