-- Services of the warehouse that a merchant books with an appointment. Switched off, never deleted: fees point here.
create table inbound_services (
  service_id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z_]{2,30}$'),
  name_en text not null,
  name_cn text not null,
  unit text not null check (unit in ('unit', 'box', 'appointment')),
  price numeric(12,2) not null check (price > 0),
  enabled boolean not null default true,
  updated_at timestamptz not null default now()
);
call seal_table('inbound_services');
grant select on inbound_services to quayside_merchant, quayside_desk, quayside_system;
grant insert, update on inbound_services to quayside_desk;
insert into inbound_services (code, name_en, name_cn, unit, price) values
  ('label_units', 'Label each unit', '逐件贴标', 'unit', 0.05),
  ('photo_boxes', 'Photos of each box', '逐箱拍照', 'box', 0.30),
  ('reinforce_boxes', 'Reinforce boxes', '加固纸箱', 'box', 0.50),
  ('unload_pallets', 'Unload pallets', '卸托盘', 'appointment', 15.00);

-- An appointment to bring goods to a warehouse. Bill status, audit status and stage are three fields (D-43). Deleting hides it.
create table inbounds (
  customer_id bigint not null references customers,
  inbound_id bigint generated always as identity (start with 1001),
  -- Its letters are part of every box mark, so they are unique by themselves.
  code text not null unique check (code ~ '^[2-9A-HJ-NP-Z]{5}$'),
  inbound_no text not null unique check (inbound_no ~ '^ASN-[0-9]{6}-[2-9A-HJ-NP-Z]{5}$'),
  -- The number it was split from, else its own: only parts of one original merge (D-51).
  original_no text not null,
  warehouse_id bigint not null references warehouses,
  bill_status text not null default 'draft' check (bill_status in ('draft', 'submitted', 'confirmed', 'withdrawn', 'voided')),
  audit_status text check (audit_status in ('pending', 'passed', 'rejected')),
  stage text check (stage in ('future_receipt', 'pending_quality_control', 'shelved', 'inventory_completed')),
  -- The furthest step of the wizard that was stored.
  step int not null default 1 check (step between 1 and 5),
  packing_method text check (packing_method in ('one_box', 'sku_per_box', 'mixed')),
  shipping_method text check (shipping_method in ('express', 'freight')),
  carrier text not null default '',
  tracking_numbers text[] not null default '{}' check (cardinality(tracking_numbers) <= 50),
  plate text not null default '',
  driver_name text not null default '',
  driver_phone text not null default '',
  volume_m3 numeric(10,3) check (volume_m3 > 0),
  packaging text check (packaging in ('carton', 'pallet', 'bag')),
  arrival_date date,
  arrival_period text check (arrival_period in ('morning', 'afternoon')),
  inspection text not null default 'sampling' check (inspection in ('sampling', 'full')),
  remark text not null default '' check (length(remark) <= 500),
  declared_value numeric(12,2) check (declared_value > 0),
  insurance_rate numeric(8,5) check (insurance_rate >= 0),
  insurance_fee numeric(12,2) check (insurance_fee >= 0),
  -- Another time the warehouse asks for; the merchant accepts or declines.
  proposed_date date,
  proposed_period text check (proposed_period in ('morning', 'afternoon')),
  -- Booked by the merchant, and accepted to stock (D-52).
  reservation_quantity int not null default 0 check (reservation_quantity >= 0),
  effective_quantity int not null default 0 check (effective_quantity >= 0),
  sku_quantity int not null default 0 check (sku_quantity >= 0),
  box_quantity int not null default 0 check (box_quantity >= 0),
  audit_comment text not null default '',
  loss_order_nos text[] not null default '{}',
  account_id bigint references accounts,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  audited_at timestamptz,
  audited_by text,
  arrived_at timestamptz,
  shelved_at timestamptz,
  completed_at timestamptz,
  deleted_at timestamptz,
  primary key (customer_id, inbound_id),
  check ((stage is not null) = (bill_status = 'confirmed')),
  check ((proposed_date is null) = (proposed_period is null)),
  check ((insurance_fee is null) = (declared_value is null)),
  check (bill_status <> 'submitted' or audit_status = 'pending'),
  check (bill_status <> 'confirmed' or audit_status = 'passed')
);
create index inbounds_newest on inbounds (customer_id, inbound_id desc) where deleted_at is null;
create index inbounds_of_status on inbounds (customer_id, bill_status, inbound_id desc) where deleted_at is null;
create index inbounds_of_stage on inbounds (customer_id, stage, inbound_id desc) where deleted_at is null;
create index inbounds_of_warehouse on inbounds (customer_id, warehouse_id, inbound_id desc) where deleted_at is null;
create index inbounds_by_number on inbounds (customer_id, inbound_no text_pattern_ops) include (inbound_id) where deleted_at is null;
create index inbounds_by_day on inbounds (customer_id, created_at desc, inbound_id desc) where deleted_at is null;
create index inbounds_by_tracking on inbounds using gin (tracking_numbers);
create index inbounds_of_original on inbounds (customer_id, original_no) where deleted_at is null;
-- The desk: what waits for an audit, and what a dock expects.
create index inbounds_to_audit on inbounds (submitted_at, inbound_id) where bill_status = 'submitted' and deleted_at is null;
create index inbounds_at_dock on inbounds (warehouse_id, arrival_date, arrival_period)
  where bill_status in ('submitted', 'confirmed') and deleted_at is null;
create index inbounds_of_stage_across_merchants on inbounds (stage, arrival_date, inbound_id) where deleted_at is null and stage is not null;
create index inbounds_of_status_across_merchants on inbounds (bill_status, inbound_id desc) where deleted_at is null;
create index inbounds_newest_across_merchants on inbounds (inbound_id desc) where deleted_at is null;
call protect_tenant_table('inbounds');
grant select, insert, update on inbounds to quayside_merchant, quayside_desk, quayside_system;

-- What is booked. `expected` is what inventory still counts as announced for this line.
create table inbound_lines (
  customer_id bigint not null,
  inbound_id bigint not null,
  line_no int not null check (line_no > 0),
  product_id bigint not null,
  quantity int not null check (quantity between 0 and 9999999),
  -- For compensation (D-54); suppliers never read it.
  purchase_price numeric(12,2) check (purchase_price > 0),
  expected int not null default 0 check (expected >= 0),
  primary key (customer_id, inbound_id, line_no),
  unique (customer_id, inbound_id, product_id),
  foreign key (customer_id, inbound_id) references inbounds (customer_id, inbound_id),
  foreign key (customer_id, product_id) references products (customer_id, product_id)
);
create index inbound_lines_of_product on inbound_lines (customer_id, product_id, inbound_id desc);
call protect_tenant_table('inbound_lines');
grant select, insert, update, delete on inbound_lines to quayside_merchant, quayside_desk, quayside_system;

-- One carton. Its mark is BX-<code of the appointment>-<box_no>. Equal boxes share `group_no`, one row of the packing list.
create table inbound_boxes (
  customer_id bigint not null,
  inbound_id bigint not null,
  box_no int not null check (box_no between 1 and 1000),
  group_no int not null check (group_no > 0),
  weight_kg numeric(8,2) check (weight_kg > 0),
  length_cm numeric(8,2) check (length_cm > 0),
  width_cm numeric(8,2) check (width_cm > 0),
  height_cm numeric(8,2) check (height_cm > 0),
  state text not null default 'announced' check (state in ('announced', 'arrived', 'counted', 'qualified', 'shelved', 'missing')),
  measured_weight_kg numeric(8,2) check (measured_weight_kg > 0),
  measured_length_cm numeric(8,2) check (measured_length_cm > 0),
  measured_width_cm numeric(8,2) check (measured_width_cm > 0),
  measured_height_cm numeric(8,2) check (measured_height_cm > 0),
  arrived_at timestamptz,
  counted_at timestamptz,
  counted_by text,
  qualified_at timestamptz,
  qualified_by text,
  shelved_at timestamptz,
  shelved_by text,
  shelf text not null default '',
  primary key (customer_id, inbound_id, box_no),
  foreign key (customer_id, inbound_id) references inbounds (customer_id, inbound_id)
);
call protect_tenant_table('inbound_boxes');
grant select, insert, update, delete on inbound_boxes to quayside_merchant, quayside_desk, quayside_system;

-- What is in a carton: booked by the merchant, then counted (`received`, of it `broken`), qualified and shelved by the warehouse.
create table inbound_box_items (
  customer_id bigint not null,
  inbound_id bigint not null,
  box_no int not null,
  product_id bigint not null,
  quantity int not null check (quantity between 0 and 9999999),
  received int check (received between 0 and 9999999),
  broken int not null default 0 check (broken >= 0),
  qualified int check (qualified >= 0),
  shelved int not null default 0 check (shelved >= 0),
  reason text check (reason in ('missing', 'broken', 'wrong_item', 'surplus', 'other')),
  primary key (customer_id, inbound_id, box_no, product_id),
  foreign key (customer_id, inbound_id, box_no) references inbound_boxes (customer_id, inbound_id, box_no),
  foreign key (customer_id, product_id) references products (customer_id, product_id),
  check (broken <= coalesce(received, 0)),
  check (coalesce(qualified, 0) <= coalesce(received, 0)),
  check (shelved <= coalesce(qualified, 0))
);
create index inbound_box_items_of_product on inbound_box_items (customer_id, product_id, inbound_id desc, box_no);
call protect_tenant_table('inbound_box_items');
grant select, insert, update, delete on inbound_box_items to quayside_merchant, quayside_desk, quayside_system;

-- Services booked with an appointment, at the price of that day. `charged` is the quantity at completion.
create table inbound_booked_services (
  customer_id bigint not null,
  inbound_id bigint not null,
  service_id bigint not null references inbound_services,
  price numeric(12,2) not null check (price > 0),
  quantity int not null check (quantity > 0),
  charged int check (charged >= 0),
  primary key (customer_id, inbound_id, service_id),
  foreign key (customer_id, inbound_id) references inbounds (customer_id, inbound_id)
);
call protect_tenant_table('inbound_booked_services');
grant select, insert, update, delete on inbound_booked_services to quayside_merchant, quayside_desk, quayside_system;

-- The timeline of an appointment.
create table inbound_events (
  customer_id bigint not null,
  event_id bigint generated always as identity,
  inbound_id bigint not null,
  kind text not null,
  params jsonb not null default '{}',
  actor_kind text not null check (actor_kind in ('main', 'internal', 'supplier', 'staff', 'api_key', 'system')),
  actor_name text not null,
  created_at timestamptz not null,
  primary key (customer_id, event_id),
  foreign key (customer_id, inbound_id) references inbounds (customer_id, inbound_id)
);
create index inbound_events_of_inbound on inbound_events (customer_id, inbound_id, event_id);
call protect_tenant_table('inbound_events');
grant select, insert on inbound_events to quayside_merchant, quayside_desk, quayside_system;

-- Services and insurance are charged to the wallet under the appointment's number.
alter table wallet_entries drop constraint wallet_entries_source_type_check;
alter table wallet_entries add constraint wallet_entries_source_type_check
  check (source_type in ('top_up', 'order', 'inbound', 'storage_bill', 'adjustment', 'loss_order', 'self_service', 'drop_shipping'));
