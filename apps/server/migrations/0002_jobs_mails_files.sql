create table files (
  customer_id bigint not null references customers,
  file_id uuid not null default gen_random_uuid(),
  account_id bigint,
  storage_key text not null unique,
  name text not null,
  mime text not null,
  bytes bigint not null check (bytes >= 0),
  sha256 bytea not null,
  created_at timestamptz not null default now(),
  primary key (customer_id, file_id)
);
call protect_tenant_table('files');
grant select, insert on files to quayside_merchant;
grant select, insert, delete on files to quayside_desk, quayside_system;

-- Long work and effects to the outside, written in the transaction that causes them.
create table jobs (
  job_id bigint generated always as identity primary key,
  customer_id bigint references customers,
  account_id bigint,
  staff_id bigint,
  name text not null,
  is_task boolean not null default false,
  key text,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'dead', 'discarded')),
  attempts int not null default 0,
  max_attempts int not null,
  run_at timestamptz not null default now(),
  leased_by uuid,
  leased_until timestamptz,
  done int not null default 0,
  total int,
  result jsonb,
  error text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((state = 'running') = (leased_until is not null))
);
create unique index jobs_key on jobs (name, key);
create index jobs_due on jobs (run_at, job_id) where state = 'waiting';
create index jobs_leased on jobs (leased_until) where state = 'running';
create index jobs_of_account on jobs (customer_id, account_id, job_id desc) where is_task;
create index jobs_of_state on jobs (state, job_id desc);
create index jobs_of_name on jobs (name, job_id desc);
create index jobs_ended on jobs (ended_at) where ended_at is not null;
call protect_tenant_table('jobs');
create policy signing_in on jobs for insert to quayside_public with check (true);
grant insert on jobs to quayside_public;
grant select, insert on jobs to quayside_merchant;
grant select, insert, update on jobs to quayside_desk;
grant select, insert, update, delete on jobs to quayside_system;

-- The last due moment of each schedule that has been turned into a job.
create table schedules (
  name text primary key,
  last_slot timestamptz not null
);
grant select, insert, update on schedules to quayside_system;

create table mails (
  mail_id bigint generated always as identity primary key,
  customer_id bigint references customers,
  template text not null,
  platform_type int not null references brands,
  language text not null check (language in ('en', 'zh_CN')),
  to_address text not null,
  to_name text not null,
  subject text not null,
  html text not null,
  text text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'kept', 'failed')),
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_of_customer on mails (customer_id, mail_id desc);
create index mails_of_state on mails (state, mail_id desc);
create index mails_of_address on mails (to_address, mail_id desc);
call protect_tenant_table('mails');
create policy signing_in on mails for insert to quayside_public with check (true);
grant insert on mails to quayside_public;
grant select, insert on mails to quayside_merchant;
grant select, insert, update on mails to quayside_desk, quayside_system;
