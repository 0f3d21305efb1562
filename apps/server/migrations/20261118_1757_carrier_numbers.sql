-- Carriers choose their numbers, so a number cannot hold its customer: this table says whose it is (decision 0026). No foreign key to orders:
-- the table is on every node when customers are spread, an order on one.
create table carrier_numbers (
  kind text not null check (kind in ('order', 'label')),
  tracking_no text not null check (length(tracking_no) between 1 and 40),
  customer_id bigint not null references customers,
  order_id bigint not null,
  primary key (kind, tracking_no)
);
call protect_tenant_table('carrier_numbers');
grant select, insert, update, delete on carrier_numbers to quayside_desk, quayside_system;
insert into carrier_numbers select 'order', tracking_no, customer_id, order_id from orders where tracking_no <> '';
insert into carrier_numbers select 'label', tracking_no, customer_id, order_id from parcel_labels where tracking_no <> '';

drop index orders_tracking_no_taken;
create index orders_by_tracking_across_merchants on orders (tracking_no) where tracking_no <> '';
drop index parcel_labels_of_number;
create index parcel_labels_by_number_across_merchants on parcel_labels (tracking_no) where tracking_no <> '';
