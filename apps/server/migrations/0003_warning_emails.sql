-- Whom a merchant wants warned when stock runs low: at most ten addresses and one switch (D-72).
create table warning_email_settings (
  customer_id bigint primary key references customers,
  enabled boolean not null default false,
  emails text[] not null default '{}' check (cardinality(emails) <= 10),
  updated_at timestamptz not null,
  check (not enabled or cardinality(emails) > 0)
);
create index warning_email_settings_updated on warning_email_settings (updated_at desc, customer_id desc);
create index warning_email_settings_enabled on warning_email_settings (enabled, updated_at desc, customer_id desc);
call protect_tenant_table('warning_email_settings');
grant select, insert, update on warning_email_settings to quayside_merchant;
grant select on warning_email_settings to quayside_desk, quayside_system;
