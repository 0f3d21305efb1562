-- The number of the last write, per merchant (staff_id 0) and per member of staff (customer_id 0). A read that may lag uses the replica
-- only when the replica has this number (docs/decisions/0025-reads-away-from-the-primary.md). Written only where a replica is configured.
-- One row a merchant, rewritten by every write: room on the page keeps the new version beside the old one.
create table last_writes (
  customer_id bigint not null,
  staff_id bigint not null,
  write_no bigint not null,
  primary key (customer_id, staff_id)
) with (fillfactor = 40);
-- Nobody has a right to it; the two functions below have their owner's.
call protect_tenant_table('last_writes');

-- The last statement before a commit, so that the row is locked only while the commit is written; whoever locks it second also commits second.
-- The numbers of a writer only rise, also when its row was deleted meanwhile: they never fall behind the transactions' own.
-- A transaction without such a number has written nothing.
create function note_write(customer bigint, staff bigint) returns void language plpgsql volatile security definer
set search_path = pg_catalog, public as $$
begin
  if not is_sealed() or current_setting('role') = 'quayside_merchant' and customer is distinct from current_customer() then
    raise exception 'a write is noted for its own customer only';
  end if;
  if pg_current_xact_id_if_assigned() is null then return; end if;
  insert into last_writes as l (customer_id, staff_id, write_no) values (customer, staff, pg_current_xact_id()::text::bigint)
    on conflict (customer_id, staff_id) do update set write_no = greatest(l.write_no + 1, excluded.write_no);
end $$;
revoke execute on function note_write from public;
grant execute on function note_write to quayside_merchant, quayside_desk, quayside_system;

-- Asked together with the session, before a role is taken on.
create function last_write_of(customer bigint, staff bigint) returns bigint language sql stable security definer
set search_path = pg_catalog, public as $$
  select write_no from last_writes where customer_id = coalesce(customer, 0) and staff_id = coalesce(staff, 0)
$$;
revoke execute on function last_write_of from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'quayside_app') then grant execute on function last_write_of to quayside_app; end if;
end $$;
