-- Orders by the provider's day they were placed (UTC+8) and by where they are now, for the charts of the workplace: of a merchant with a
-- million orders, counting two months of them took longer than the rest of the page, and the chart had to stop at its newest 20,000.
-- Appended and folded like the other sums (20261117_2010_statistics.sql): an order that moves appends one less and one more.
create table statistics_placed (
  customer_id bigint not null references customers,
  day date not null,
  row_id bigint generated always as identity,
  is_folded boolean not null default false,
  status text not null,
  orders int not null,
  primary key (customer_id, day, row_id)
);
create unique index statistics_placed_folded on statistics_placed (customer_id, day, status) where is_folded;
create index statistics_placed_to_fold on statistics_placed (row_id) where not is_folded;
create index statistics_placed_outdated on statistics_placed (day) where is_folded;
call protect_tenant_table('statistics_placed');
grant select on statistics_placed to quayside_merchant, quayside_desk, quayside_system;

create function provider_day(at timestamptz) returns date language sql immutable parallel safe
return (at at time zone 'UTC' + interval '8 hours')::date;

-- With the owner's rights, as the other sums. A deleted order is not counted.
create function note_placed_orders() returns trigger language plpgsql security definer as $$
begin
  -- A backup holds the sums too.
  if pg_catalog.current_setting('quayside.restoring', true) = 'on' then return null; end if;
  insert into public.statistics_placed (customer_id, day, status, orders)
    select customer_id, public.provider_day(created_at), status, count(*) from added where deleted_at is null group by 1, 2, 3;
  return null;
end $$;
create trigger note_placed after insert on orders referencing new table as added for each statement execute function note_placed_orders();

create function note_moved_order() returns trigger language plpgsql security definer as $$
begin
  if old.deleted_at is null then
    insert into public.statistics_placed (customer_id, day, status, orders)
      values (old.customer_id, public.provider_day(old.created_at), old.status, -1);
  end if;
  if new.deleted_at is null then
    insert into public.statistics_placed (customer_id, day, status, orders)
      values (new.customer_id, public.provider_day(new.created_at), new.status, 1);
  end if;
  return null;
end $$;
create trigger note_moved after update of status, deleted_at, created_at on orders for each row
  when ((old.status, old.deleted_at, old.created_at) is distinct from (new.status, new.deleted_at, new.created_at)) execute function note_moved_order();

create function fold_placed_orders(most int) returns bigint language plpgsql security definer set search_path = pg_catalog, public as $$
declare folded bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('fold_statistics', 0));
  with gone as (
    delete from statistics_placed where (customer_id, day, row_id) in
      (select customer_id, day, row_id from statistics_placed where not is_folded order by row_id limit most) returning *),
  added as (
    insert into statistics_placed as t (customer_id, day, is_folded, status, orders)
      select customer_id, day, true, status, sum(orders) from gone group by customer_id, day, status
    on conflict (customer_id, day, status) where is_folded do update set orders = t.orders + excluded.orders)
  select count(*) into folded from gone;
  return folded;
end $$;
revoke execute on function fold_placed_orders(int) from public;
grant execute on function fold_placed_orders(int) to quayside_system;

-- As `rebuild_statistics`: one statement, so that an order that moves meanwhile is counted once.
create function rebuild_placed_orders(wanted bigint, since date) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('fold_statistics', 0));
  with gone as (delete from statistics_placed where customer_id = wanted)
  insert into statistics_placed (customer_id, day, status, orders)
    select customer_id, provider_day(created_at), status, count(*) from orders
     where customer_id = wanted and deleted_at is null and created_at >= since - interval '8 hours' group by 1, 2, 3;
end $$;
revoke execute on function rebuild_placed_orders(bigint, date) from public;
grant execute on function rebuild_placed_orders(bigint, date) to quayside_system;

create function forget_placed_orders(before date, most int) returns bigint language plpgsql security definer set search_path = pg_catalog, public as $$
declare forgotten bigint;
begin
  delete from statistics_placed where ctid = any(array(select ctid from statistics_placed where is_folded and day < before limit most));
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
revoke execute on function forget_placed_orders(date, int) from public;
grant execute on function forget_placed_orders(date, int) to quayside_system;

-- What was placed before: a job counts it, one customer a transaction.
insert into jobs (name, key, payload, max_attempts, lane)
  select 'statistics.rebuild', 'placed-orders', '{}', 5, 'long' where exists (select from orders);
