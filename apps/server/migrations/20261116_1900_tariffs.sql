-- A version of the provider's tariff: all sheets of its workbook as one document, because it is imported, compared and published whole.
create table tariff_versions (
  version_id bigint generated always as identity (start with 101) primary key,
  name text not null unique check (name ~ '^[A-Z0-9][A-Z0-9._-]{1,39}$'),
  currency text not null check (currency in ('CNY', 'USD')),
  -- Days of the provider, both inclusive.
  first_day date not null,
  last_day date not null,
  state text not null default 'draft' check (state in ('draft', 'published')),
  tariff jsonb not null,
  file_name text not null default '',
  created_by bigint references staff,
  created_at timestamptz not null default now(),
  published_by bigint references staff,
  published_at timestamptz,
  check (first_day <= last_day),
  check ((state = 'published') = (published_at is not null)),
  -- On any day one version holds.
  constraint tariff_versions_one_a_day exclude using gist (daterange(first_day, last_day, '[]') with &&) where (state = 'published')
);
call seal_table('tariff_versions');
grant select on tariff_versions to quayside_merchant, quayside_desk, quayside_system;
grant insert, update, delete on tariff_versions to quayside_desk, quayside_system;

-- The price group of a merchant; without a row it is STANDARD.
create table customer_price_groups (
  customer_id bigint primary key references customers,
  price_group text not null check (price_group ~ '^[A-Z0-9][A-Z0-9_-]{0,29}$'),
  set_by bigint references staff,
  set_at timestamptz not null default now()
);
call protect_tenant_table('customer_price_groups');
grant select on customer_price_groups to quayside_merchant, quayside_system;
grant select, insert, update on customer_price_groups to quayside_desk;
