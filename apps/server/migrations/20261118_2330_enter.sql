-- Who calls, and the role of the transaction, in one value: a query that returns eighteen columns through two functions took twice as long,
-- in PostgreSQL and in the driver, and every call begins with it. It names only what this kind of caller has; `kernel/actor.ts` knows the rest.
-- Nothing in it changes from call to call: a read is begun before the answer is here and done again when it is another one.
-- `open_session` and `find_session` stay for the release before this one.
create function find_caller(wanted_hash bytea, realm text, out caller text, out customer bigint, out seal text)
language plpgsql stable security definer
-- One plan for all callers: where nothing was ever analysed PostgreSQL would plan every call again, which takes longer than the call.
set search_path = pg_catalog, public set plan_cache_mode = force_generic_plan as $$
declare
  acting bigint;
begin
  if realm = 'open' then
    select json_build_object(
             'kind', 'api_key', 'customer_id', k.customer_id, 'name', k.name, 'permissions', k.scopes, 'last_seen_at', k.last_used_at,
             'integration_id', k.integration_id, 'warehouse_ids', k.warehouse_ids, 'allowed_addresses', k.allowed_addresses),
           k.customer_id, encode(sha256(r.key || convert_to(concat('quayside_merchant:', k.customer_id), 'UTF8')), 'hex')
      into caller, customer, seal
      from (
        select s.customer_id, c.name, null::text[] as scopes, to_timestamp(0) as last_used_at, null::bigint as integration_id,
               '{}'::bigint[] as warehouse_ids, '{}'::text[] as allowed_addresses
          from api_keys s join customers c using (customer_id)
         where s.key_hash = wanted_hash and c.status = 'active'
        union all
        select case when n.is_test then -i.customer_id else i.customer_id end, i.name, i.scopes, coalesce(n.last_used_at, to_timestamp(0)),
               i.integration_id, i.warehouse_ids, i.allowed_addresses
          from integration_keys n
          join integrations i on i.customer_id = n.customer_id and i.integration_id = n.integration_id
          join customers c on c.customer_id = i.customer_id
         where n.key_hash = wanted_hash and (n.expires_at is null or n.expires_at > now())
           and i.enabled and i.deleted_at is null and c.status = 'active'
      ) k cross join role_seal r;
  elsif realm = 'desk' then
    select json_build_object(
             'kind', 'staff', 'staff_id', s.staff_id, 'name', p.name, 'email', p.email, 'staff_role', p.role, 'remember', s.remember,
             'last_seen_at', s.last_seen_at, 'confirmed_at', s.confirmed_at, 'must_enrol', second_factor_missing(s.staff_id)),
           null, encode(sha256(r.key || convert_to('quayside_desk:', 'UTF8')), 'hex')
      into caller, customer, seal
      from sessions s join staff p using (staff_id) cross join role_seal r
     where s.token_hash = wanted_hash and s.expires_at > now() and p.status = 'enabled';
  else
    select json_build_object(
             'kind', a.account_type, 'account_id', a.account_id, 'customer_id', a.customer_id, 'name', person_name(a.firstname, a.lastname),
             'email', a.email, 'language', a.language, 'permissions', a.permissions, 'skus', a.skus, 'remember', s.remember,
             'last_seen_at', s.last_seen_at, 'confirmed_at', s.confirmed_at),
           a.customer_id, encode(sha256(r.key || convert_to(concat('quayside_merchant:', a.customer_id), 'UTF8')), 'hex'), s.acting_staff_id
      into caller, customer, seal, acting
      from sessions s join accounts a using (account_id) join customers c on c.customer_id = a.customer_id cross join role_seal r
     where s.token_hash = wanted_hash and s.expires_at > now() and a.status = 'enabled' and c.status = 'active';
    -- Rare, so not a join of every call. Whoever is no longer enabled leaves no caller and no seal.
    if acting is not null then
      select (caller::jsonb || jsonb_build_object('staff_role', p.role, 'acting_staff_id', p.staff_id, 'acting_staff_name', p.name))::json, seal
        into caller, seal
        from staff p where p.staff_id = acting and p.status = 'enabled';
    end if;
  end if;
end $$;
revoke execute on function find_caller from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'quayside_app') then grant execute on function find_caller to quayside_app; end if;
end $$;

-- With the rights of whoever asks: a function with its owner's cannot take on a role.
create function enter(wanted_hash bytea, realm text) returns text language plpgsql volatile as $$
declare
  found record;
begin
  found := find_caller(wanted_hash, realm);
  if found.seal is null or not act_as(case when realm = 'desk' then 'quayside_desk' else 'quayside_merchant' end, found.customer, found.seal) then
    return null;
  end if;
  return found.caller;
end $$;
