-- Every file is noted here before it is written to storage, in a transaction of its own: when the transaction that wanted the file rolls
-- back, or its process dies, the nightly sweep still knows what to remove.
create table pending_files (
  file_key text primary key,
  started_at timestamptz not null default now()
);
create index pending_files_age on pending_files (started_at);
grant select, insert, delete on pending_files to quayside_system;
