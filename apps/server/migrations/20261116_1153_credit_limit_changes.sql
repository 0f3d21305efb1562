-- Every change of a credit limit: from what to what, why, by whom, and who agreed where a second person was needed.
create table credit_limit_changes (
  customer_id bigint not null references customers,
  change_id bigint generated always as identity,
  limit_before numeric(16,2) not null,
  limit_after numeric(16,2) not null,
  reason text not null check (reason <> ''),
  changed_by bigint not null references staff,
  agreed_by bigint references staff,
  created_at timestamptz not null,
  primary key (customer_id, change_id)
);
alter table credit_limit_changes enable row level security;
create policy every_row on credit_limit_changes to quayside_desk, quayside_system using (true) with check (true);
call seal_table('credit_limit_changes');
grant select, insert on credit_limit_changes to quayside_desk;
grant select on credit_limit_changes to quayside_system;

-- Holds of one customer, the oldest first.
create index wallet_holds_oldest on wallet_holds (customer_id, created_at, source_no);
