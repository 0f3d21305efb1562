-- Who has an item of a queue open. A claim counts for a minute after `seen_at`; it locks nothing.
create table work_claims (
  queue text not null check (queue ~ '^[a-z-]{2,40}\.[a-z_]{2,40}$'),
  record_id bigint not null,
  staff_id bigint not null references staff on delete cascade,
  opened_at timestamptz not null,
  seen_at timestamptz not null check (seen_at >= opened_at),
  primary key (queue, record_id, staff_id)
);
create index work_claims_seen on work_claims (seen_at);
call seal_table('work_claims');
grant select, insert, update, delete on work_claims to quayside_desk;
grant select, delete on work_claims to quayside_system;
