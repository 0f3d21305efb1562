-- Orders of a file get their ids before they are written: then lines, quotes and events of the next thousand are made ready meanwhile.
grant usage on sequence orders_order_id_seq to quayside_merchant, quayside_desk, quayside_system;
