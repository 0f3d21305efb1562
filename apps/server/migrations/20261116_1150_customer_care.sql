-- Why staff paused a customer, who and when; a row stays after the customer is resumed. No merchant's role may read it.
create table customer_pauses (
  customer_id bigint not null references customers,
  pause_id bigint generated always as identity,
  reason text not null check (reason <> ''),
  paused_by bigint not null references staff,
  paused_at timestamptz not null,
  resumed_by bigint references staff,
  resumed_at timestamptz,
  primary key (customer_id, pause_id),
  check ((resumed_by is null) = (resumed_at is null))
);
create unique index customer_pauses_open on customer_pauses (customer_id) where resumed_at is null;
alter table customer_pauses enable row level security;
create policy every_row on customer_pauses to quayside_desk, quayside_system using (true) with check (true);
call seal_table('customer_pauses');
grant select, insert, update (resumed_by, resumed_at) on customer_pauses to quayside_desk;
grant select on customer_pauses to quayside_system;

-- Notes of staff about a customer. The text is never changed: no role may update it. Removing one hides it.
create table customer_notes (
  customer_id bigint not null references customers,
  note_id bigint generated always as identity,
  body text not null check (length(body) between 1 and 2000),
  is_pinned boolean not null default false,
  created_by bigint not null references staff,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (customer_id, note_id)
);
create index customer_notes_newest on customer_notes (customer_id, is_pinned desc, note_id desc) where deleted_at is null;
alter table customer_notes enable row level security;
create policy every_row on customer_notes to quayside_desk, quayside_system using (true) with check (true);
call seal_table('customer_notes');
grant select, insert, update (is_pinned, deleted_at) on customer_notes to quayside_desk;
grant select on customer_notes to quayside_system;
