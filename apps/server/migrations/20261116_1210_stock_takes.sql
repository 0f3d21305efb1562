-- Why a count differs from the system; the merchant reads it in the stock log.
alter table stock_log add reason text
  check (reason in ('miscount', 'damaged', 'lost', 'found', 'expired', 'wrong_sku', 'other'));

-- A count of a warehouse: open while people scan, then posted at once or canceled.
create table stock_takes (
  take_id bigint generated always as identity (start with 1001) primary key,
  take_no text not null unique,
  warehouse_id bigint not null references warehouses,
  state text not null default 'open' check (state in ('open', 'posted', 'canceled')),
  note text not null default '',
  started_by text not null,
  started_at timestamptz not null,
  closed_by text,
  closed_at timestamptz,
  check ((state = 'open') = (closed_at is null))
);
create index stock_takes_of_state on stock_takes (state, take_id desc);
call seal_table('stock_takes');
grant select, insert, update on stock_takes to quayside_desk;

create table stock_take_lines (
  take_id bigint not null references stock_takes,
  customer_id bigint not null,
  product_id bigint not null,
  -- The system's quantity when it was counted: if the level has moved since, the count says nothing any more.
  believed int not null check (believed >= 0),
  counted int not null check (counted between 0 and 9999999),
  reason text not null default 'miscount' check (reason in ('miscount', 'damaged', 'lost', 'found', 'expired', 'wrong_sku', 'other')),
  remark text not null default '',
  counted_by text not null,
  counted_at timestamptz not null,
  primary key (take_id, customer_id, product_id),
  foreign key (customer_id, product_id) references products (customer_id, product_id)
);
create index stock_take_lines_newest on stock_take_lines (take_id, counted_at desc, product_id desc);
call protect_tenant_table('stock_take_lines');
grant select, insert, update, delete on stock_take_lines to quayside_desk;

-- A scanned code names a product of any merchant.
create index product_codes_of_all on product_codes (code);
create index products_barcode_of_all on products (barcode) where deleted_at is null;
-- The demo begins one.
grant select, insert on stock_takes to quayside_system;
grant select, insert, update on stock_take_lines to quayside_system;
