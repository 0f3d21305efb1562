-- A message about a sandbox goes to the integrations of its merchant that have a test key, marked as a test: a system that never asked
-- for one is never told of orders that do not exist.
create function has_test_key(customer bigint, integration bigint) returns boolean language sql stable security definer as
  $$ select exists (select from public.integration_keys k
                     where k.customer_id = customer and k.integration_id = integration and k.is_test
                       and (k.expires_at is null or k.expires_at > pg_catalog.now())) $$;
revoke execute on function has_test_key(bigint, bigint) from public;

create or replace function note_webhook(customer bigint, warehouse bigint, wanted_topic text, about text, facts jsonb) returns void
language plpgsql volatile security definer as $$
declare target record; owner bigint := pg_catalog.abs(customer);
begin
  for target in
    select i.integration_id from public.integrations i
     where i.customer_id = owner and i.enabled and i.deleted_at is null and i.push_url <> ''
       and (wanted_topic = any (i.push_options) or (wanted_topic = 'stock_change' and i.push_stock_change))
       and (warehouse is null or i.warehouse_ids = '{}' or warehouse = any (i.warehouse_ids))
       and (customer > 0 or public.has_test_key(owner, i.integration_id))
  loop
    insert into public.webhook_deliveries (customer_id, integration_id, delivery_id, topic, object, body, next_try_at, created_at, is_test)
    values (owner, target.integration_id, pg_catalog.gen_random_uuid(), wanted_topic,
            case when customer < 0 then 'test ' || about else about end, facts, pg_catalog.now(), pg_catalog.now(), customer < 0);
    -- Tried, not waited for: inserting the same key would make every move of this merchant wait for the one before it. What gets no job
    -- here is found by `integrations.sweep`.
    if pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended('webhooks ' || target.integration_id, 0)) then
      insert into public.jobs (name, lane, key, payload, max_attempts)
      values ('integrations.send', 'quick', target.integration_id::text,
              pg_catalog.jsonb_build_object('customer_id', owner, 'integration_id', target.integration_id), 8)
      on conflict (name, key) where state in ('waiting', 'running') do nothing;
    end if;
  end loop;
end $$;

create or replace function wants_webhooks(customer bigint) returns boolean language sql stable security definer as
  -- A backup holds the messages too.
  $$ select coalesce(pg_catalog.current_setting('quayside.restoring', true), '') <> 'on'
        and exists (select from public.integrations i
                     where i.customer_id = pg_catalog.abs(customer) and i.enabled and i.deleted_at is null and i.push_url <> '') $$;

-- A test key opens a session of the sandbox, with the scopes, warehouses and addresses of its integration.
create or replace function find_session(wanted_hash bytea, realm text)
returns table (kind text, account_id bigint, staff_id bigint, customer_id bigint, name text, email text, language text,
               staff_role text, permissions text[], remember boolean, last_seen_at timestamptz,
               skus text[], acting_staff_id bigint, acting_staff_name text, confirmed_at timestamptz,
               integration_id bigint, warehouse_ids bigint[], allowed_addresses text[], seal text)
language plpgsql stable security definer as $$
begin
  if realm = 'open' then
    return query select 'api_key', null::bigint, null::bigint, k.customer_id, k.name, '', 'en',
           null::text, k.scopes, false, k.last_used_at, null::text[], null::bigint, null::text, now(),
           k.integration_id, k.warehouse_ids, k.allowed_addresses,
           encode(sha256(r.key || convert_to(concat('quayside_merchant:', k.customer_id), 'UTF8')), 'hex')
      from (
        select s.customer_id, c.name, null::text[] as scopes, now() as last_used_at, null::bigint as integration_id,
               '{}'::bigint[] as warehouse_ids, '{}'::text[] as allowed_addresses
          from public.api_keys s join public.customers c using (customer_id)
         where s.key_hash = wanted_hash and c.status = 'active'
        union all
        select case when n.is_test then -i.customer_id else i.customer_id end, i.name, i.scopes, coalesce(n.last_used_at, to_timestamp(0)),
               i.integration_id, i.warehouse_ids, i.allowed_addresses
          from public.integration_keys n
          join public.integrations i on i.customer_id = n.customer_id and i.integration_id = n.integration_id
          join public.customers c on c.customer_id = i.customer_id
         where n.key_hash = wanted_hash and (n.expires_at is null or n.expires_at > now())
           and i.enabled and i.deleted_at is null and c.status = 'active'
      ) k cross join public.role_seal r;
  elsif realm = 'desk' then
    return query select 'staff', null::bigint, s.staff_id, null::bigint, p.name, p.email, 'en',
           p.role, '{}'::text[], s.remember, s.last_seen_at, null::text[], null::bigint, null::text, s.confirmed_at,
           null::bigint, '{}'::bigint[], '{}'::text[],
           encode(sha256(r.key || convert_to('quayside_desk:', 'UTF8')), 'hex')
      from public.sessions s join public.staff p using (staff_id) cross join public.role_seal r
     where s.token_hash = wanted_hash and s.expires_at > now() and p.status = 'enabled';
  else
    return query select a.account_type, a.account_id, null::bigint, a.customer_id,
           public.person_name(a.firstname, a.lastname), a.email, a.language, p.role, a.permissions, s.remember, s.last_seen_at,
           a.skus, s.acting_staff_id, p.name, s.confirmed_at,
           null::bigint, '{}'::bigint[], '{}'::text[],
           encode(sha256(r.key || convert_to(concat('quayside_merchant:', a.customer_id), 'UTF8')), 'hex')
      from public.sessions s join public.accounts a using (account_id) join public.customers c on c.customer_id = a.customer_id cross join public.role_seal r
      left join public.staff p on p.staff_id = s.acting_staff_id
     where s.token_hash = wanted_hash and s.expires_at > now() and a.status = 'enabled' and c.status = 'active'
       and (s.acting_staff_id is null or p.status = 'enabled');
  end if;
end $$;
