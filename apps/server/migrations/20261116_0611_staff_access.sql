-- Staff set their own password by a mailed link, and have a second factor like merchants.
alter table staff
  alter column password_hash drop not null,
  add column totp_secret bytea,
  add column totp_enabled boolean not null default false,
  add column totp_last_step bigint,
  add column access_reset_by bigint references staff,
  add column access_reset_at timestamptz,
  add check (not totp_enabled or totp_secret is not null),
  add check ((access_reset_by is null) or (access_reset_at is not null));

create table staff_links (
  token_hash bytea primary key,
  staff_id bigint not null references staff on delete cascade,
  purpose text not null check (purpose in ('invitation', 'access_reset')),
  expires_at timestamptz not null,
  used_at timestamptz
);
-- One open link per person: a newer one replaces the older.
create unique index staff_links_open on staff_links (staff_id) where used_at is null;
create index staff_links_expiry on staff_links (expires_at);
grant select on staff_links to quayside_public;
grant select, insert, update, delete on staff_links to quayside_desk, quayside_system;

-- Single-use codes for who has lost the authenticator app. Only hashes are stored.
create table staff_recovery_codes (
  staff_id bigint not null references staff on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);
grant select on staff_recovery_codes to quayside_public;
grant select, insert, update, delete on staff_recovery_codes to quayside_desk, quayside_system;

create table account_recovery_codes (
  customer_id bigint not null references customers,
  account_id bigint not null references accounts on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
create index account_recovery_codes_of_customer on account_recovery_codes (customer_id, account_id);
call protect_tenant_table('account_recovery_codes');
grant select, insert, update, delete on account_recovery_codes to quayside_merchant, quayside_system;

-- Roles that must have a second factor. Off in a database that holds the demo, whose sign-ins are public anyway.
insert into basic_config (cfg_name, value)
select 'second_factor_roles', case when exists (select from staff where email = 'admin@desk.test') then '' else 'administrator,finance' end;

create function second_factor_missing(wanted_staff bigint) returns boolean language sql stable as $$
  select exists (
    select from staff s join basic_config c on c.cfg_name = 'second_factor_roles'
     where s.staff_id = wanted_staff and not s.totp_enabled and s.role = any (string_to_array(c.value, ',')))
$$;

create index operation_log_staff_sign_ins on operation_log (staff_id, log_id desc) where operation = 'sessions.desk_login';
