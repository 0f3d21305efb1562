-- Trigrams of digits are common: a part of a number of a merchant with a million orders met thousands of rows that only had its three digits.
-- Parts of five characters or more are looked up by all their sequences of five, which few numbers share.
create function number_parts(words text) returns text[] language plpgsql immutable parallel safe as $$
declare
  parts text[] := '{}';
begin
  for at in 1 .. length(words) - 4 loop
    parts := parts || substr(words, at, 5);
  end loop;
  return parts;
end $$;
create index orders_number_parts on orders using gin (number_parts(order_search_text(order_no, platform_order_key))) where deleted_at is null;

-- As before; a word of five characters or more by its parts. `strpos` instead of LIKE there, so that the trigrams are not considered.
create or replace function matching_orders(wanted_customer bigint, needle text, at_most int) returns setof bigint
language plpgsql stable security definer set search_path = public set plan_cache_mode = force_custom_plan rows 100 as $$
declare
  word constant text := lower(needle);
  pattern constant text := '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  if is_sealed() and (current_setting('role') in ('quayside_desk', 'quayside_system') or wanted_customer = current_customer()) then
    if length(word) < 5 then
      return query select o.order_id from orders o
        where o.customer_id = wanted_customer and o.deleted_at is null and order_search_text(o.order_no, o.platform_order_key) like pattern
        limit at_most;
    else
      return query select o.order_id from orders o
        where o.customer_id = wanted_customer and o.deleted_at is null
          and number_parts(order_search_text(o.order_no, o.platform_order_key)) @> number_parts(word)
          and strpos(order_search_text(o.order_no, o.platform_order_key), word) > 0
        limit at_most;
    end if;
  end if;
end $$;
