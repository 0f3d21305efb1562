-- Staff search appointments of all merchants by the beginning of a number.
create index inbounds_by_number_across_merchants on inbounds (inbound_no text_pattern_ops) where deleted_at is null;

-- `@>` is not leakproof: under row-level security it cannot use the GIN index of tracking numbers. This function searches as the owner of the
-- table, and only for a transaction that is sealed as staff's.
create function inbounds_with_tracking_across_merchants(wanted text) returns setof bigint
language sql stable security definer set search_path = public rows 5 as $$
  select inbound_id from inbounds
   where current_setting('role') = 'quayside_desk' and is_sealed() and deleted_at is null and tracking_numbers @> array[wanted]
$$;
revoke execute on function inbounds_with_tracking_across_merchants(text) from public;
grant execute on function inbounds_with_tracking_across_merchants(text) to quayside_desk;
