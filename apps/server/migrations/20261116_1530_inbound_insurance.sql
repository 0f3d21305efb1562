-- The fee of an insured appointment is this rate × the declared value (D-53).
insert into basic_config (cfg_name, value) values ('inbound_insurance_rate', '0.003');

create index inbounds_of_audit on inbounds (customer_id, audit_status, inbound_id desc) where deleted_at is null;
create index inbounds_by_arrival on inbounds (customer_id, arrival_date, inbound_id) where deleted_at is null;
create index inbounds_by_plate on inbounds (customer_id, plate) where deleted_at is null and plate <> '';

-- Under RLS a merchant's query cannot use a GIN index: `@>` is not leakproof. This function runs as the owner and sets the merchant itself.
create function inbounds_with_tracking(wanted text) returns setof bigint
language sql stable security definer set search_path = public rows 5 as $$
  select inbound_id from inbounds
   where is_sealed() and customer_id = current_customer() and deleted_at is null and tracking_numbers @> array[wanted]
$$;
revoke execute on function inbounds_with_tracking(text) from public;
grant execute on function inbounds_with_tracking(text) to quayside_merchant;
-- Without a list of pending entries a lookup costs the same right after many were booked.
alter index inbounds_by_tracking set (fastupdate = off);
