-- The same numbers, all of them (none is empty), but not for a reference to an order: on a table that was nearly empty when PostgreSQL planned
-- the check of a reference it took this index instead of the primary key, and read all orders of the customer for every line that was written.
drop index orders_order_no_of_customer;
create unique index orders_order_no_of_customer on orders (customer_id, order_no) where order_no <> '';
