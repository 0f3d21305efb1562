-- A new work order number holds its customer (decision 0026). Older ones have five letters.
alter table work_orders drop constraint work_orders_work_order_no_key;
alter table work_orders drop constraint work_orders_work_order_no_check;
alter table work_orders add constraint work_orders_work_order_no_check check (work_order_no ~ '^SS-[0-9]{6}-[2-9A-HJ-NP-Z]{5,10}$');
drop index work_orders_by_number;
create unique index work_orders_by_number on work_orders (customer_id, work_order_no text_pattern_ops);
