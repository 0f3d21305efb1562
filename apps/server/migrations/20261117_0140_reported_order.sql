-- The shipped order a carrier means by a number, locked. The number is locked first, as by whoever gives an order a number; in plpgsql the
-- second statement sees what was committed before the lock was given. One message, planned once: pushes come by the thousand.
create function lock_reported_order(wanted text) returns setof orders language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('tracking ' || wanted, 0));
  return query select o.* from public.orders o
    where (o.customer_id, o.order_id) = (select n.customer_id, n.order_id from (
        select t.customer_id, t.order_id, 1 as rank from public.orders t where t.tracking_no = wanted and t.tracking_no <> '' and t.shipped_at is not null
        union all
        select w.customer_id, w.order_id, 2 from public.orders w where w.waybill_no = wanted and w.waybill_no <> '' and w.shipped_at is not null
        union all
        select l.customer_id, l.order_id, 3 from public.orders l where l.last_mile_no = wanted and l.last_mile_no <> '' and l.shipped_at is not null
      ) n order by n.rank, n.order_id desc limit 1)
      and o.deleted_at is null
    for no key update of o;
end $$;
revoke execute on function lock_reported_order(text) from public;
grant execute on function lock_reported_order(text) to quayside_desk, quayside_system;
