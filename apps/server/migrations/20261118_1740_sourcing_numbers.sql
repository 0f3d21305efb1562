-- A new sourcing request number holds its customer (decision 0026). Older ones have five letters.
alter table sourcing_requests drop constraint sourcing_requests_request_no_key;
alter table sourcing_requests drop constraint sourcing_requests_request_no_check;
alter table sourcing_requests add constraint sourcing_requests_request_no_check check (request_no ~ '^DS-[0-9]{6}-[2-9A-HJ-NP-Z]{5,10}$');
drop index sourcing_requests_by_number;
create unique index sourcing_requests_by_number on sourcing_requests (customer_id, request_no text_pattern_ops);
