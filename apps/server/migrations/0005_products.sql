create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Where goods lie. Never deleted: stock, logs and bills point here.
create table warehouses (
  warehouse_id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z0-9-]{2,12}$'),
  name_en text not null,
  name_cn text not null,
  country text not null default 'CN' check (country ~ '^[A-Z]{2}$'),
  address_en text not null default '',
  address_cn text not null default '',
  contact text not null default '',
  phone text not null default '',
  enabled boolean not null default true,
  updated_at timestamptz not null default now()
);
grant select on warehouses to quayside_merchant, quayside_desk, quayside_system;
grant insert, update on warehouses to quayside_desk;
insert into warehouses (code, name_en, name_cn, address_en, address_cn) values
  ('SZ01', 'Shenzhen', '深圳仓', 'Building 3, Fuyuan 2nd Road, Bao''an District, Shenzhen', '深圳市宝安区福园二路 3 栋'),
  ('YW01', 'Yiwu', '义乌仓', '88 Xueyuan Road, Yiwu, Zhejiang', '浙江省义乌市学院路 88 号');

-- What a product is, as a tree. A category in use is switched off, not deleted.
create table categories (
  category_id bigint generated always as identity primary key,
  parent_id bigint references categories,
  name_en text not null,
  name_cn text not null,
  sort int not null default 0,
  enabled boolean not null default true,
  check (parent_id <> category_id)
);
create unique index categories_name on categories (coalesce(parent_id, 0), lower(name_en));
create index categories_of_parent on categories (parent_id, sort, category_id);
grant select on categories to quayside_merchant, quayside_desk, quayside_system;
grant insert, update on categories to quayside_desk;
insert into categories (name_en, name_cn, sort) values
  ('Electronics', '电子产品', 10), ('Home and garden', '家居园艺', 20), ('Clothing', '服装', 30),
  ('Toys and hobbies', '玩具与爱好', 40), ('Beauty and health', '美妆健康', 50), ('Sports', '运动', 60);
insert into categories (parent_id, name_en, name_cn, sort)
select p.category_id, c.en, c.cn, c.sort
  from (values
    ('Electronics', 'Phone accessories', '手机配件', 10), ('Electronics', 'Chargers and cables', '充电器与线材', 20), ('Electronics', 'Audio', '音频设备', 30),
    ('Home and garden', 'Kitchen', '厨房用品', 10), ('Home and garden', 'Lighting', '照明', 20), ('Home and garden', 'Tools', '工具', 30),
    ('Clothing', 'Women', '女装', 10), ('Clothing', 'Men', '男装', 20), ('Clothing', 'Shoes', '鞋类', 30),
    ('Toys and hobbies', 'Puzzles', '拼图', 10), ('Toys and hobbies', 'Models', '模型', 20),
    ('Beauty and health', 'Skin care', '护肤', 10), ('Beauty and health', 'Hair', '美发', 20),
    ('Sports', 'Cycling', '骑行', 10), ('Sports', 'Fitness', '健身', 20)) c (parent, en, cn, sort)
  join categories p on p.name_en = c.parent and p.parent_id is null;

-- What carriers must know about a product: battery, liquid, magnet. The screens call it the product attribute.
create table properties (
  property_id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z][a-z0-9_]{1,30}$'),
  name_en text not null,
  name_cn text not null,
  sort int not null default 0,
  enabled boolean not null default true
);
grant select on properties to quayside_merchant, quayside_desk, quayside_system;
grant insert, update on properties to quayside_desk;
insert into properties (code, name_en, name_cn, sort) values
  ('general', 'General goods', '普货', 10), ('battery_inside', 'Built-in battery', '内置电池', 20), ('battery_packed', 'Battery packed with it', '配套电池', 30),
  ('magnetic', 'Magnetic', '带磁', 40), ('liquid', 'Liquid', '液体', 50), ('powder', 'Powder', '粉末', 60), ('paste', 'Paste or cream', '膏状', 70),
  ('textile', 'Textile', '纺织品', 80), ('cosmetics', 'Cosmetics', '化妆品', 90), ('food', 'Food', '食品', 100), ('blade', 'Blade', '刀具', 110),
  ('wood', 'Wood or bamboo', '木竹制品', 120), ('fragile', 'Fragile', '易碎品', 130);

-- Pictures of the provider's own, which every merchant may see.
create table provider_files (
  file_id uuid primary key default gen_random_uuid(),
  staff_id bigint references staff,
  storage_key text not null unique,
  name text not null,
  mime text not null,
  bytes bigint not null check (bytes >= 0),
  sha256 bytea not null,
  created_at timestamptz not null default now()
);
grant select on provider_files to quayside_merchant, quayside_desk, quayside_system;
grant insert on provider_files to quayside_desk;

create sequence generated_barcodes;
grant usage on sequence generated_barcodes to quayside_merchant, quayside_desk, quayside_system;

create table products (
  customer_id bigint not null references customers,
  product_id bigint generated always as identity,
  sku text not null check (sku ~ '^[A-Za-z0-9_.-]([A-Za-z0-9_. -]*[A-Za-z0-9_.-])?$' and length(sku) <= 30),
  product_name text not null,
  name_cn text not null,
  name_en text not null,
  color text not null default '',
  size text not null default '',
  length_cm numeric(8,2) check (length_cm > 0),
  width_cm numeric(8,2) check (width_cm > 0),
  height_cm numeric(8,2) check (height_cm > 0),
  declared_value numeric(12,2) not null check (declared_value > 0),
  property_ids bigint[] not null check (cardinality(property_ids) between 1 and 10),
  hs_code text not null check (hs_code ~ '^[0-9]{6,10}$'),
  origin_country text check (origin_country ~ '^[A-Z]{2}$'),
  material_en text not null default '',
  material_cn text not null default '',
  purpose_en text not null default '',
  purpose_cn text not null default '',
  brand text not null default '',
  category_ids bigint[] not null default '{}' check (cardinality(category_ids) <= 10),
  weight_g int not null check (weight_g > 0),
  warning_quantity int not null default 0 check (warning_quantity >= 0),
  barcode text not null check (barcode ~ '^[A-Za-z0-9-]{1,30}$'),
  alias text not null default '',
  image_file_id uuid,
  -- Where the picture is to be fetched from, until it has been.
  image_url text not null default '',
  -- Where the picture was fetched from, so that the same workbook, brought again, asks for nothing.
  image_source text not null default '',
  scan_serial boolean not null default false,
  -- What the warehouse measured; the merchant only reads it.
  measured_weight_g int check (measured_weight_g > 0),
  measured_length_cm numeric(8,2) check (measured_length_cm > 0),
  measured_width_cm numeric(8,2) check (measured_width_cm > 0),
  measured_height_cm numeric(8,2) check (measured_height_cm > 0),
  measured_at timestamptz,
  measured_by bigint references staff,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Deleted products stay for the logs that name them; their codes are free again (D-11).
  deleted_at timestamptz,
  search_text text not null generated always as (lower(sku || E'\n' || product_name || E'\n' || name_cn || E'\n' || name_en || E'\n' || alias || E'\n' || barcode)) stored,
  primary key (customer_id, product_id),
  foreign key (customer_id, image_file_id) references files (customer_id, file_id)
);
create unique index products_sku on products (customer_id, lower(sku)) where deleted_at is null;
create unique index products_barcode on products (customer_id, barcode) where deleted_at is null;
create index products_newest on products (customer_id, product_id desc) where deleted_at is null;
create index products_by_sku on products (customer_id, sku, product_id) where deleted_at is null;
create index products_by_change on products (customer_id, updated_at, product_id) where deleted_at is null;
create index products_of_image on products (customer_id, image_file_id) where image_file_id is not null;
-- For staff, who look at every merchant's at once.
create index products_of_all on products (product_id) where deleted_at is null;
create index products_unmeasured on products (product_id) where deleted_at is null and measured_at is null;
create index products_measured on products (product_id) where deleted_at is null and measured_at is not null;
create index products_search on products using gin (customer_id, search_text gin_trgm_ops) where deleted_at is null;
call protect_tenant_table('products');
grant select, insert, update on products to quayside_merchant, quayside_desk, quayside_system;

-- A merchant's words for its products: every SKU and every alias, each at most once (D-07).
create table product_codes (
  customer_id bigint not null,
  code text not null check (code = lower(code)),
  product_id bigint not null,
  is_alias boolean not null,
  primary key (customer_id, code),
  foreign key (customer_id, product_id) references products (customer_id, product_id)
);
create unique index product_codes_of_product on product_codes (customer_id, product_id, is_alias);
call protect_tenant_table('product_codes');
grant select, insert, update, delete on product_codes to quayside_merchant, quayside_system;
grant select on product_codes to quayside_desk;

-- Row-level security keeps LIKE away from its index, because that operator could tell of rows the policy hides. This function asks as
-- the owner of the table and sets the merchant itself: the one whose transaction it is, whatever is passed.
create function matching_products(needle text) returns setof bigint
language sql stable security definer set search_path = public rows 200 as $$
  select product_id from products
   where customer_id = current_customer() and deleted_at is null
     and search_text like '%' || replace(replace(replace(lower(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;
revoke execute on function matching_products(text) from public;
grant execute on function matching_products(text) to quayside_merchant;

-- Boxes, bags and fillings. Of the company when customer_id is null, else of that merchant alone.
create table consumables (
  consumable_id bigint generated always as identity primary key,
  customer_id bigint references customers,
  name_en text not null,
  name_cn text not null,
  image_file_id uuid references provider_files,
  unit_price numeric(12,2) not null check (unit_price >= 0),
  specification text not null default '',
  weight_g int not null check (weight_g >= 0),
  chargeable boolean not null default true,
  quantity int not null default 0 check (quantity >= 0),
  enabled boolean not null default true,
  updated_at timestamptz not null default now()
);
create unique index consumables_name on consumables (coalesce(customer_id, 0), lower(name_en), lower(specification));
alter table consumables enable row level security;
create policy own_and_shared on consumables for select to quayside_merchant using (customer_id is null or customer_id = (select current_customer()));
create policy every_row on consumables to quayside_desk, quayside_system using (true) with check (true);
grant select on consumables to quayside_merchant, quayside_system;
grant select, insert, update on consumables to quayside_desk;

create table product_consumables (
  customer_id bigint not null,
  product_id bigint not null,
  consumable_id bigint not null references consumables,
  quantity int not null check (quantity between 1 and 999),
  primary key (customer_id, product_id, consumable_id),
  foreign key (customer_id, product_id) references products (customer_id, product_id)
);
create index product_consumables_of_consumable on product_consumables (consumable_id);
call protect_tenant_table('product_consumables');
grant select, insert, update, delete on product_consumables to quayside_merchant;
grant select on product_consumables to quayside_desk, quayside_system;

-- A workbook on its way in: read and checked as a whole, repaired on screen, then taken over, all or the good rows (D-16).
create table imports (
  customer_id bigint not null references customers,
  import_id bigint generated always as identity,
  account_id bigint,
  kind text not null check (kind in ('products', 'serial_numbers')),
  mode text not null default 'create' check (mode in ('create', 'update')),
  file_id uuid not null,
  file_name text not null,
  state text not null default 'reading' check (state in ('reading', 'checked', 'refused', 'imported', 'discarded')),
  -- Why the file as a whole cannot be read; a refusal's code.
  refusal text,
  row_count int not null default 0,
  good_count int not null default 0,
  faulty_count int not null default 0,
  unchanged_count int not null default 0,
  imported_count int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (customer_id, import_id),
  foreign key (customer_id, file_id) references files (customer_id, file_id),
  check ((state = 'refused') = (refusal is not null))
);
create index imports_newest on imports (customer_id, import_id desc);
create index imports_age on imports (created_at);
call protect_tenant_table('imports');
grant select, insert, update on imports to quayside_merchant;
grant select, insert, update, delete on imports to quayside_system;
grant select on imports to quayside_desk;

create table import_rows (
  customer_id bigint not null,
  import_id bigint not null,
  -- As the spreadsheet numbers it.
  row_no int not null,
  cells jsonb not null,
  faults jsonb not null default '[]',
  state text not null default 'good' check (state in ('good', 'faulty', 'unchanged', 'imported')),
  primary key (customer_id, import_id, row_no),
  foreign key (customer_id, import_id) references imports (customer_id, import_id) on delete cascade
);
create index import_rows_of_state on import_rows (customer_id, import_id, state, row_no);
call protect_tenant_table('import_rows');
grant select, insert, update on import_rows to quayside_merchant;
grant select, insert, update, delete on import_rows to quayside_system;
grant select on import_rows to quayside_desk;

create table serial_numbers (
  customer_id bigint not null references customers,
  serial_id bigint generated always as identity,
  serial_number text not null check (serial_number ~ '^[A-Za-z0-9-]{1,64}$'),
  product_id bigint not null,
  box_no text not null default '',
  receiving_no text not null default '',
  status text not null default 'unbound' check (status in ('unbound', 'bound')),
  system_order_no text,
  customer_order_no text,
  created_at timestamptz not null default now(),
  bound_at timestamptz,
  primary key (customer_id, serial_id),
  foreign key (customer_id, product_id) references products (customer_id, product_id),
  check ((status = 'bound') = (bound_at is not null))
);
create unique index serial_numbers_number on serial_numbers (customer_id, upper(serial_number));
create index serial_numbers_newest on serial_numbers (customer_id, serial_id desc);
create index serial_numbers_of_product on serial_numbers (customer_id, product_id, serial_id desc);
create index serial_numbers_of_box on serial_numbers (customer_id, box_no, serial_id desc);
create index serial_numbers_of_order on serial_numbers (customer_id, system_order_no) where system_order_no is not null;
call protect_tenant_table('serial_numbers');
grant select, insert, update on serial_numbers to quayside_merchant, quayside_desk, quayside_system;
