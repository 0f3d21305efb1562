-- A new waybill number holds its customer (decision 0026). Scans find it without knowing whose it is.
drop index orders_waybill_no;
create unique index orders_waybill_no on orders (customer_id, waybill_no) where waybill_no <> '';
create index orders_by_waybill_across_merchants on orders (waybill_no) where waybill_no <> '';
