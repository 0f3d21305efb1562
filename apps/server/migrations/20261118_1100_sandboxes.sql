-- The sandbox of a merchant is a customer of its own with the merchant's id below zero: test keys act as it, row-level security keeps it
-- apart (docs/decisions/0024-sandboxes.md).
alter table customers add constraint customers_sandbox_id check (customer_id <> 0);
alter table integration_keys add column is_test boolean not null default false;
-- Of test keys: in the merchant's own log, marked.
alter table open_requests add column is_test boolean not null default false;
alter table webhook_deliveries add column is_test boolean not null default false;

-- Staff and jobs see real customers only, and what is kept under 0 for staff themselves. A transaction of theirs with a sandbox as its customer sees that sandbox and nothing else.
-- `<> 0` on an integer instead of a condition on null: the planner takes the latter for a rare case and would misjudge every desk list.
create procedure hide_sandboxes(wanted regclass, roles text) language plpgsql as $$
declare rule text := '(customer_id is null or customer_id >= 0 and (select (current_customer() is null)::int) <> 0 or customer_id = (select current_customer()))';
begin
  execute format('create policy sandboxes on %s as restrictive to %s using %s with check %s', wanted, roles, rule, rule);
end $$;

do $$
declare found record;
begin
  for found in
    select c.oid::regclass as name, c.relname from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'customer_id' and not a.attisdropped)
  loop
    -- The kernel works through these for everybody: it claims jobs, keeps the log, forgets old keys and sweeps files.
    call hide_sandboxes(found.name, case when found.relname in ('jobs', 'operation_log', 'log_heads', 'idempotency_keys', 'files')
                                         then 'quayside_desk' else 'quayside_desk, quayside_system' end);
  end loop;
end $$;

create or replace procedure protect_tenant_table(wanted regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', wanted);
  execute format('create policy own_rows on %s to quayside_merchant using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()))', wanted);
  execute format('create policy every_row on %s to quayside_desk, quayside_system using (true) with check (true)', wanted);
  call seal_table(wanted);
  call hide_sandboxes(wanted, 'quayside_desk, quayside_system');
end $$;

-- Staff 0 packs and ships in sandboxes; it comes with the first of them. Nobody can sign in as it, and only sandboxes see it.
create policy sandboxes on staff as restrictive to quayside_public, quayside_desk, quayside_system
  using (staff_id > 0 or (select (current_customer() is null)::int) = 0) with check (staff_id > 0);

-- The sandbox of the merchant who acts, opened with the first test key: two first keys at once find one row.
create function open_sandbox() returns bigint language plpgsql volatile security definer set search_path = pg_catalog, public as $$
declare owner bigint := current_customer();
begin
  if current_setting('role') <> 'quayside_merchant' or not is_sealed() or owner is null or owner < 0 then
    raise exception 'only a merchant opens a sandbox';
  end if;
  insert into customers (customer_id, name, platform_type, country, currency, show_true_tracking_number) overriding system value
    select -c.customer_id, c.name, c.platform_type, c.country, c.currency, c.show_true_tracking_number from customers c where c.customer_id = owner
    on conflict (customer_id) do nothing;
  insert into staff (staff_id, email, name, role, status) overriding system value
    values (0, 'sandbox@quayside.invalid', 'Sandbox', 'warehouse_clerk', 'disabled') on conflict (staff_id) do nothing;
  insert into customer_price_groups (customer_id, price_group) select -owner, g.price_group from customer_price_groups g where g.customer_id = owner
    on conflict (customer_id) do update set price_group = excluded.price_group;
  return -owner;
end $$;
revoke execute on function open_sandbox() from public;
grant execute on function open_sandbox() to quayside_merchant;

-- Deletes everything of a sandbox; it stays and is new. The log of operations and jobs go by their own age.
create function empty_sandbox(sandbox bigint) returns void language plpgsql volatile security definer set search_path = pg_catalog, public as $$
declare tables text[]; left_over text[]; one text; role text := current_setting('role');
begin
  if sandbox >= 0 or not is_sealed()
     or not (role = 'quayside_system' or role = 'quayside_merchant' and current_customer() in (sandbox, -sandbox)) then
    raise exception 'this is not your sandbox';
  end if;
  -- Whoever empties it at the same time waits.
  perform from customers where customer_id = sandbox for update;
  -- The sweep of files removes what nobody refers to any more.
  insert into pending_files (file_key, started_at) select f.storage_key, now() - interval '2 days' from files f where f.customer_id = sandbox
    on conflict (file_key) do nothing;
  select array_agg(c.oid::regclass::text) into tables from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not in ('customers', 'customer_price_groups', 'operation_log', 'log_heads', 'jobs')
     and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'customer_id' and not a.attisdropped);
  -- Foreign keys say which table goes first: one that is still referred to is tried again after the others.
  loop
    left_over := null;
    foreach one in array tables loop
      begin
        execute format('delete from %s where customer_id = $1', one) using sandbox;
      exception when foreign_key_violation then left_over := left_over || one;
      end;
    end loop;
    exit when left_over is null or cardinality(left_over) = cardinality(tables);
    tables := left_over;
  end loop;
  -- What is left refers to each other (orders and their quotes): one statement, because keys are checked at its end.
  if left_over is not null then
    execute (select 'with ' || string_agg(format('gone_%s as (delete from %s where customer_id = $1)', n, t), ', ') || ' select'
               from unnest(left_over) with ordinality as l (t, n)) using sandbox;
  end if;
  update customers set created_at = now() where customer_id = sandbox;
end $$;
revoke execute on function empty_sandbox(bigint) from public;
grant execute on function empty_sandbox(bigint) to quayside_merchant, quayside_system;

-- Sandboxes opened or emptied before a moment. With its owner's rights: jobs do not see them.
create function old_sandboxes(before timestamptz) returns setof bigint language sql stable security definer set search_path = pg_catalog, public as $$
  select customer_id from customers where customer_id < 0 and created_at < before and current_setting('role') = 'quayside_system' and is_sealed()
   order by customer_id desc
$$;
revoke execute on function old_sandboxes(timestamptz) from public;
grant execute on function old_sandboxes(timestamptz) to quayside_system;

-- A search of staff finds no sandbox, and neither does a visitor's look at a parcel.
create or replace function matching_customers(needle text, at_most int) returns setof bigint
language sql stable security definer set search_path = public rows 100 as $$
  select customer_id from (
    (select customer_id from customers
      where customer_search_text(customer_id, name, phone) like '%' || replace(replace(replace(lower(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%'
        and customer_id > 0
      limit at_most)
    union
    (select customer_id from accounts
      where account_search_text(email, firstname, lastname, phone) like '%' || replace(replace(replace(lower(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%'
      limit at_most)
  ) found
  where current_setting('role') = 'quayside_desk' and is_sealed()
$$;

create or replace function public_tracking(wanted_number text, wanted_postcode text, wanted_brand int)
returns table (status text, country text, packed_at timestamptz, shipped_at timestamptz, delivered_at timestamptz, events jsonb)
language sql stable security definer set search_path = public as $$
  select case when o.status = 'alert' then o.alert_from else o.status end, o.country, o.packed_at, o.shipped_at, o.delivered_at,
      coalesce((select jsonb_agg(jsonb_build_object('at', e.happened_at, 'status', e.status) order by e.happened_at desc, e.event_key)
        from tracking_events e where e.customer_id = o.customer_id and e.order_id = o.order_id), '[]')
    from orders o join customers c on c.customer_id = o.customer_id
   where is_sealed() and current_setting('role') = 'quayside_public' and o.customer_id > 0
     and o.order_id = (select coalesce(
       (select w.order_id from orders w where w.waybill_no = wanted_number and w.waybill_no <> ''),
       (select t.order_id from orders t where t.tracking_no = wanted_number and t.tracking_no <> ''),
       (select max(l.order_id) from orders l where l.last_mile_no = wanted_number and l.last_mile_no <> '')))
     and o.packed_at is not null and o.deleted_at is null and o.status <> 'canceled'
     and c.platform_type = wanted_brand
     and wanted_postcode <> '' and upper(regexp_replace(o.postal_code, '[^A-Za-z0-9]', '', 'g')) = wanted_postcode
$$;
