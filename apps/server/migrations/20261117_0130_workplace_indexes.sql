-- The workplace counts the orders of the last days by where they are now: with the status in the index it need not read the orders. A
-- changed status writes all indexes of an order anyway.
drop index orders_by_day;
create index orders_by_day on orders (customer_id, created_at desc, order_id desc) include (status) where deleted_at is null;
-- Delivery times by country, of the newest parcels that arrived: by the index alone.
create index orders_delivered on orders (customer_id, shipped_at desc) include (country, delivered_at)
  where delivered_at is not null and deleted_at is null;
