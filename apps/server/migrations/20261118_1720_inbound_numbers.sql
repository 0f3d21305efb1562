-- The letters of a new appointment hold its customer (decision 0026). Older ones have five.
alter table inbounds drop constraint inbounds_code_key;
alter table inbounds drop constraint inbounds_inbound_no_key;
alter table inbounds drop constraint inbounds_code_check;
alter table inbounds drop constraint inbounds_inbound_no_check;
alter table inbounds add constraint inbounds_code_check check (code ~ '^[2-9A-HJ-NP-Z]{5,10}$');
alter table inbounds add constraint inbounds_inbound_no_check check (inbound_no ~ '^ASN-[0-9]{6}-[2-9A-HJ-NP-Z]{5,10}$');
create unique index inbounds_code_of_customer on inbounds (customer_id, code);
create unique index inbounds_inbound_no_of_customer on inbounds (customer_id, inbound_no);
-- A scanned box mark names an appointment without its customer.
create index inbounds_by_code_across_merchants on inbounds (code);
