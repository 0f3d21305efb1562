-- A draft is seen by staff only. After `ends_at` merchants no longer see a notice.
alter table notices
  add is_draft boolean not null default false,
  add ends_at timestamptz,
  add constraint notices_end_after_start check (ends_at > publish_on_time);
-- How many customers and accounts a notice reaches.
create index customers_of_brand on customers (platform_type, customer_id) where status = 'active';
