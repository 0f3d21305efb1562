-- What staff do to a customer carries the customer, and what changed. The merchant's own log shows only its own lines.
alter table operation_log add column for_merchant boolean not null default true;
alter table operation_log add column changes jsonb;
-- The role at that time; the person may have another one since.
alter table operation_log add column staff_role text;
create index operation_log_of_staff on operation_log (staff_id, log_id desc) where staff_id is not null;
create index operation_log_not_done on operation_log (log_id desc) where outcome <> 'done';
drop policy own_rows on operation_log;
create policy own_rows on operation_log for select to quayside_merchant using (customer_id = (select current_customer()) and for_merchant);
