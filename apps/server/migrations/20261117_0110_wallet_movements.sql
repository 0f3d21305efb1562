-- A movement of money locks the wallet and reads what its document holds and has booked. One call instead of three messages: all other
-- movements of the merchant wait meanwhile. In plpgsql, because each of its statements sees what was committed before the lock was given; a
-- single statement would see the hold and the entries as they were before it waited.
create function lock_wallet(wanted_customer bigint, wanted_type text, wanted_no text, at timestamptz)
returns table (balance numeric, held numeric, credit_limit numeric, overdraft numeric, last_seq bigint, updated_at timestamptz,
               hold numeric, booked text[])
language plpgsql volatile as $$
#variable_conflict use_column
declare
  w public.wallets;
begin
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
revoke execute on function lock_wallet(bigint, text, text, timestamptz) from public;
grant execute on function lock_wallet(bigint, text, text, timestamptz) to quayside_merchant, quayside_desk, quayside_system;

-- Writes what was decided: the wallet, its new entries in their order and, if it changed, what the document holds from now on (null: nothing).
-- The statements are planned once for each connection; the wallet is locked meanwhile.
create function write_movement(wanted_customer bigint, new_balance numeric, new_held numeric, new_limit numeric, new_overdraft numeric,
  new_seq bigint, moved_at timestamptz, entries jsonb, wanted_type text, wanted_no text, changes_hold boolean, new_hold numeric, at timestamptz)
returns void language plpgsql volatile as $$
begin
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
revoke execute on function write_movement(bigint, numeric, numeric, numeric, numeric, bigint, timestamptz, jsonb, text, text, boolean, numeric, timestamptz) from public;
grant execute on function write_movement(bigint, numeric, numeric, numeric, numeric, bigint, timestamptz, jsonb, text, text, boolean, numeric, timestamptz)
  to quayside_merchant, quayside_desk, quayside_system;
