-- A restore keeps lines as they were: one from before the chain has no hash, and would get one here, and a new number with it.
create or replace function chain_operation_log() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  owner bigint := coalesce(new.customer_id, 0);
  previous bytea;
begin
  if current_setting('role') = 'none' and (new.chain is not null or current_setting('quayside.restoring', true) = 'on') then return new; end if;
  -- Cheaper than locking the row, which is written below anyway.
  perform pg_advisory_xact_lock(7204010, (owner % 2147483647)::int);
  select chain into previous from log_heads where customer_id = owner;
  new.log_id := nextval('operation_log_log_id_seq');
  new.chain := operation_log_hash(coalesce(previous, ''), new);
  insert into log_heads as h (customer_id, lines, chain, start_chain) values (owner, 1, new.chain, '')
    on conflict (customer_id) do update set lines = h.lines + 1, chain = excluded.chain;
  return new;
end $$;

create or replace function chain_wallet_entries() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if current_setting('role') = 'none' and (new.chain is not null or current_setting('quayside.restoring', true) = 'on') then return new; end if;
  new.chain := wallet_entry_hash(
    coalesce((select chain from wallet_entries where customer_id = new.customer_id and seq = new.seq - 1), ''), new);
  return new;
end $$;
