-- A round through the warehouse: some orders picked together, one basket each.
create table packing_waves (
  wave_id bigint generated always as identity (start with 101) primary key,
  wave_no text not null unique check (wave_no ~ '^WV-[0-9]{6}-[2-9A-HJ-NP-Z]{4}$'),
  warehouse_id bigint not null references warehouses,
  orders int not null check (orders between 1 and 200),
  made_by text not null,
  made_at timestamptz not null
);
create index packing_waves_newest on packing_waves (warehouse_id, wave_id desc);
call seal_table('packing_waves');
grant select, insert on packing_waves to quayside_desk, quayside_system;

create table packing_baskets (
  customer_id bigint not null,
  order_id bigint not null,
  wave_id bigint not null references packing_waves,
  basket int not null check (basket between 1 and 200),
  primary key (customer_id, order_id),
  unique (wave_id, basket),
  foreign key (customer_id, order_id) references orders (customer_id, order_id)
);
call protect_tenant_table('packing_baskets');
grant select, insert, delete on packing_baskets to quayside_desk, quayside_system;

-- Who has an order on the packing table. Gone when it is packed, put aside or taken back.
create table open_parcels (
  customer_id bigint not null,
  order_id bigint not null,
  staff_id bigint not null references staff,
  staff_name text not null,
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (customer_id, order_id),
  foreign key (customer_id, order_id) references orders (customer_id, order_id)
);
call protect_tenant_table('open_parcels');
grant select, insert, update, delete on open_parcels to quayside_desk, quayside_system;

-- One row per unit that was scanned into the parcel.
create table packed_units (
  customer_id bigint not null,
  order_id bigint not null,
  unit_no int not null check (unit_no > 0),
  -- The station's own key of the scan: the same scan sent twice counts once.
  scan_key uuid not null,
  product_id bigint not null,
  serial_number text check (serial_number ~ '^[A-Za-z0-9-]{1,64}$'),
  created_at timestamptz not null,
  primary key (customer_id, order_id, unit_no),
  unique (customer_id, order_id, scan_key),
  foreign key (customer_id, order_id) references orders (customer_id, order_id),
  foreign key (customer_id, product_id) references products (customer_id, product_id)
);
create unique index packed_units_serial on packed_units (customer_id, order_id, upper(serial_number)) where serial_number is not null;
call protect_tenant_table('packed_units');
grant select, insert, delete on packed_units to quayside_desk, quayside_system;
