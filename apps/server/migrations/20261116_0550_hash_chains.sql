-- Tamper evidence: every line of the operation log and of the wallet ledger carries a hash over its own values and the hash of the line
-- before it, per customer. Changing, inserting or removing a line breaks the chain from there on.
alter table operation_log add column chain bytea;
alter table wallet_entries add column chain bytea;

-- The newest hash of each customer's log, and the one before its oldest line, which retention moves on. Customer 0: the provider itself.
create table log_heads (
  customer_id bigint primary key,
  lines bigint not null,
  chain bytea not null,
  start_chain bytea not null
);
alter table log_heads enable row level security;
create policy every_row on log_heads to quayside_system using (true) with check (true);
grant select, update on log_heads to quayside_system;

-- Values in a fixed order and form, so that neither a time zone nor a column added later changes the hash. In plpgsql, because a function
-- in SQL is planned again for every line.
create function operation_log_hash(previous bytea, line operation_log) returns bytea language plpgsql immutable as $$
begin
  return sha256(previous || convert_to(json_build_array(
    line.log_id, line.customer_id, (extract(epoch from line.operation_time) * 1000000)::bigint, line.operation, line.call_method,
    line.actor_kind, line.account_id, line.staff_id, line.account, line.operator, line.ip, line.request_method, line.request_address,
    line.request_url, line.full_url, line.request_parameters, line.outcome, line.duration_ms, line.request_id, line.user_agent,
    line.for_merchant, line.changes, line.staff_role)::text, 'UTF8'));
end $$;

create function wallet_entry_hash(previous bytea, line wallet_entries) returns bytea language plpgsql immutable as $$
begin
  return sha256(previous || convert_to(json_build_array(
    line.customer_id, line.entry_id, line.seq, line.bill_type, line.fee_type, line.amount, line.balance_after, line.source_type,
    line.source_no, line.entry_key, line.country, line.quantity, line.sku_quantity, line.weight_g, line.tracking_number, line.remark,
    line.original_currency, line.original_amount, line.rate, line.rate_source, line.actor_kind, line.actor_name,
    (extract(epoch from line.created_at) * 1000000)::bigint)::text, 'UTF8'));
end $$;

-- The log line is a transaction's last write, so the lock of its customer is held only for the length of the commit. The id is drawn under that lock:
-- within a customer the ids follow the chain. A restore brings its hashes along; only the tables' owner can insert them.
create function chain_operation_log() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  owner bigint := coalesce(new.customer_id, 0);
  previous bytea;
begin
  if new.chain is not null and current_setting('role') = 'none' then return new; end if;
  -- Cheaper than locking the row, which is written below anyway.
  perform pg_advisory_xact_lock(7204010, (owner % 2147483647)::int);
  select chain into previous from log_heads where customer_id = owner;
  new.log_id := nextval('operation_log_log_id_seq');
  new.chain := operation_log_hash(coalesce(previous, ''), new);
  insert into log_heads as h (customer_id, lines, chain, start_chain) values (owner, 1, new.chain, '')
    on conflict (customer_id) do update set lines = h.lines + 1, chain = excluded.chain;
  return new;
end $$;
create trigger chain_lines before insert on operation_log for each row execute function chain_operation_log();

-- The wallet is locked when an entry is written, so the entry before it is there.
create function chain_wallet_entries() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.chain is not null and current_setting('role') = 'none' then return new; end if;
  new.chain := wallet_entry_hash(
    coalesce((select chain from wallet_entries where customer_id = new.customer_id and seq = new.seq - 1), ''), new);
  return new;
end $$;
create trigger chain_lines before insert on wallet_entries for each row execute function chain_wallet_entries();
