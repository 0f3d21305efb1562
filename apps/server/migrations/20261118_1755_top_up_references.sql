-- A new payment reference holds its customer (decision 0026).
alter table top_ups drop constraint top_ups_reference_key;
create unique index top_ups_reference_of_customer on top_ups (customer_id, reference);
-- A bank's text names a reference without its customer, also that of a draft.
create index top_ups_by_reference_across_merchants on top_ups (reference);
