-- A merchant's wish to stop an order that awaits shipment. Staff decide.
create table order_interceptions (
  customer_id bigint not null,
  interception_id bigint generated always as identity (start with 1001),
  order_id bigint not null,
  -- What the odds are computed by.
  status text not null check (status in ('approved', 'packaged')),
  method text not null,
  reason text not null check (length(reason) between 1 and 500),
  requested_by text not null,
  requested_at timestamptz not null,
  outcome text check (outcome in ('accepted', 'refused', 'too_late')),
  fee numeric(12,2) check (fee >= 0),
  note text not null default '' check (length(note) <= 500),
  decided_by text,
  decided_at timestamptz,
  primary key (customer_id, interception_id),
  foreign key (customer_id, order_id) references orders (customer_id, order_id),
  check ((outcome is null) = (decided_at is null))
);
create unique index order_interceptions_open on order_interceptions (customer_id, order_id) where outcome is null;
create index order_interceptions_of_order on order_interceptions (customer_id, order_id, interception_id);
create index order_interceptions_waiting on order_interceptions (requested_at, interception_id) where outcome is null;
create index order_interceptions_odds on order_interceptions (customer_id, status, method) where outcome is not null;
call protect_tenant_table('order_interceptions');
grant select, insert, update on order_interceptions to quayside_merchant, quayside_desk, quayside_system;
