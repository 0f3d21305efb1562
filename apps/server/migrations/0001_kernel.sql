-- Roles are shared by all databases of a server, so another database may have made them already.
do $$
declare wanted text;
begin
  foreach wanted in array array['quayside_public', 'quayside_merchant', 'quayside_desk', 'quayside_system'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin', wanted);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    -- From PostgreSQL 16 on, making a role does not include acting as it. Who may not grant it must have been granted it before;
    -- taking it on once shows that here, and not at the first call.
    if not (select rolsuper from pg_roles where rolname = current_user) then
      begin
        execute format('grant %I to current_user', wanted);
      exception when insufficient_privilege then null;
      end;
      execute format('set local role %I', wanted);
      reset role;
    end if;
    execute format('grant usage on schema public to %I', wanted);
  end loop;
end $$;

-- The merchant a transaction acts for; null when it acts for none. After a commit the setting is '' and not null.
create function current_customer() returns bigint language sql stable parallel safe as
  $$ select nullif(current_setting('app.customer_id', true), '')::bigint $$;

-- The second wall: a merchant's transaction sees the merchant's own rows even when a query forgot its filter.
-- Staff and jobs work across merchants, each under a role of their own.
create procedure protect_tenant_table(wanted regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', wanted);
  execute format('create policy own_rows on %s to quayside_merchant using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()))', wanted);
  execute format('create policy every_row on %s to quayside_desk, quayside_system using (true) with check (true)', wanted);
end $$;

create table brands (
  platform_type int primary key,
  site_name text not null,
  color text not null,
  website text not null,
  host text unique
);
insert into brands (platform_type, site_name, color, website) values
  (1, 'Harbourline', '#1f5eff', 'https://harbourline.example'),
  (3, 'Northlane', '#0f766e', 'https://northlane.example'),
  (4, 'Parcelwharf', '#b4540a', 'https://parcelwharf.example');
grant select on brands to quayside_public, quayside_merchant, quayside_desk, quayside_system;

create table customers (
  customer_id bigint generated always as identity (start with 10001) primary key,
  name text not null,
  platform_type int not null default 1 references brands,
  status text not null default 'active' check (status in ('active', 'paused')),
  created_at timestamptz not null default now()
);
call protect_tenant_table('customers');
create policy signing_in on customers for select to quayside_public using (true);
grant select on customers to quayside_public, quayside_merchant, quayside_desk, quayside_system;
create index customers_name on customers (lower(name) text_pattern_ops);

-- Everyone who signs in at the portal: one main account a customer, any number of sub-accounts.
create table accounts (
  account_id bigint generated always as identity (start with 1001) primary key,
  customer_id bigint not null references customers,
  account_type text not null check (account_type in ('main', 'internal', 'supplier')),
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  firstname text not null,
  lastname text not null,
  language text not null default 'en' check (language in ('en', 'zh_CN')),
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  permissions text[] not null default '{}',
  guide_read boolean not null default false,
  created_at timestamptz not null default now()
);
create index accounts_of_customer on accounts (customer_id, account_id);
create unique index accounts_one_main on accounts (customer_id) where account_type = 'main';
call protect_tenant_table('accounts');
create policy signing_in on accounts for select to quayside_public using (true);
grant select on accounts to quayside_public, quayside_merchant, quayside_desk, quayside_system;

create table staff (
  staff_id bigint generated always as identity (start with 101) primary key,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  name text not null,
  role text not null check (role in ('administrator', 'sales_manager', 'account_manager', 'customer_service', 'order_clerk', 'warehouse_clerk', 'finance')),
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  created_at timestamptz not null default now()
);
grant select on staff to quayside_public, quayside_desk, quayside_system;

create table api_keys (
  key_hash bytea primary key,
  customer_id bigint not null references customers,
  created_at timestamptz not null default now()
);
create index api_keys_of_customer on api_keys (customer_id);
call protect_tenant_table('api_keys');
grant select on api_keys to quayside_merchant, quayside_desk, quayside_system;

-- Only the hash of a token is kept: who reads the table cannot act as anybody.
create table sessions (
  token_hash bytea primary key,
  account_id bigint references accounts on delete cascade,
  staff_id bigint references staff on delete cascade,
  customer_id bigint references customers,
  remember boolean not null default false,
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (num_nonnulls(account_id, staff_id) = 1),
  check ((account_id is null) = (customer_id is null))
);
create index sessions_of_account on sessions (account_id) where account_id is not null;
create index sessions_of_staff on sessions (staff_id) where staff_id is not null;
create index sessions_expiry on sessions (expires_at);
call protect_tenant_table('sessions');
create policy signing_in on sessions for insert to quayside_public with check (true);
grant insert on sessions to quayside_public;
grant select, update, delete on sessions to quayside_merchant, quayside_desk, quayside_system;

create function act_as(wanted_role text, customer bigint) returns boolean language sql volatile as
  $$ select set_config('app.customer_id', coalesce(customer::text, ''), true) is not null and set_config('role', wanted_role, true) is not null $$;

-- Finds who a token belongs to and, in the same breath, puts on that actor's role and customer for this transaction.
-- Runs as the caller on purpose: a function with its owner's rights may not change the role.
create function open_session(wanted_hash bytea, realm text)
returns table (kind text, account_id bigint, staff_id bigint, customer_id bigint, name text, email text, language text,
               staff_role text, permissions text[], remember boolean, last_seen_at timestamptz)
language plpgsql as $$
begin
  -- One statement each, with the change of role among the columns: there it happens for the row that was found and for no other.
  if realm = 'open' then
    return query select case when act_as('quayside_merchant', k.customer_id) then 'api_key' end, null::bigint, null::bigint, k.customer_id, c.name, '', 'en', null::text, '{}'::text[], false, now()
      from api_keys k join customers c using (customer_id)
     where k.key_hash = wanted_hash and c.status = 'active';
  elsif realm = 'desk' then
    return query select case when act_as('quayside_desk', null) then 'staff' end, null::bigint, s.staff_id, null::bigint, p.name, p.email, 'en', p.role, '{}'::text[], s.remember, s.last_seen_at
      from sessions s join staff p using (staff_id)
     where s.token_hash = wanted_hash and s.expires_at > now() and p.status = 'enabled';
  else
    return query select case when act_as('quayside_merchant', a.customer_id) then a.account_type end, a.account_id, null::bigint, a.customer_id, concat_ws(' ', a.firstname, a.lastname), a.email, a.language, null::text,
           a.permissions, s.remember, s.last_seen_at
      from sessions s join accounts a using (account_id) join customers c on c.customer_id = a.customer_id
     where s.token_hash = wanted_hash and s.expires_at > now() and a.status = 'enabled' and c.status = 'active';
  end if;
end $$;

create table operation_log (
  log_id bigint generated always as identity primary key,
  customer_id bigint,
  operation_time timestamptz not null,
  operation text not null,
  call_method text not null,
  actor_kind text check (actor_kind in ('main', 'internal', 'supplier', 'staff', 'api_key', 'system')),
  account_id bigint,
  staff_id bigint,
  account text not null,
  operator text not null,
  ip text not null,
  request_method text not null,
  request_address text not null,
  request_url text not null,
  full_url text not null,
  request_parameters text not null,
  outcome text not null,
  duration_ms int not null,
  request_id text not null
);
create index operation_log_of_customer on operation_log (customer_id, log_id desc);
create index operation_log_of_account on operation_log (customer_id, account_id, log_id desc);
create index operation_log_of_operation on operation_log (customer_id, operation, log_id desc);
create index operation_log_of_time on operation_log (operation_time);
alter table operation_log enable row level security;
create policy own_rows on operation_log for select to quayside_merchant using (customer_id = (select current_customer()));
create policy write_own on operation_log for insert to quayside_merchant with check (customer_id = (select current_customer()));
create policy write_any on operation_log for insert to quayside_public, quayside_desk, quayside_system with check (true);
create policy every_row on operation_log for select to quayside_desk, quayside_system using (true);
create policy clean_up on operation_log for delete to quayside_system using (true);
grant select, insert on operation_log to quayside_merchant, quayside_desk, quayside_system;
grant insert on operation_log to quayside_public;
grant delete on operation_log to quayside_system;

-- The first answer to a write that was sent with a key, so that sending it again changes nothing.
create table idempotency_keys (
  customer_id bigint not null,
  actor text not null,
  key text not null,
  call text not null,
  body_hash bytea not null,
  reply json,
  created_at timestamptz not null default now(),
  primary key (customer_id, actor, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
alter table idempotency_keys enable row level security;
create policy own_rows on idempotency_keys to quayside_merchant using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()));
create policy every_row on idempotency_keys to quayside_desk, quayside_system using (true) with check (true);
grant select, insert, update on idempotency_keys to quayside_merchant, quayside_desk;
grant select, delete on idempotency_keys to quayside_system;

-- How often somebody did something in the current minute. Unlogged: after a crash the counting starts anew, and nobody minds.
create unlogged table rate_limits (
  bucket text primary key,
  minute timestamptz not null,
  used int not null
);
create index rate_limits_age on rate_limits (minute);
grant select, insert, update, delete on rate_limits to quayside_system;
