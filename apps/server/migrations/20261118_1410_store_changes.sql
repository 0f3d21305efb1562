-- What a shop changes after its order was taken is followed. `fingerprint` is a hash of what our order was made of, `shop_state` what the
-- shop said last; `change_due` waits for the job that follows it (until then `content` holds what the shop says now).
alter table store_orders
  add column shop_state text not null default 'open' check (shop_state in ('open', 'canceled', 'shipped')),
  add column fingerprint text not null default '',
  add column change_due text check (change_due in ('canceled', 'changed', 'shipped', 'reopened')),
  -- The mark of an order that was submitted before: a person must look at it.
  add column shop_change text check (shop_change in ('canceled', 'changed', 'shipped')),
  add column shop_changed_at timestamptz,
  add column change_told boolean not null default true;
create index store_orders_follow on store_orders (customer_id, store_id, store_order_id) where change_due is not null;
create index store_orders_changed on store_orders (customer_id, store_id, store_order_id desc) where shop_change is not null;
create index store_orders_untold on store_orders (customer_id, store_id, store_order_id) where not change_told;

-- Older rows satisfy the narrower check they were written with, so nothing is read again.
alter table order_events drop constraint order_events_kind_check;
alter table order_events add constraint order_events_kind_check check (kind in ('created', 'saved', 'products_changed', 'submitted', 'approved', 'sent_back',
  'canceled', 'method_changed', 'address_changed', 'packed', 'shipped', 'tracking_changed', 'in_transit', 'pick_up', 'out_for_delivery', 'delivered',
  'unapproved', 'alerted', 'replied', 'resumed', 'expired', 'intercept_requested', 'intercept_refused', 'intercepted', 'recipient_cleared',
  'store_canceled', 'store_changed', 'store_shipped', 'store_reopened')) not valid;
