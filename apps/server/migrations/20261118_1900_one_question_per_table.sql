-- Who sees a row was asked by two or three policies of a table, with a subselect each, and PostgreSQL planned all of them for every table of
-- every statement: a third of the planning. Now one policy asks one function, which answers nothing without the seal.

-- The merchant of a sealed transaction. Qualified names, as in `is_sealed`.
create function sealed_customer() returns bigint language plpgsql stable security definer parallel safe as $$
begin
  if public.is_sealed() then return public.current_customer(); end if;
  return null;
end $$;

-- The customers staff and jobs do not see: sandboxes, or in a sandbox everybody else (decision 0024). Null without the seal: then no row
-- is visible, because nothing is outside of null.
create function hidden_customers() returns int8multirange language plpgsql stable security definer parallel safe as $$
declare own bigint;
begin
  if not public.is_sealed() then return null; end if;
  own := public.current_customer();
  if own is null then return '{(,0)}'; end if;
  return pg_catalog.int8multirange(pg_catalog.int8range(null, own), pg_catalog.int8range(own, null, '()'));
end $$;

-- Not "in those that are visible": the planner takes that for a rare case and would misjudge every list of the desk.
create or replace procedure hide_sandboxes(wanted regclass, roles text) language plpgsql as $$
declare rule text := '(not customer_id <@ (select hidden_customers()))';
begin
  execute format('create policy sandboxes on %s as restrictive to %s using %s with check %s', wanted, roles, rule, rule);
end $$;

create or replace procedure protect_tenant_table(wanted regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', wanted);
  execute format('create policy own_rows on %s to quayside_merchant using (customer_id = (select sealed_customer())) with check (customer_id = (select sealed_customer()))', wanted);
  execute format('create policy every_row on %s to quayside_desk, quayside_system using (true) with check (true)', wanted);
  execute format('create policy sealed on %s as restrictive to quayside_public using ((select is_sealed())) with check ((select is_sealed()))', wanted);
  call hide_sandboxes(wanted, 'quayside_desk, quayside_system');
end $$;

-- The tables there are. Where rows without a customer are for everybody, and where a merchant sees more than its own rows, all stays as it is.
do $$
declare found record; one record; still_asked text[];
begin
  for found in
    select c.oid::regclass as name, p.roles as hidden_from
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'customer_id' and a.attnotnull and not a.attisdropped
      join pg_policies p on p.schemaname = 'public' and p.tablename = c.relname and p.policyname = 'sandboxes'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  loop
    execute format('drop policy sandboxes on %s', found.name);
    call hide_sandboxes(found.name, array_to_string(found.hidden_from, ', '));
    select array_agg(r) into still_asked from unnest(array['quayside_public', 'quayside_merchant', 'quayside_desk', 'quayside_system']) r
     where r <> all(found.hidden_from);
    if not exists (select from pg_policies p where p.tablename = found.name::text and p.permissive = 'PERMISSIVE' and 'quayside_merchant' = any(p.roles)
                    and (coalesce(p.qual, p.with_check) not like '%customer_id = ( SELECT current_customer() %'
                      or coalesce(p.with_check, p.qual) not like '%customer_id = ( SELECT current_customer() %'
                      or concat(p.qual, p.with_check) like '% OR %')) then
      still_asked := array_remove(still_asked, 'quayside_merchant');
      for one in select * from pg_policies p where p.tablename = found.name::text and p.permissive = 'PERMISSIVE' and 'quayside_merchant' = any(p.roles) loop
        execute format('alter policy %I on %s %s %s', one.policyname, found.name,
          'using (' || replace(one.qual, 'current_customer()', 'sealed_customer()') || ')',
          'with check (' || replace(one.with_check, 'current_customer()', 'sealed_customer()') || ')');
      end loop;
    end if;
    execute format('alter policy sealed on %s to %s', found.name, array_to_string(still_asked, ', '));
  end loop;
end $$;
