-- The desk's monitor counts the orders of all merchants that are not over, and how old the parcels on their way are: by the index alone.
create index orders_open_across_merchants on orders (status, customer_id, method, shipped_at)
  where deleted_at is null and status in ('uploaded', 'approved', 'packaged', 'shipped', 'in_transit', 'pick_up', 'out_for_delivery', 'alert');
