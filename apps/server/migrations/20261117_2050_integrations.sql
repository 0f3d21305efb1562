-- A system of the merchant that is connected to the portal: what it may do (its keys) and what it is told (its pushes). D-69, D-70.
create table integrations (
  customer_id bigint not null references customers,
  integration_id bigint generated always as identity (start with 100001),
  name text not null check (length(name) between 1 and 60),
  store_account_id text not null check (length(store_account_id) between 1 and 60),
  enabled boolean not null default true,
  -- None: every warehouse.
  warehouse_ids bigint[] not null default '{}' check (cardinality(warehouse_ids) <= 50),
  scopes text[] not null default '{}' check (cardinality(scopes) <= 50),
  -- Addresses and CIDR ranges the keys work from. None: everywhere.
  allowed_addresses text[] not null default '{}' check (cardinality(allowed_addresses) <= 20),
  push_url text not null default '' check (length(push_url) <= 500),
  push_options text[] not null default '{}' check (push_options <@ array['order_status', 'tracking', 'exception', 'inbound', 'billing']),
  push_stock_change boolean not null default false,
  push_secret bytea,
  -- Since when nothing could be delivered, and when the pushes were stopped for that.
  failing_since timestamptz,
  stopped_at timestamptz,
  push_failures int not null default 0 check (push_failures >= 0),
  -- No push before: a target that does not answer is not asked for every single message.
  push_after timestamptz,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (customer_id, integration_id),
  check (push_url <> '' or (push_options = '{}' and not push_stock_change))
);
create index integrations_by_name on integrations (customer_id, name, integration_id desc) where deleted_at is null;
create unique index integrations_store_account on integrations (customer_id, lower(store_account_id)) where deleted_at is null;
call protect_tenant_table('integrations');
grant select, insert, update on integrations to quayside_merchant, quayside_system;

-- Only the hash of a key is kept. Two may be valid while one replaces the other.
create table integration_keys (
  customer_id bigint not null,
  integration_id bigint not null,
  key_id bigint generated always as identity (start with 100001),
  key_hash bytea not null unique,
  last_four text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  last_used_ip text,
  primary key (customer_id, key_id),
  foreign key (customer_id, integration_id) references integrations
);
create index integration_keys_of_integration on integration_keys (customer_id, integration_id, key_id desc);
call protect_tenant_table('integration_keys');
grant select, insert, update, delete on integration_keys to quayside_merchant;
grant select, update on integration_keys to quayside_system;

-- One message to one integration, as it is sent. `seq` is the order in which things happened.
create table webhook_deliveries (
  customer_id bigint not null,
  integration_id bigint not null,
  seq bigint generated always as identity,
  delivery_id uuid not null,
  topic text not null check (topic in ('order_status', 'tracking', 'exception', 'inbound', 'billing', 'stock_change', 'test')),
  -- What it is about: its messages arrive in their order.
  object text not null,
  body jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries int not null default 0 check (tries >= 0),
  -- Before it was sent again by hand: the log keeps them.
  earlier_tries int not null default 0 check (earlier_tries >= 0),
  next_try_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (customer_id, seq),
  foreign key (customer_id, integration_id) references integrations
);
create unique index webhook_deliveries_by_id on webhook_deliveries (delivery_id);
create index webhook_deliveries_of_integration on webhook_deliveries (customer_id, integration_id, seq desc);
create index webhook_deliveries_by_state on webhook_deliveries (customer_id, integration_id, state, seq desc);
create index webhook_deliveries_waiting on webhook_deliveries (customer_id, integration_id, object, seq) where state = 'waiting';
create index webhook_deliveries_due on webhook_deliveries (next_try_at) where state = 'waiting';
create index webhook_deliveries_old on webhook_deliveries (created_at);
call protect_tenant_table('webhook_deliveries');
grant select, insert, update on webhook_deliveries to quayside_merchant;
grant select, insert, update, delete on webhook_deliveries to quayside_system;

create table webhook_tries (
  customer_id bigint not null,
  seq bigint not null,
  try_no int not null,
  tried_at timestamptz not null,
  ms int not null,
  status int,
  answer text not null check (length(answer) <= 1000),
  primary key (customer_id, seq, try_no),
  foreign key (customer_id, seq) references webhook_deliveries on delete cascade
);
call protect_tenant_table('webhook_tries');
grant select on webhook_tries to quayside_merchant;
grant select, insert, delete on webhook_tries to quayside_system;

-- What the keys of a merchant asked for, 30 days.
create table open_requests (
  customer_id bigint not null references customers,
  request_no bigint generated always as identity,
  -- None: the key of the settings.
  integration_id bigint,
  request_id uuid not null,
  method text not null,
  path text not null,
  status int not null,
  code text not null,
  ms int not null,
  ip text not null,
  requested_at timestamptz not null,
  primary key (customer_id, request_no)
);
create index open_requests_of_integration on open_requests (customer_id, integration_id, request_no desc);
create index open_requests_old on open_requests (requested_at);
call protect_tenant_table('open_requests');
grant select on open_requests to quayside_merchant;
grant select, insert, delete on open_requests to quayside_system;

-- Writes the message for every integration of the merchant that wants it, in the transaction of what happened, and starts its delivery.
-- With its owner's rights: whoever moves an order need not be able to read integrations.
create function note_webhook(customer bigint, warehouse bigint, wanted_topic text, about text, facts jsonb) returns void
language plpgsql volatile security definer as $$
declare target record;
begin
  for target in
    select i.integration_id from public.integrations i
     where i.customer_id = customer and i.enabled and i.deleted_at is null and i.push_url <> ''
       and (wanted_topic = any (i.push_options) or (wanted_topic = 'stock_change' and i.push_stock_change))
       and (warehouse is null or i.warehouse_ids = '{}' or warehouse = any (i.warehouse_ids))
  loop
    insert into public.webhook_deliveries (customer_id, integration_id, delivery_id, topic, object, body, next_try_at, created_at)
    values (customer, target.integration_id, pg_catalog.gen_random_uuid(), wanted_topic, about, facts, pg_catalog.now(), pg_catalog.now());
    -- Tried, not waited for: inserting the same key would make every move of this merchant wait for the one before it. What gets no job
    -- here is found by `integrations.sweep`.
    if pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended('webhooks ' || target.integration_id, 0)) then
      insert into public.jobs (name, lane, key, payload, max_attempts)
      values ('integrations.send', 'quick', target.integration_id::text,
              pg_catalog.jsonb_build_object('customer_id', customer, 'integration_id', target.integration_id), 8)
      on conflict (name, key) where state in ('waiting', 'running') do nothing;
    end if;
  end loop;
end $$;
revoke execute on function note_webhook(bigint, bigint, text, text, jsonb) from public;

-- Most merchants have no integration: asked before anything else is read.
create function wants_webhooks(customer bigint) returns boolean language sql stable security definer as
  -- A backup holds the messages too.
  $$ select coalesce(pg_catalog.current_setting('quayside.restoring', true), '') <> 'on'
        and exists (select from public.integrations i
                     where i.customer_id = customer and i.enabled and i.deleted_at is null and i.push_url <> '') $$;
revoke execute on function wants_webhooks(bigint) from public;

create function tell_order() returns trigger language plpgsql security definer as $$
declare number text; is_true boolean;
begin
  if not public.wants_webhooks(new.customer_id) then return null; end if;
  if old.status is distinct from new.status then
    perform public.note_webhook(new.customer_id, new.warehouse_id, 'order_status', 'order ' || new.order_id, pg_catalog.jsonb_build_object(
      'order_id', new.order_id, 'order_no', new.order_no, 'platform_order_no', new.platform_order_no,
      'status', new.status, 'previous_status', old.status));
  end if;
  if (old.tracking_no, old.last_mile_no, old.waybill_no) is distinct from (new.tracking_no, new.last_mile_no, new.waybill_no) then
    -- D-96: a merchant who does not show the carrier's number gets ours.
    select c.show_true_tracking_number into is_true from public.customers c where c.customer_id = new.customer_id;
    is_true := is_true and new.tracking_no <> '';
    number := case when is_true then new.tracking_no else new.waybill_no end;
    if number <> '' then
      perform public.note_webhook(new.customer_id, new.warehouse_id, 'tracking', 'order ' || new.order_id, pg_catalog.jsonb_build_object(
        'order_id', new.order_id, 'order_no', new.order_no, 'platform_order_no', new.platform_order_no, 'number', number,
        'last_mile_no', case when is_true then new.last_mile_no else '' end));
    end if;
  end if;
  return null;
end $$;
create trigger tell_changes after update on orders for each row
  when (old.status is distinct from new.status or old.tracking_no is distinct from new.tracking_no
        or old.last_mile_no is distinct from new.last_mile_no or old.waybill_no is distinct from new.waybill_no)
  execute function tell_order();

create function tell_exception() returns trigger language plpgsql security definer as $$
declare about record;
begin
  if not public.wants_webhooks(new.customer_id) then return null; end if;
  select o.order_no, o.platform_order_no, o.warehouse_id into about
    from public.orders o where o.customer_id = new.customer_id and o.order_id = new.order_id;
  perform public.note_webhook(new.customer_id, about.warehouse_id, 'exception', 'order ' || new.order_id, pg_catalog.jsonb_build_object(
    'exception_id', new.exception_id, 'order_id', new.order_id, 'order_no', about.order_no,
    'platform_order_no', about.platform_order_no, 'reason', new.reason, 'state', new.state, 'deadline', new.deadline));
  return null;
end $$;
create trigger tell_new after insert on order_exceptions for each row execute function tell_exception();
create trigger tell_changes after update on order_exceptions for each row
  when (old.state is distinct from new.state) execute function tell_exception();

create function tell_inbound() returns trigger language plpgsql security definer as $$
begin
  if not public.wants_webhooks(new.customer_id) then return null; end if;
  perform public.note_webhook(new.customer_id, new.warehouse_id, 'inbound', 'inbound ' || new.inbound_id, pg_catalog.jsonb_build_object(
    'inbound_id', new.inbound_id, 'inbound_no', new.inbound_no, 'bill_status', new.bill_status, 'audit_status', new.audit_status,
    'stage', new.stage));
  return null;
end $$;
create trigger tell_changes after update on inbounds for each row
  when (old.bill_status is distinct from new.bill_status or old.audit_status is distinct from new.audit_status
        or old.stage is distinct from new.stage)
  execute function tell_inbound();

create function tell_entry() returns trigger language plpgsql security definer as $$
begin
  if not public.wants_webhooks(new.customer_id) then return null; end if;
  perform public.note_webhook(new.customer_id, null, 'billing', 'wallet', pg_catalog.jsonb_build_object(
    'transaction_id', new.entry_id, 'bill_type', new.bill_type, 'fee_type', new.fee_type, 'amount', new.amount::text,
    'balance_after', new.balance_after::text, 'source_type', new.source_type, 'source_no', new.source_no));
  return null;
end $$;
create trigger tell_new after insert on wallet_entries for each row execute function tell_entry();

create function tell_stock() returns trigger language plpgsql security definer as $$
declare code text; house text;
begin
  if not public.wants_webhooks(new.customer_id) then return null; end if;
  select p.sku into code from public.products p where p.customer_id = new.customer_id and p.product_id = new.product_id;
  select w.code into house from public.warehouses w where w.warehouse_id = new.warehouse_id;
  perform public.note_webhook(new.customer_id, new.warehouse_id, 'stock_change', 'stock ' || new.warehouse_id || ' ' || new.product_id,
    pg_catalog.jsonb_build_object('sku', code, 'warehouse', house, 'total', new.total, 'frozen', new.frozen,
      'available', new.available, 'expected', new.expected));
  return null;
end $$;
create trigger tell_new after insert on stock_levels for each row
  when (new.total <> 0 or new.frozen <> 0 or new.expected <> 0) execute function tell_stock();
create trigger tell_changes after update on stock_levels for each row
  when (old.total is distinct from new.total or old.frozen is distinct from new.frozen or old.expected is distinct from new.expected)
  execute function tell_stock();

-- The key of an integration opens a session with its scopes, warehouses and addresses.
drop function open_session(bytea, text);
drop function find_session(bytea, text);
create function find_session(wanted_hash bytea, realm text)
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
        select i.customer_id, i.name, i.scopes, coalesce(n.last_used_at, to_timestamp(0)), i.integration_id, i.warehouse_ids, i.allowed_addresses
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
revoke execute on function find_session from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'quayside_app') then grant execute on function find_session to quayside_app; end if;
end $$;

create function open_session(wanted_hash bytea, realm text)
returns table (kind text, account_id bigint, staff_id bigint, customer_id bigint, name text, email text, language text,
               staff_role text, permissions text[], remember boolean, last_seen_at timestamptz,
               skus text[], acting_staff_id bigint, acting_staff_name text, confirmed_at timestamptz,
               integration_id bigint, warehouse_ids bigint[], allowed_addresses text[])
language plpgsql volatile as $$
begin
  return query select found.kind, found.account_id, found.staff_id, found.customer_id, found.name, found.email, found.language,
         found.staff_role, found.permissions, found.remember, found.last_seen_at,
         found.skus, found.acting_staff_id, found.acting_staff_name, found.confirmed_at,
         found.integration_id, found.warehouse_ids, found.allowed_addresses
    from find_session(wanted_hash, realm) as found
   where act_as(case when realm = 'desk' then 'quayside_desk' else 'quayside_merchant' end, found.customer_id, found.seal);
end $$;
