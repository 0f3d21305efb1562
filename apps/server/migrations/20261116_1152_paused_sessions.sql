-- The brand of the paused customer an ended session belongs to; null otherwise. Asked only about a token that opens nothing, so that the
-- open page can say why. Runs with its owner's rights: the login role may not read sessions and customers.
create function paused_brand(wanted_hash bytea) returns text language sql stable security definer as $$
  select b.site_name
    from public.sessions s join public.customers c using (customer_id) join public.brands b on b.platform_type = c.platform_type
   where s.token_hash = wanted_hash and c.status = 'paused'
$$;
revoke execute on function paused_brand from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'quayside_app') then grant execute on function paused_brand to quayside_app; end if;
end $$;
