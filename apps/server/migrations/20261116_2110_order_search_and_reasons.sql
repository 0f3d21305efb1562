-- An order is found by any part of its number or of the platform's number.
create function order_search_text(order_no text, platform_order_key text) returns text language sql immutable parallel safe
  return lower(order_no) || E'\n' || platform_order_key;
create index orders_search on orders using gin (customer_id, order_search_text(order_no, platform_order_key) gin_trgm_ops)
  where deleted_at is null;

-- LIKE is not leakproof: under row-level security it cannot use its index. This function searches as the owner of the table, for a
-- transaction that is sealed, and for a merchant only among its own orders. A plan that does not know the word and the limit would scan the
-- table: it is planned for each call.
create function matching_orders(wanted_customer bigint, needle text, at_most int) returns setof bigint
language plpgsql stable security definer set search_path = public set plan_cache_mode = force_custom_plan rows 100 as $$
declare
  pattern constant text := '%' || replace(replace(replace(lower(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  if is_sealed() and (current_setting('role') in ('quayside_desk', 'quayside_system') or wanted_customer = current_customer()) then
    return query select o.order_id from orders o
      where o.customer_id = wanted_customer and o.deleted_at is null and order_search_text(o.order_no, o.platform_order_key) like pattern
      limit at_most;
  end if;
end $$;
revoke execute on function matching_orders(bigint, text, int) from public;
grant execute on function matching_orders(bigint, text, int) to quayside_merchant, quayside_desk, quayside_system;

alter table orders
  -- The reason is one of the templates: each reader sees it in his own language. Empty where staff wrote it themselves.
  add column error_template text not null default '' check (length(error_template) <= 40),
  -- Who approved it, as long as the approval may be taken back.
  add column verified_by_id bigint references staff,
  add constraint orders_error_template_of_error check (error_template = '' or status = 'error');

alter table order_events drop constraint order_events_kind_check;
alter table order_events add constraint order_events_kind_check check (kind in ('created', 'saved', 'products_changed', 'submitted', 'approved', 'unapproved', 'sent_back', 'canceled', 'method_changed', 'address_changed'));
