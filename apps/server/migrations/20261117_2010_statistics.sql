-- Sums of what was shipped and paid, by month of the provider (UTC+8, without daylight saving). A shipped order appends rows instead of
-- adding to shared ones: two hand-overs would wait for each other's rows and could deadlock. A job folds appended rows into one for each
-- key; reads sum both, so they do not depend on it.
create table statistics_shipments (
  customer_id bigint not null references customers,
  month date not null,
  row_id bigint generated always as identity,
  is_folded boolean not null default false,
  warehouse_id bigint not null,
  method text not null,
  country text not null,
  orders int not null default 0,
  units bigint not null default 0,
  cost numeric(14,2) not null default 0,
  volume_cm3 bigint not null default 0,
  weight_g bigint not null default 0,
  chargeable_g bigint not null default 0,
  -- Orders that ever had an exception.
  exceptions int not null default 0,
  primary key (customer_id, month, row_id)
);
create unique index statistics_shipments_folded on statistics_shipments (customer_id, month, warehouse_id, method, country) where is_folded;
create index statistics_shipments_to_fold on statistics_shipments (row_id) where not is_folded;
-- The provider's view over all customers.
create index statistics_shipments_of_month on statistics_shipments (month, customer_id);
call protect_tenant_table('statistics_shipments');
grant select on statistics_shipments to quayside_merchant, quayside_desk, quayside_system;

-- How many parcels of a month's shipments took how many days: percentiles can be computed from any sum of these rows.
create table statistics_deliveries (
  customer_id bigint not null references customers,
  month date not null,
  row_id bigint generated always as identity,
  is_folded boolean not null default false,
  warehouse_id bigint not null,
  method text not null,
  country text not null,
  days int not null check (days between 0 and 999),
  parcels int not null,
  primary key (customer_id, month, row_id)
);
create unique index statistics_deliveries_folded on statistics_deliveries (customer_id, month, warehouse_id, method, country, days) where is_folded;
create index statistics_deliveries_to_fold on statistics_deliveries (row_id) where not is_folded;
create index statistics_deliveries_of_month on statistics_deliveries (month, customer_id);
call protect_tenant_table('statistics_deliveries');
grant select on statistics_deliveries to quayside_merchant, quayside_desk, quayside_system;

create table statistics_skus (
  customer_id bigint not null references customers,
  month date not null,
  row_id bigint generated always as identity,
  is_folded boolean not null default false,
  warehouse_id bigint not null,
  product_id bigint not null,
  orders int not null,
  units bigint not null,
  primary key (customer_id, month, row_id)
);
create unique index statistics_skus_folded on statistics_skus (customer_id, month, warehouse_id, product_id) where is_folded;
create index statistics_skus_to_fold on statistics_skus (row_id) where not is_folded;
create index statistics_skus_of_product on statistics_skus (customer_id, product_id, month);
call protect_tenant_table('statistics_skus');
grant select on statistics_skus to quayside_merchant, quayside_desk, quayside_system;

-- Money is added up at once: whoever writes an entry holds the wallet's lock, so nobody else waits for these rows. Positive: an expense.
create table statistics_expenses (
  customer_id bigint not null references customers,
  month date not null,
  -- 0: an entry that belongs to no warehouse.
  warehouse_id bigint not null,
  bill_type text not null,
  fee_type text not null,
  amount numeric(14,2) not null,
  entries int not null,
  primary key (customer_id, month, warehouse_id, bill_type, fee_type)
) with (fillfactor = 70);
create index statistics_expenses_of_month on statistics_expenses (month, customer_id);
call protect_tenant_table('statistics_expenses');
grant select on statistics_expenses to quayside_merchant, quayside_desk, quayside_system;

create function provider_month(at timestamptz) returns date language sql immutable parallel safe
return date_trunc('month', at at time zone 'UTC' + interval '8 hours')::date;

-- What a shipped order adds: the triggers and the rebuild read the same figures. Not granted: it would bypass row-level security.
create view statistics_of_orders as
  select o.customer_id, o.order_id, public.provider_month(o.shipped_at) as month, o.warehouse_id, o.method, o.country,
         (select coalesce(sum(l.quantity), 0) from public.order_lines l where l.customer_id = o.customer_id and l.order_id = o.order_id)::bigint as units,
         coalesce(q.total, 0) as cost,
         coalesce(round(o.parcel_length_cm * o.parcel_width_cm * o.parcel_height_cm), 0)::bigint as volume_cm3,
         coalesce(o.parcel_weight_g, 0)::bigint as weight_g,
         coalesce((q.facts->>'chargeable_g')::bigint, 0) as chargeable_g,
         exists (select from public.order_exceptions e where e.customer_id = o.customer_id and e.order_id = o.order_id)::int as exceptions,
         -- `least` and `greatest` skip nulls.
         case when o.delivered_at is not null then least(999, greatest(0, round(extract(epoch from o.delivered_at - o.shipped_at) / 86400)))::int end as days
    from public.orders o
    left join public.order_quotes q on q.customer_id = o.customer_id and q.quote_id = o.actual_quote_id
   where o.shipped_at is not null;
revoke all on statistics_of_orders from public;

-- With the owner's rights: the roles of calls may only read statistics.
create function note_shipped_order() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into statistics_shipments (customer_id, month, warehouse_id, method, country, orders, units, cost, volume_cm3, weight_g, chargeable_g, exceptions)
    select customer_id, month, warehouse_id, method, country, 1, units, cost, volume_cm3, weight_g, chargeable_g, exceptions
      from statistics_of_orders where customer_id = new.customer_id and order_id = new.order_id;
  insert into statistics_skus (customer_id, month, warehouse_id, product_id, orders, units)
    select customer_id, provider_month(new.shipped_at), new.warehouse_id, product_id, 1, quantity
      from order_lines where customer_id = new.customer_id and order_id = new.order_id;
  return null;
end $$;
-- Only a statement that sets the column asks for the trigger: submitting and saving an order cost nothing more.
create trigger note_shipped after update of shipped_at on orders for each row
  when (old.shipped_at is null and new.shipped_at is not null) execute function note_shipped_order();

create function note_delivered_order() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into statistics_deliveries (customer_id, month, warehouse_id, method, country, days, parcels)
    select customer_id, month, warehouse_id, method, country, days, 1
      from statistics_of_orders where customer_id = new.customer_id and order_id = new.order_id;
  return null;
end $$;
create trigger note_delivered after update of delivered_at on orders for each row
  when (old.delivered_at is null and new.delivered_at is not null and new.shipped_at is not null) execute function note_delivered_order();

-- The first exception of a parcel on its way; one before the shipment is counted when it is shipped. The order is locked by whoever raises it.
create function note_order_exception() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  -- A backup holds the sums too.
  if current_setting('quayside.restoring', true) = 'on' then return null; end if;
  insert into statistics_shipments (customer_id, month, warehouse_id, method, country, exceptions)
    select o.customer_id, provider_month(o.shipped_at), o.warehouse_id, o.method, o.country, 1
      from orders o
     where o.customer_id = new.customer_id and o.order_id = new.order_id and o.shipped_at is not null
       and not exists (select from order_exceptions e where e.customer_id = new.customer_id and e.order_id = new.order_id
                                                        and e.exception_id <> new.exception_id);
  return null;
end $$;
create trigger note_exception after insert on order_exceptions for each row execute function note_order_exception();

-- Entries of one movement name one document, so its warehouse is looked up once or twice.
create view statistics_of_entries as
  select e.customer_id, public.provider_month(e.created_at) as month, e.entry_id, coalesce(o.warehouse_id, i.warehouse_id, s.warehouse_id, l.warehouse_id, 0) as warehouse_id,
         e.bill_type, e.fee_type, -e.amount as amount
    from public.wallet_entries e
    left join public.orders o on e.source_type = 'order' and o.order_no = e.source_no and o.customer_id = e.customer_id
    left join public.inbounds i on e.source_type = 'inbound' and i.inbound_no = e.source_no and i.customer_id = e.customer_id
    left join public.storage_bills s on e.source_type = 'storage_bill' and s.bill_no = e.source_no and s.customer_id = e.customer_id
    left join public.loss_orders l on e.source_type = 'loss_order' and l.loss_order_no = e.source_no and l.customer_id = e.customer_id;
revoke all on statistics_of_entries from public;

create function note_wallet_entries() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if current_setting('quayside.restoring', true) = 'on' then return null; end if;
  insert into statistics_expenses as x (customer_id, month, warehouse_id, bill_type, fee_type, amount, entries)
    select v.customer_id, v.month, v.warehouse_id, v.bill_type, v.fee_type, sum(v.amount), count(*)
      from added a join statistics_of_entries v on v.customer_id = a.customer_id and v.entry_id = a.entry_id
     group by v.customer_id, v.month, v.warehouse_id, v.bill_type, v.fee_type
     -- In the order of the key, so that writers of several wallets lock in one order.
     order by v.customer_id, v.month, v.warehouse_id, v.bill_type, v.fee_type
    on conflict (customer_id, month, warehouse_id, bill_type, fee_type)
      do update set amount = x.amount + excluded.amount, entries = x.entries + excluded.entries;
  return null;
end $$;
create trigger note_entries after insert on wallet_entries referencing new table as added for each statement execute function note_wallet_entries();

-- Folds appended rows into one for each key. One at a time; a statement each, so that a reader sees every row exactly once.
create function fold_statistics(most int) returns bigint language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  folded bigint := 0;
  part bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('fold_statistics', 0));
  with gone as (
    delete from statistics_shipments where (customer_id, month, row_id) in
      (select customer_id, month, row_id from statistics_shipments where not is_folded order by row_id limit most) returning *),
  added as (
    insert into statistics_shipments as t (customer_id, month, is_folded, warehouse_id, method, country, orders, units, cost, volume_cm3, weight_g, chargeable_g, exceptions)
      select customer_id, month, true, warehouse_id, method, country, sum(orders), sum(units), sum(cost), sum(volume_cm3), sum(weight_g), sum(chargeable_g), sum(exceptions)
        from gone group by customer_id, month, warehouse_id, method, country
    on conflict (customer_id, month, warehouse_id, method, country) where is_folded
      do update set orders = t.orders + excluded.orders, units = t.units + excluded.units, cost = t.cost + excluded.cost,
        volume_cm3 = t.volume_cm3 + excluded.volume_cm3, weight_g = t.weight_g + excluded.weight_g,
        chargeable_g = t.chargeable_g + excluded.chargeable_g, exceptions = t.exceptions + excluded.exceptions)
  select count(*) into part from gone;
  folded := folded + part;
  with gone as (
    delete from statistics_deliveries where (customer_id, month, row_id) in
      (select customer_id, month, row_id from statistics_deliveries where not is_folded order by row_id limit most) returning *),
  added as (
    insert into statistics_deliveries as t (customer_id, month, is_folded, warehouse_id, method, country, days, parcels)
      select customer_id, month, true, warehouse_id, method, country, days, sum(parcels)
        from gone group by customer_id, month, warehouse_id, method, country, days
    on conflict (customer_id, month, warehouse_id, method, country, days) where is_folded do update set parcels = t.parcels + excluded.parcels)
  select count(*) into part from gone;
  folded := folded + part;
  with gone as (
    delete from statistics_skus where (customer_id, month, row_id) in
      (select customer_id, month, row_id from statistics_skus where not is_folded order by row_id limit most) returning *),
  added as (
    insert into statistics_skus as t (customer_id, month, is_folded, warehouse_id, product_id, orders, units)
      select customer_id, month, true, warehouse_id, product_id, sum(orders), sum(units)
        from gone group by customer_id, month, warehouse_id, product_id
    on conflict (customer_id, month, warehouse_id, product_id) where is_folded
      do update set orders = t.orders + excluded.orders, units = t.units + excluded.units)
  select count(*) into part from gone;
  return folded + part;
end $$;
revoke execute on function fold_statistics(int) from public;
grant execute on function fold_statistics(int) to quayside_system;

-- Computes a customer's sums again from orders and entries. Deleting and computing are one statement: an order shipped meanwhile is either
-- in both or in neither, and then its own rows come with its commit. The wallet's lock keeps entries out.
create function rebuild_statistics(wanted bigint) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('fold_statistics', 0));
  with gone as (delete from statistics_shipments where customer_id = wanted)
  insert into statistics_shipments (customer_id, month, warehouse_id, method, country, orders, units, cost, volume_cm3, weight_g, chargeable_g, exceptions)
    select customer_id, month, warehouse_id, method, country, count(*), sum(units), sum(cost), sum(volume_cm3), sum(weight_g), sum(chargeable_g), sum(exceptions)
      from statistics_of_orders where customer_id = wanted group by customer_id, month, warehouse_id, method, country;
  with gone as (delete from statistics_deliveries where customer_id = wanted)
  insert into statistics_deliveries (customer_id, month, warehouse_id, method, country, days, parcels)
    select customer_id, month, warehouse_id, method, country, days, count(*)
      from statistics_of_orders where customer_id = wanted and days is not null group by customer_id, month, warehouse_id, method, country, days;
  with gone as (delete from statistics_skus where customer_id = wanted)
  insert into statistics_skus (customer_id, month, warehouse_id, product_id, orders, units)
    select o.customer_id, provider_month(o.shipped_at), o.warehouse_id, l.product_id, count(*), sum(l.quantity)
      from orders o join order_lines l using (customer_id, order_id)
     where o.customer_id = wanted and o.shipped_at is not null group by o.customer_id, provider_month(o.shipped_at), o.warehouse_id, l.product_id;
  perform from wallets where customer_id = wanted for update;
  delete from statistics_expenses where customer_id = wanted;
  insert into statistics_expenses (customer_id, month, warehouse_id, bill_type, fee_type, amount, entries)
    select customer_id, month, warehouse_id, bill_type, fee_type, sum(amount), count(*)
      from statistics_of_entries where customer_id = wanted group by customer_id, month, warehouse_id, bill_type, fee_type;
end $$;
revoke execute on function rebuild_statistics(bigint) from public;
grant execute on function rebuild_statistics(bigint) to quayside_system;

-- What was shipped and booked before: a job computes it, one customer a transaction.
insert into jobs (name, key, payload, max_attempts, lane)
  select 'statistics.rebuild', 'all', '{}', 5, 'long'
   where exists (select from orders where shipped_at is not null) or exists (select from wallet_entries);
