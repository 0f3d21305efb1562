-- What a customer is searched by: any part of it. The digits of a phone number also without spaces and signs.
create function customer_search_text(customer_id bigint, name text, phone text) returns text language sql immutable parallel safe
  return lower(customer_id::text || E'\n' || name || E'\n' || phone || E'\n' || regexp_replace(phone, '\D', '', 'g'));
create function account_search_text(email text, firstname text, lastname text, phone text) returns text language sql immutable parallel safe
  return lower(email || E'\n' || firstname || ' ' || lastname || E'\n' || lastname || firstname || E'\n' || phone || E'\n' || regexp_replace(phone, '\D', '', 'g'));
-- No pending list: customers change rarely, and a list that waits to be merged would slow every search.
create index customers_search on customers using gin (customer_search_text(customer_id, name, phone) gin_trgm_ops) with (fastupdate = off);
create index accounts_search on accounts using gin (account_search_text(email, firstname, lastname, phone) gin_trgm_ops) with (fastupdate = off);

-- LIKE is not leakproof: under row-level security it cannot use its index. This function searches as the owner of the tables, and only
-- for a transaction that is sealed as staff's. Each customer once.
create function matching_customers(needle text, at_most int) returns setof bigint
language sql stable security definer set search_path = public rows 100 as $$
  select customer_id from (
    (select customer_id from customers
      where customer_search_text(customer_id, name, phone) like '%' || replace(replace(replace(lower(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%'
      limit at_most)
    union
    (select customer_id from accounts
      where account_search_text(email, firstname, lastname, phone) like '%' || replace(replace(replace(lower(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%'
      limit at_most)
  ) found
  where current_setting('role') = 'quayside_desk' and is_sealed()
$$;
revoke execute on function matching_customers(text, int) from public;
grant execute on function matching_customers(text, int) to quayside_desk;
