-- The id of a delivery is a random UUID, unique by construction; within a merchant the index keeps it so. A uniqueness over all merchants could
-- not be kept when they are on several databases (docs/sharding.md). Merchants look a delivery up by both.
create unique index webhook_deliveries_of_customer on webhook_deliveries (customer_id, delivery_id);
drop index webhook_deliveries_by_id;
create index webhook_deliveries_by_id on webhook_deliveries (delivery_id);
