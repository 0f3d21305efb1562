-- What staff do to a customer carries the customer, and what changed. The merchant's own log shows only its own lines.
alter table operation_log add column for_merchant boolean not null default true;
alter table operation_log add column changes jsonb;
drop policy own_rows on operation_log;
create policy own_rows on operation_log for select to quayside_merchant using (customer_id = (select current_customer()) and for_merchant);
