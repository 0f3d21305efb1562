-- What merchants think of their account manager. Rows are never changed: an opinion that changes is a new row.
create table evaluations (
  customer_id bigint not null references customers,
  evaluation_id bigint generated always as identity (start with 100001),
  -- The account manager at that time: a later change of the manager does not move old evaluations.
  staff_id bigint not null references staff,
  stars int not null check (stars between 1 and 5),
  text text not null check (length(text) <= 500),
  created_by text not null,
  created_at timestamptz not null,
  primary key (customer_id, evaluation_id)
);
create index evaluations_of_manager on evaluations (staff_id, evaluation_id desc) include (stars, created_at);
create index evaluations_newest on evaluations (evaluation_id desc);
create index evaluations_of_stars on evaluations (stars, evaluation_id desc);
create index evaluations_by_day on evaluations (created_at desc);
call protect_tenant_table('evaluations');
grant select, insert on evaluations to quayside_merchant, quayside_system;
grant select on evaluations to quayside_desk;
