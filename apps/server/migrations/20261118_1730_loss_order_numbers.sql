-- A new loss order number holds its customer (decision 0026). Older ones have five letters.
alter table loss_orders drop constraint loss_orders_loss_order_no_key;
alter table loss_orders drop constraint loss_orders_loss_order_no_check;
alter table loss_orders add constraint loss_orders_loss_order_no_check check (loss_order_no ~ '^LO-[0-9]{6}-[2-9A-HJ-NP-Z]{5,10}$');
drop index loss_orders_by_number;
create unique index loss_orders_by_number on loss_orders (customer_id, loss_order_no text_pattern_ops);
