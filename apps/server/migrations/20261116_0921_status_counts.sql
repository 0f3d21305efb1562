-- The tabs of these lists are counted by state: each count reads at most a thousand entries of one index.
create index approvals_of_state on approvals (state, approval_id desc);
create index serial_numbers_of_status on serial_numbers (customer_id, status, serial_id desc);
create index storage_bills_settled on storage_bills (customer_id, day desc, bill_id desc) where settled_at is not null;
create index storage_bills_of_all_settled on storage_bills (day desc, bill_id desc) where settled_at is not null;
