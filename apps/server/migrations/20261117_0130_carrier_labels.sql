-- Labels that a carrier makes. The row is written with the parcel and holds the key the purchase is repeated with.
create table parcel_labels (
  customer_id bigint not null,
  order_id bigint not null,
  label_key uuid not null unique,
  account text not null check (length(account) between 1 and 40),
  service text not null check (length(service) between 1 and 60),
  warehouse text not null check (length(warehouse) between 1 and 40),
  state text not null default 'waiting' check (state in ('waiting', 'bought', 'failed')),
  requested_at timestamptz not null,
  tracking_no text not null default '' check (length(tracking_no) <= 40),
  label_ref text not null default '' check (length(label_ref) <= 60),
  file_id uuid,
  bought_at timestamptz,
  reason text not null default '' check (length(reason) <= 500),
  primary key (customer_id, order_id),
  foreign key (customer_id, order_id) references orders (customer_id, order_id),
  foreign key (customer_id, file_id) references files (customer_id, file_id),
  check ((state = 'bought') = (bought_at is not null and file_id is not null and tracking_no <> ''))
);
call protect_tenant_table('parcel_labels');
grant select, insert, update on parcel_labels to quayside_desk, quayside_system;
create unique index parcel_labels_of_number on parcel_labels (tracking_no) where tracking_no <> '';
create index parcel_labels_open on parcel_labels (requested_at) where state <> 'bought';
create index parcel_labels_of_file on parcel_labels (customer_id, file_id) where file_id is not null;

insert into basic_config (cfg_name, value) values ('carrier_services', '');
