-- What a dock can take in one period of a weekday (1 is Monday). Closed when the capacity is 0.
create table dock_slots (
  warehouse_id bigint not null references warehouses,
  weekday int not null check (weekday between 1 and 7),
  period text not null check (period in ('morning', 'afternoon')),
  capacity_m3 numeric(8,1) not null check (capacity_m3 >= 0),
  primary key (warehouse_id, weekday, period)
);
call seal_table('dock_slots');
grant select on dock_slots to quayside_merchant, quayside_desk, quayside_system;
grant insert, update on dock_slots to quayside_desk;
insert into dock_slots (warehouse_id, weekday, period, capacity_m3)
  select w.warehouse_id, d, p, case when d = 7 or (d = 6 and p = 'afternoon') then 0 when d = 6 then 9 when p = 'morning' then 18 else 24 end
    from warehouses w, generate_series(1, 7) d, unnest(array['morning', 'afternoon']) p;

-- Photos of boxes, taken at the station or with a phone.
create table inbound_photos (
  customer_id bigint not null,
  photo_id bigint generated always as identity,
  inbound_id bigint not null,
  box_no int,
  product_id bigint,
  file_id uuid not null,
  caption text not null default '' check (length(caption) <= 100),
  taken_by text not null,
  created_at timestamptz not null,
  primary key (customer_id, photo_id),
  foreign key (customer_id, inbound_id) references inbounds (customer_id, inbound_id),
  foreign key (customer_id, file_id) references files (customer_id, file_id)
);
create index inbound_photos_of_box on inbound_photos (customer_id, inbound_id, box_no, photo_id);
create index inbound_photos_of_file on inbound_photos (customer_id, file_id);
call protect_tenant_table('inbound_photos');
grant select, insert, delete on inbound_photos to quayside_merchant, quayside_desk, quayside_system;

-- A phone may add photos to one appointment for two hours. The token is stored as a hash.
create table receiving_phone_links (
  token_hash bytea primary key,
  customer_id bigint not null,
  inbound_id bigint not null,
  staff_id bigint not null references staff,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  foreign key (customer_id, inbound_id) references inbounds (customer_id, inbound_id)
);
create index receiving_phone_links_of_inbound on receiving_phone_links (customer_id, inbound_id);
create index receiving_phone_links_expired on receiving_phone_links (expires_at);
call protect_tenant_table('receiving_phone_links');
grant select, insert, update, delete on receiving_phone_links to quayside_desk, quayside_system;

-- The last scans at a station, with their result.
create table receiving_scans (
  customer_id bigint not null,
  scan_id bigint generated always as identity,
  inbound_id bigint not null,
  box_no int,
  code text not null check (length(code) <= 100),
  result text not null,
  params jsonb not null default '{}',
  scanned_by text not null,
  created_at timestamptz not null,
  primary key (customer_id, scan_id),
  foreign key (customer_id, inbound_id) references inbounds (customer_id, inbound_id)
);
create index receiving_scans_newest on receiving_scans (customer_id, inbound_id, scan_id desc);
call protect_tenant_table('receiving_scans');
grant select, insert, delete on receiving_scans to quayside_desk, quayside_system;
