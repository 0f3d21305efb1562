-- Why a key of the open API opens nothing, for its holder: `expired`, `off` (its integration or its account), or null when nobody has such a
-- key. Who has the key already knows whose it is.
create function closed_key(wanted_hash bytea) returns text language sql stable security definer as $$
  select case when k.expires_at <= pg_catalog.now() then 'expired' else 'off' end
    from public.integration_keys k where k.key_hash = wanted_hash
  union all
  select 'off' from public.api_keys a where a.key_hash = wanted_hash
  limit 1
$$;
revoke execute on function closed_key from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'quayside_app') then grant execute on function closed_key to quayside_app; end if;
end $$;
