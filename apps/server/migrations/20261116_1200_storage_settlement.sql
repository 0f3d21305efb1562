-- Customers whose storage bills are settled by the nightly run, as far as their own money goes.
create table storage_settlements (
  customer_id bigint primary key references customers,
  changed_by text not null,
  changed_at timestamptz not null
);
call protect_tenant_table('storage_settlements');
grant select on storage_settlements to quayside_merchant, quayside_system;
grant select, insert, delete on storage_settlements to quayside_desk;

grant update (settled_at, settled_by) on storage_bills to quayside_system;

alter table storage_runs
  add started_by text,
  add settled_bills int not null default 0,
  add settled_amount numeric(16,2) not null default 0;

-- What is owed, by age, is summed from the index alone.
create index storage_bills_owed on storage_bills (day) include (customer_id, warehouse_id, net) where settled_at is null;
-- The sums of a customer's period.
create index storage_bills_sums on storage_bills (customer_id, day) include (warehouse_id, receivable, discount, net, settled_at);
