-- A supplier's limit names SKUs. Under row-level security an index on lower(sku) cannot be used (lower is not leakproof), one on a
-- plain column can. Deleted products keep their key: their history stays visible to the people who could see them.
alter table products add column sku_key text not null generated always as (lower(sku)) stored;
create index products_sku_key on products (customer_id, sku_key, product_id);
