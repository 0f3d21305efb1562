-- A workbook that was uploaded as a tariff: its faults, or the draft it became.
create table tariff_imports (
  import_id bigint generated always as identity (start with 101) primary key,
  file_id uuid not null references provider_files,
  file_name text not null,
  state text not null default 'reading' check (state in ('reading', 'faulty', 'imported', 'refused')),
  refusal text,
  row_count int not null default 0,
  fault_count int not null default 0,
  version_id bigint references tariff_versions on delete set null,
  staff_id bigint not null references staff,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'reading') = (ended_at is null)),
  check ((state = 'refused') = (refusal is not null))
);
create index tariff_imports_by_version on tariff_imports (version_id);
call seal_table('tariff_imports');
grant select on tariff_imports to quayside_desk, quayside_system;
grant insert on tariff_imports to quayside_desk;
grant update on tariff_imports to quayside_desk, quayside_system;

create table tariff_import_faults (
  import_id bigint not null references tariff_imports on delete cascade,
  fault_no int not null,
  code text not null,
  sheet text not null,
  -- As the spreadsheet counts it, the header is 1; null when a row is missing.
  row_no int,
  column_name text,
  place text not null,
  figures jsonb not null,
  primary key (import_id, fault_no)
);
call seal_table('tariff_import_faults');
grant select on tariff_import_faults to quayside_desk, quayside_system;
grant insert on tariff_import_faults to quayside_system;

-- A tariff is published, and a merchant's price group changed, by two people.
alter table approvals drop constraint approvals_kind_check;
alter table approvals add constraint approvals_kind_check check (kind in
  ('adjustment', 'credit_limit', 'storage_discount', 'top_up', 'compensation', 'exchange_rate', 'receiving_account', 'threshold',
   'tariff', 'price_group'));
