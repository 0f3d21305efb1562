-- A new order number holds its customer (decision 0026): it needs to be compared only with the customer's own. Older ones have six letters.
alter table orders drop constraint orders_order_no_key;
alter table orders drop constraint orders_order_no_check;
alter table orders add constraint orders_order_no_check check (order_no ~ '^SO-[0-9]{6}-[2-9A-HJ-NP-Z]{6,11}$');
create unique index orders_order_no_of_customer on orders (customer_id, order_no);
-- Packing and shipping find a scanned number without knowing whose it is.
create index orders_by_number_across_merchants on orders (order_no);
