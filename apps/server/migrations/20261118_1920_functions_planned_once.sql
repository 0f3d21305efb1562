-- PostgreSQL plans a function in SQL again for every call (104 µs for `wants_webhooks`, which every written entry, order and stock level asks;
-- 13 µs in plpgsql), and the statements of a function that runs with the caller's rights again whenever another role calls it on the same
-- connection.
create or replace function wants_webhooks(customer bigint) returns boolean language plpgsql stable security definer as $$
begin
  -- A backup holds the messages too.
  return coalesce(pg_catalog.current_setting('quayside.restoring', true), '') <> 'on'
     and exists (select from public.integrations i
                  where i.customer_id = pg_catalog.abs(customer) and i.enabled and i.deleted_at is null and i.push_url <> '');
end $$;

create or replace function has_test_key(customer bigint, integration bigint) returns boolean language plpgsql stable security definer as $$
begin
  return exists (select from public.integration_keys k
                  where k.customer_id = customer and k.integration_id = integration and k.is_test
                    and (k.expires_at is null or k.expires_at > pg_catalog.now()));
end $$;

create or replace function second_factor_missing(wanted_staff bigint) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from public.staff s join public.basic_config c on c.cfg_name = 'second_factor_roles'
     where s.staff_id = wanted_staff and not s.totp_enabled and s.role = any (pg_catalog.string_to_array(c.value, ',')));
end $$;

create or replace function last_write_of(customer bigint, staff bigint) returns bigint language plpgsql stable security definer
set search_path = pg_catalog, public as $$
begin
  return (select write_no from last_writes where customer_id = coalesce(customer, 0) and staff_id = coalesce(staff, 0));
end $$;

-- What the policies of a table with a customer say, for a function with its owner's rights: a merchant acts for itself, staff and jobs for
-- every merchant, or in a sandbox for that sandbox alone. Without a role it is the owner of the tables: the server's own login role inherits
-- no right to call such a function.
create function refuse_stranger(customer bigint) returns void language plpgsql stable security definer as $$
declare
  role text := pg_catalog.current_setting('role');
  own bigint := public.current_customer();
begin
  if role = 'none' then return; end if;
  if public.is_sealed() and (own = customer or own is null and role in ('quayside_desk', 'quayside_system') and customer > 0) then
    return;
  end if;
  raise exception 'this transaction may not act for customer %', customer using errcode = 'insufficient_privilege';
end $$;
revoke execute on function refuse_stranger(bigint) from public;

-- As before, with its owner's rights.
create or replace function lock_wallet(wanted_customer bigint, wanted_type text, wanted_no text, at timestamptz)
returns table (balance numeric, held numeric, credit_limit numeric, overdraft numeric, last_seq bigint, updated_at timestamptz,
               hold numeric, booked text[])
language plpgsql volatile security definer as $$
#variable_conflict use_column
declare
  w public.wallets;
begin
  perform public.refuse_stranger(wanted_customer);
  select * into w from public.wallets where customer_id = wanted_customer for update;
  if not found then
    insert into public.wallets (customer_id, updated_at) values (wanted_customer, at) on conflict (customer_id) do nothing;
    select * into strict w from public.wallets where customer_id = wanted_customer for update;
  end if;
  return query select w.balance, w.held, w.credit_limit, w.overdraft, w.last_seq, w.updated_at,
    (select h.amount from public.wallet_holds h
      where h.customer_id = wanted_customer and h.source_type = wanted_type and h.source_no = wanted_no),
    array(select e.entry_key from public.wallet_entries e
      where e.customer_id = wanted_customer and e.source_type = wanted_type and e.source_no = wanted_no);
end $$;

create or replace function write_movement(wanted_customer bigint, new_balance numeric, new_held numeric, new_limit numeric, new_overdraft numeric,
  new_seq bigint, moved_at timestamptz, entries jsonb, wanted_type text, wanted_no text, changes_hold boolean, new_hold numeric, at timestamptz)
returns void language plpgsql volatile security definer as $$
begin
  perform public.refuse_stranger(wanted_customer);
  update public.wallets set balance = new_balance, held = new_held, credit_limit = new_limit, overdraft = new_overdraft, last_seq = new_seq,
    updated_at = moved_at where customer_id = wanted_customer;
  insert into public.wallet_entries (customer_id, seq, bill_type, fee_type, amount, balance_after, source_type, source_no, entry_key, country,
      quantity, sku_quantity, weight_g, tracking_number, remark, original_currency, original_amount, rate, rate_source, actor_kind, actor_name, created_at)
    select wanted_customer, e.seq, e.bill_type, e.fee_type, e.amount, e.balance_after, e.source_type, e.source_no, e.entry_key, e.country,
      e.quantity, e.sku_quantity, e.weight_g, e.tracking_number, e.remark, e.original_currency, e.original_amount, e.rate, e.rate_source,
      e.actor_kind, e.actor_name, e.created_at
    from jsonb_populate_recordset(null::public.wallet_entries, entries) e;
  if not changes_hold then return; end if;
  if new_hold is null then
    delete from public.wallet_holds where customer_id = wanted_customer and source_type = wanted_type and source_no = wanted_no;
  else
    insert into public.wallet_holds (customer_id, source_type, source_no, amount, created_at)
      values (wanted_customer, wanted_type, wanted_no, new_hold, at)
      on conflict (customer_id, source_type, source_no) do update set amount = excluded.amount;
  end if;
end $$;
