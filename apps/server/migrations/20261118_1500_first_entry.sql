-- The sums of a customer whose wallet is being opened at the same moment can be computed again.
create or replace function rebuild_statistics(wanted bigint) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
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
  -- Without a row there would be nothing to lock, and a first entry could be booked between the next two statements.
  insert into wallets (customer_id) values (wanted) on conflict do nothing;
  perform from wallets where customer_id = wanted for update;
  delete from statistics_expenses where customer_id = wanted;
  insert into statistics_expenses (customer_id, month, warehouse_id, bill_type, fee_type, amount, entries)
    select customer_id, month, warehouse_id, bill_type, fee_type, sum(amount), count(*)
      from statistics_of_entries where customer_id = wanted group by customer_id, month, warehouse_id, bill_type, fee_type;
end $$;
