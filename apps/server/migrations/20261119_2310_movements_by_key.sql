-- Every movement of a merchant waits for the one before it, so what a movement does under its lock is kept short (docs/bench.md, Captures).
-- By their keys, whatever the statistics of that moment say: wallets and holds were read whole where a connection had planned with few rows,
-- past the versions that every movement leaves.
alter function lock_wallet(bigint, text, text, timestamptz) set enable_seqscan = off;
alter function write_movement(bigint, numeric, numeric, numeric, numeric, bigint, timestamptz, jsonb, text, text, boolean, numeric, timestamptz)
  set enable_seqscan = off;

-- The same as the view `statistics_of_entries` says, for one document: the view asks the tables of all kinds.
create function warehouse_of_document(customer bigint, type text, no text) returns bigint language plpgsql stable
set enable_seqscan = off as $$
begin
  case type
    when 'order' then return (select o.warehouse_id from public.orders o where o.customer_id = customer and o.order_no = no);
    when 'inbound' then return (select i.warehouse_id from public.inbounds i where i.customer_id = customer and i.inbound_no = no);
    when 'storage_bill' then return (select s.warehouse_id from public.storage_bills s where s.customer_id = customer and s.bill_no = no);
    when 'loss_order' then return (select l.warehouse_id from public.loss_orders l where l.customer_id = customer and l.loss_order_no = no);
    else return null;
  end case;
end $$;
revoke execute on function warehouse_of_document from public;

create or replace function note_wallet_entries() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if current_setting('quayside.restoring', true) = 'on' then return null; end if;
  insert into statistics_expenses as x (customer_id, month, warehouse_id, bill_type, fee_type, amount, entries)
    select a.customer_id, provider_month(a.created_at), coalesce(warehouse_of_document(a.customer_id, a.source_type, a.source_no), 0),
           a.bill_type, a.fee_type, sum(-a.amount), count(*)
      from added a
     group by 1, 2, 3, 4, 5
     -- In the order of the key, so that writers of several wallets lock in one order.
     order by 1, 2, 3, 4, 5
    on conflict (customer_id, month, warehouse_id, bill_type, fee_type)
      do update set amount = x.amount + excluded.amount, entries = x.entries + excluded.entries;
  return null;
end $$;
