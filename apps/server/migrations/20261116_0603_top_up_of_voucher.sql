-- Reading a file asks whether it is a voucher.
create index top_ups_of_voucher on top_ups (customer_id, voucher_file_id) where voucher_file_id is not null;
