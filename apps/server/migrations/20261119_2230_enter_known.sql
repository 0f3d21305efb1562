-- Describing who calls was a third of what `enter` takes, and mostly said that nothing has changed. A process that has asked before now sends
-- the versions of the rows it knows and the seal it was given: as long as the rows are these, it is answered the same version. Every change
-- of a row gives it another place (ctid) or transaction (xmin). A server that takes over from a lost one may number its transactions as that
-- one did, so the version also names the server by its start.
-- The functions without `known` stay for the release before this one, and `find_caller` describes for this one.
create function known_version(wanted_hash bytea, realm text, out version text, out customer bigint)
language plpgsql stable security definer
set search_path = pg_catalog, public set plan_cache_mode = force_generic_plan
-- By their keys, whatever the statistics of that moment say: a small table that is read whole is a large one next year.
set enable_seqscan = off as $$
declare
  acting bigint;
begin
  if realm = 'open' then
    select k.version, k.customer_id into version, customer
      from (
        select concat(s.ctid, s.xmin, c.ctid, c.xmin) as version, s.customer_id
          from api_keys s join customers c using (customer_id)
         where s.key_hash = wanted_hash and c.status = 'active'
        union all
        select concat(n.ctid, n.xmin, i.ctid, i.xmin), case when n.is_test then -i.customer_id else i.customer_id end
          from integration_keys n
          join integrations i on i.customer_id = n.customer_id and i.integration_id = n.integration_id
          join customers c on c.customer_id = i.customer_id
         where n.key_hash = wanted_hash and (n.expires_at is null or n.expires_at > now())
           and i.enabled and i.deleted_at is null and c.status = 'active'
      ) k;
  elsif realm = 'desk' then
    select concat(s.ctid, s.xmin, p.ctid, p.xmin, second_factor_missing(s.staff_id)) into version
      from sessions s join staff p using (staff_id)
     where s.token_hash = wanted_hash and s.expires_at > now() and p.status = 'enabled';
  else
    select concat(s.ctid, s.xmin, a.ctid, a.xmin), a.customer_id, s.acting_staff_id into version, customer, acting
      from sessions s join accounts a using (account_id) join customers c on c.customer_id = a.customer_id
     where s.token_hash = wanted_hash and s.expires_at > now() and a.status = 'enabled' and c.status = 'active';
    if acting is not null then
      version := (select concat(version, p.ctid, p.xmin) from staff p where p.staff_id = acting and p.status = 'enabled');
    end if;
  end if;
  if version is not null then version := concat(version, ' ', pg_postmaster_start_time()); end if;
end $$;
revoke execute on function known_version from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'quayside_app') then grant execute on function known_version to quayside_app; end if;
end $$;

-- Answers `known` again and uses `known_seal`, or describes the caller; null for whoever may not call. A wrong seal opens nothing: every
-- policy compares it.
create function enter(wanted_hash bytea, realm text, known text, known_seal text) returns text language plpgsql volatile as $$
declare
  here record;
  described record;
  role text := case when realm = 'desk' then 'quayside_desk' else 'quayside_merchant' end;
begin
  here := known_version(wanted_hash, realm);
  if here.version is null then return null; end if;
  if here.version = known then
    return case when act_as(role, here.customer, known_seal) then known end;
  end if;
  -- One statement, so that version and description are of one moment.
  select v.version, f.caller, f.customer, f.seal into described
    from known_version(wanted_hash, realm) v, find_caller(wanted_hash, realm) f;
  if described.version is null or described.seal is null
     or not act_as(role, described.customer, described.seal) then return null; end if;
  return (described.caller::jsonb || jsonb_build_object('version', described.version, 'seal', described.seal))::text;
end $$;
