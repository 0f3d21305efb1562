-- When the person last proved with a password or a code that it is them: calls that move money or rights ask for it again.
alter table sessions add column confirmed_at timestamptz not null default now();

-- The app's login role. It owns nothing, and by itself it may only count attempts: everything else is done in a role of its calls.
do $$
begin
  if not exists (select from pg_roles where rolname = 'quayside_app') then
    create role quayside_app login noinherit;
  end if;
  grant quayside_public, quayside_merchant, quayside_desk, quayside_system to quayside_app;
-- Another database of this server may have made it meanwhile; a user who may not make roles has made them beforehand.
exception when duplicate_object or unique_violation or insufficient_privilege then null;
end $$;
do $$
begin
  if not exists (select from pg_roles where rolname = 'quayside_app') then return; end if;
  grant usage on schema public to quayside_app;
  grant select, insert, update, delete on rate_limits, attempts, known_devices to quayside_app;
end $$;

-- Who a token belongs to. With its owner's rights: the login role may not read sessions, accounts and staff itself.
create function find_session(wanted_hash bytea, realm text)
returns table (kind text, account_id bigint, staff_id bigint, customer_id bigint, name text, email text, language text,
               staff_role text, permissions text[], remember boolean, last_seen_at timestamptz,
               skus text[], acting_staff_id bigint, acting_staff_name text, confirmed_at timestamptz)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if realm = 'open' then
    return query select 'api_key', null::bigint, null::bigint, k.customer_id, c.name, '', 'en',
           null::text, '{}'::text[], false, now(), null::text[], null::bigint, null::text, now()
      from api_keys k join customers c using (customer_id)
     where k.key_hash = wanted_hash and c.status = 'active';
  elsif realm = 'desk' then
    return query select 'staff', null::bigint, s.staff_id, null::bigint, p.name, p.email, 'en',
           p.role, '{}'::text[], s.remember, s.last_seen_at, null::text[], null::bigint, null::text, s.confirmed_at
      from sessions s join staff p using (staff_id)
     where s.token_hash = wanted_hash and s.expires_at > now() and p.status = 'enabled';
  else
    return query select a.account_type, a.account_id, null::bigint, a.customer_id,
           concat_ws(' ', a.firstname, a.lastname), a.email, a.language, p.role, a.permissions, s.remember, s.last_seen_at,
           a.skus, s.acting_staff_id, p.name, s.confirmed_at
      from sessions s join accounts a using (account_id) join customers c on c.customer_id = a.customer_id
      left join staff p on p.staff_id = s.acting_staff_id
     where s.token_hash = wanted_hash and s.expires_at > now() and a.status = 'enabled' and c.status = 'active'
       and (s.acting_staff_id is null or p.status = 'enabled');
  end if;
end $$;
revoke execute on function find_session from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'quayside_app') then grant execute on function find_session to quayside_app; end if;
end $$;

-- Puts on the role and the customer of the session found. As the caller: a function with its owner's rights may not change the role.
drop function open_session(bytea, text);
create function open_session(wanted_hash bytea, realm text)
returns table (kind text, account_id bigint, staff_id bigint, customer_id bigint, name text, email text, language text,
               staff_role text, permissions text[], remember boolean, last_seen_at timestamptz,
               skus text[], acting_staff_id bigint, acting_staff_name text, confirmed_at timestamptz)
language plpgsql volatile as $$
begin
  return query select found.* from find_session(wanted_hash, realm) as found
   where act_as(case when realm = 'desk' then 'quayside_desk' else 'quayside_merchant' end, found.customer_id);
end $$;
