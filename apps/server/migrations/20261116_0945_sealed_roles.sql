-- Taking on a role is not enough to use it: the transaction must also carry the seal of that role and customer. Only the owner of the
-- tables and the server's own process know the key, so SQL smuggled into a call cannot act as staff, as a job or as another merchant.
create table role_seal (
  only_row boolean primary key default true check (only_row),
  key bytea not null
);
-- Random from PostgreSQL itself: 244 bits of two random UUIDs.
insert into role_seal (key) values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

-- Schema-qualified instead of `set search_path`, which would cost as much as the check: no role of ours may create an object that could
-- take the place of a built-in one. The setting `role` names who the transaction acts as, also inside a function with its owner's rights.
create function is_sealed() returns boolean language plpgsql stable security definer parallel safe as $$
begin
  return pg_catalog.current_setting('app.seal', true) operator(pg_catalog.=) (
    select pg_catalog.encode(pg_catalog.sha256(key operator(pg_catalog.||) pg_catalog.convert_to(
             pg_catalog.concat(pg_catalog.current_setting('role'), ':', pg_catalog.current_setting('app.customer_id', true)), 'UTF8')), 'hex')
      from public.role_seal);
end $$;

-- Restrictive: besides every other policy of the table, and for every role a call or a job can take on.
create procedure seal_table(wanted regclass) language plpgsql as $$
begin
  if not (select relrowsecurity from pg_class where oid = wanted) then
    execute format('alter table %s enable row level security', wanted);
    execute format('create policy shared on %s using (true) with check (true)', wanted);
  end if;
  execute format('create policy sealed on %s as restrictive to quayside_public, quayside_merchant, quayside_desk, quayside_system using ((select is_sealed())) with check ((select is_sealed()))', wanted);
end $$;

do $$
declare found regclass;
begin
  for found in
    select c.oid from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and exists (select from aclexplode(c.relacl) g join pg_roles r on r.oid = g.grantee
                    where r.rolname in ('quayside_public', 'quayside_merchant', 'quayside_desk', 'quayside_system'))
  loop
    call seal_table(found);
  end loop;
end $$;

create or replace procedure protect_tenant_table(wanted regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', wanted);
  execute format('create policy own_rows on %s to quayside_merchant using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()))', wanted);
  execute format('create policy every_row on %s to quayside_desk, quayside_system using (true) with check (true)', wanted);
  call seal_table(wanted);
end $$;

-- Who a token belongs to, with the seal of that role and customer. With its owner's rights: the login role may not read sessions, accounts,
-- staff and the key itself. Qualified names, as in `is_sealed`.
drop function open_session(bytea, text);
drop function find_session(bytea, text);
create function find_session(wanted_hash bytea, realm text)
returns table (kind text, account_id bigint, staff_id bigint, customer_id bigint, name text, email text, language text,
               staff_role text, permissions text[], remember boolean, last_seen_at timestamptz,
               skus text[], acting_staff_id bigint, acting_staff_name text, confirmed_at timestamptz, seal text)
language plpgsql stable security definer as $$
begin
  if realm = 'open' then
    return query select 'api_key', null::bigint, null::bigint, k.customer_id, c.name, '', 'en',
           null::text, '{}'::text[], false, now(), null::text[], null::bigint, null::text, now(),
           encode(sha256(r.key || convert_to(concat('quayside_merchant:', k.customer_id), 'UTF8')), 'hex')
      from public.api_keys k join public.customers c using (customer_id) cross join public.role_seal r
     where k.key_hash = wanted_hash and c.status = 'active';
  elsif realm = 'desk' then
    return query select 'staff', null::bigint, s.staff_id, null::bigint, p.name, p.email, 'en',
           p.role, '{}'::text[], s.remember, s.last_seen_at, null::text[], null::bigint, null::text, s.confirmed_at,
           encode(sha256(r.key || convert_to('quayside_desk:', 'UTF8')), 'hex')
      from public.sessions s join public.staff p using (staff_id) cross join public.role_seal r
     where s.token_hash = wanted_hash and s.expires_at > now() and p.status = 'enabled';
  else
    return query select a.account_type, a.account_id, null::bigint, a.customer_id,
           public.person_name(a.firstname, a.lastname), a.email, a.language, p.role, a.permissions, s.remember, s.last_seen_at,
           a.skus, s.acting_staff_id, p.name, s.confirmed_at,
           encode(sha256(r.key || convert_to(concat('quayside_merchant:', a.customer_id), 'UTF8')), 'hex')
      from public.sessions s join public.accounts a using (account_id) join public.customers c on c.customer_id = a.customer_id cross join public.role_seal r
      left join public.staff p on p.staff_id = s.acting_staff_id
     where s.token_hash = wanted_hash and s.expires_at > now() and a.status = 'enabled' and c.status = 'active'
       and (s.acting_staff_id is null or p.status = 'enabled');
  end if;
end $$;
revoke execute on function find_session from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'quayside_app') then grant execute on function find_session to quayside_app; end if;
end $$;

-- Puts on role, customer and seal. As the caller: a function with its owner's rights may not change the role.
drop function act_as;
create function act_as(wanted_role text, customer bigint, seal text) returns boolean language sql volatile as
  $$ select set_config('app.customer_id', coalesce(customer::text, ''), true) is not null
        and set_config('app.seal', seal, true) is not null and set_config('role', wanted_role, true) is not null $$;
create function open_session(wanted_hash bytea, realm text)
returns table (kind text, account_id bigint, staff_id bigint, customer_id bigint, name text, email text, language text,
               staff_role text, permissions text[], remember boolean, last_seen_at timestamptz,
               skus text[], acting_staff_id bigint, acting_staff_name text, confirmed_at timestamptz)
language plpgsql volatile as $$
begin
  return query select found.kind, found.account_id, found.staff_id, found.customer_id, found.name, found.email, found.language,
         found.staff_role, found.permissions, found.remember, found.last_seen_at,
         found.skus, found.acting_staff_id, found.acting_staff_name, found.confirmed_at
    from find_session(wanted_hash, realm) as found
   where act_as(case when realm = 'desk' then 'quayside_desk' else 'quayside_merchant' end, found.customer_id, found.seal);
end $$;

-- Ends a job's transaction that ran past its deadline. The server's own connections may not look at each other's statements (lock-down.ts).
create function end_transaction(wanted_pid int, started timestamptz) returns void language sql volatile security definer
set search_path = pg_catalog, pg_temp as
  $$ select pg_terminate_backend(pid) from pg_stat_activity where pid = wanted_pid and xact_start = started $$;
revoke execute on function end_transaction from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'quayside_app') then grant execute on function end_transaction to quayside_app; end if;
end $$;
