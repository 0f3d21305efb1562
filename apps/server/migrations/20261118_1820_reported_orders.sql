-- The shipped orders carriers mean by some numbers, locked, as lock_reported_order does for one. It waits for nobody: a number or an order
-- somebody else holds is left out, and its report is taken alone afterwards. So several reports in one transaction cannot block each other.
create function lock_free_reported_orders(wanted text[])
returns table (number text, customer_id bigint, order_id bigint, status text) language plpgsql volatile as $$
declare
  free text[];
begin
  select array_agg(w.one) into free from unnest(wanted) w (one) where pg_try_advisory_xact_lock(hashtextextended('tracking ' || w.one, 0));
  return query
    with meant as materialized (
      select f.one, n.customer_id, n.order_id from unnest(free) f (one) cross join lateral (
        select m.customer_id, m.order_id from (
          select t.customer_id, t.order_id, 1 as rank from public.orders t where t.tracking_no = f.one and t.tracking_no <> '' and t.shipped_at is not null
          union all
          select w.customer_id, w.order_id, 2 from public.orders w where w.waybill_no = f.one and w.waybill_no <> '' and w.shipped_at is not null
          union all
          select l.customer_id, l.order_id, 3 from public.orders l where l.last_mile_no = f.one and l.last_mile_no <> '' and l.shipped_at is not null
        ) m order by m.rank, m.order_id desc limit 1) n)
    select m.one, o.customer_id, o.order_id, o.status
      from meant m join public.orders o on o.customer_id = m.customer_id and o.order_id = m.order_id
     where o.deleted_at is null
       for no key update of o skip locked;
end $$;
revoke execute on function lock_free_reported_orders(text[]) from public;
grant execute on function lock_free_reported_orders(text[]) to quayside_desk, quayside_system;
