-- A carrier's number belongs to one parcel.
drop index orders_of_tracking_no;
create unique index orders_tracking_no_taken on orders (tracking_no) where tracking_no <> '';

-- What a carrier's driver signs: the parcels of one shipping method.
create table handovers (
  handover_id bigint generated always as identity (start with 101) primary key,
  handover_no text not null unique check (handover_no ~ '^HO-[0-9]{6}-[2-9A-HJ-NP-Z]{4}$'),
  warehouse_id bigint not null references warehouses,
  method text not null check (length(method) between 1 and 40),
  method_name_en text not null,
  method_name_cn text not null,
  parcels int not null check (parcels between 1 and 500),
  weight_g bigint not null check (weight_g > 0),
  made_by text not null,
  made_at timestamptz not null
);
create index handovers_newest on handovers (warehouse_id, handover_id desc);
call seal_table('handovers');
grant select, insert on handovers to quayside_desk, quayside_system;

create table handover_parcels (
  customer_id bigint not null,
  order_id bigint not null,
  handover_id bigint not null references handovers,
  position int not null check (position > 0),
  primary key (customer_id, order_id),
  unique (handover_id, position),
  foreign key (customer_id, order_id) references orders (customer_id, order_id)
);
call protect_tenant_table('handover_parcels');
grant select, insert on handover_parcels to quayside_desk, quayside_system;
-- Parcels that left and may still be missing on a list.
create index orders_to_hand_over on orders (warehouse_id, method, shipped_at, order_id) where status = 'shipped' and deleted_at is null;
