-- What a customer and its people say about themselves.
alter table customers
  add column phone text not null default '',
  add column country text not null default '' check (country ~ '^([A-Z]{2})?$'),
  add column currency text not null default 'USD',
  add column account_manager_id bigint references staff,
  add column show_true_tracking_number boolean not null default false;
grant insert on customers to quayside_public;
create policy signing_up on customers for insert to quayside_public with check (true);
grant update (phone, show_true_tracking_number) on customers to quayside_merchant;
grant update (status, account_manager_id) on customers to quayside_desk;
create index customers_of_manager on customers (account_manager_id, customer_id desc);
create index customers_of_status on customers (status, customer_id desc);
-- The merchant reads who looks after them, and nothing else about staff.
grant select (staff_id, name) on staff to quayside_merchant;

alter table accounts
  add column phone text not null default '',
  add column email_verified_at timestamptz,
  -- Encrypted. Set up but not confirmed while totp_enabled is false; the last step used is what a code cannot be used twice by.
  add column totp_secret bytea,
  add column totp_enabled boolean not null default false,
  add column totp_last_step bigint,
  -- The SKUs a sub-account may see; null is all of them (D-65: a supplier always has a list).
  add column skus text[],
  add check (not totp_enabled or totp_secret is not null);
update accounts set skus = '{}' where account_type = 'supplier';
alter table accounts add constraint accounts_supplier_has_skus check (account_type <> 'supplier' or skus is not null);
grant insert, update on accounts to quayside_merchant;
create index accounts_main_email on accounts (lower(email) text_pattern_ops) where account_type = 'main';

-- Links we mail: a new password, an address to confirm. Good once, for a while (D-90).
create table account_links (
  token_hash bytea primary key,
  customer_id bigint not null references customers,
  account_id bigint not null references accounts on delete cascade,
  purpose text not null check (purpose in ('reset_password', 'verify_email')),
  expires_at timestamptz not null,
  used_at timestamptz
);
-- A newer link takes the older one's place.
create unique index account_links_open on account_links (account_id, purpose) where used_at is null;
create index account_links_expiry on account_links (expires_at);
call protect_tenant_table('account_links');
create policy following on account_links for select to quayside_public using (true);
grant select on account_links to quayside_public;
grant select, insert, update, delete on account_links to quayside_merchant, quayside_system;

-- Secrets that must be read back (a key shown on the settings page, a second factor) are kept encrypted with this, unless the operator
-- gives a key of their own. No role of the app may read it; the server does so once, at its start.
create table server_secrets (
  name text primary key,
  value bytea not null
);

-- The customer's own API key, readable by its main account.
alter table api_keys add column sealed bytea;
drop index api_keys_of_customer;
create unique index api_keys_of_customer on api_keys (customer_id);
grant insert, delete on api_keys to quayside_merchant;

-- Sessions can be listed and ended one by one; staff acting for a customer do so under their own name.
alter table sessions
  add column session_id uuid not null default gen_random_uuid() unique,
  add column acting_staff_id bigint references staff,
  add check (acting_staff_id is null or account_id is not null);
grant insert on sessions to quayside_desk;
create index sessions_of_customer on sessions (customer_id, account_id, last_seen_at desc) where customer_id is not null;
create index sessions_of_acting_staff on sessions (acting_staff_id) where acting_staff_id is not null;

-- As before, and now with the SKUs somebody may see and the member of staff who acts for the account.
drop function open_session(bytea, text);
create function open_session(wanted_hash bytea, realm text)
returns table (kind text, account_id bigint, staff_id bigint, customer_id bigint, name text, email text, language text,
               staff_role text, permissions text[], remember boolean, last_seen_at timestamptz,
               skus text[], acting_staff_id bigint, acting_staff_name text)
language plpgsql as $$
begin
  if realm = 'open' then
    return query select case when act_as('quayside_merchant', k.customer_id) then 'api_key' end, null::bigint, null::bigint, k.customer_id, c.name, '', 'en',
           null::text, '{}'::text[], false, now(), null::text[], null::bigint, null::text
      from api_keys k join customers c using (customer_id)
     where k.key_hash = wanted_hash and c.status = 'active';
  elsif realm = 'desk' then
    return query select case when act_as('quayside_desk', null) then 'staff' end, null::bigint, s.staff_id, null::bigint, p.name, p.email, 'en',
           p.role, '{}'::text[], s.remember, s.last_seen_at, null::text[], null::bigint, null::text
      from sessions s join staff p using (staff_id)
     where s.token_hash = wanted_hash and s.expires_at > now() and p.status = 'enabled';
  else
    return query select case when act_as('quayside_merchant', a.customer_id) then a.account_type end, a.account_id, null::bigint, a.customer_id,
           concat_ws(' ', a.firstname, a.lastname), a.email, a.language, null::text, a.permissions, s.remember, s.last_seen_at,
           a.skus, s.acting_staff_id, p.name
      from sessions s join accounts a using (account_id) join customers c on c.customer_id = a.customer_id
      left join staff p on p.staff_id = s.acting_staff_id
     where s.token_hash = wanted_hash and s.expires_at > now() and a.status = 'enabled' and c.status = 'active'
       and (s.acting_staff_id is null or p.status = 'enabled');
  end if;
end $$;

alter table operation_log add column user_agent text not null default '';
create index operation_log_sign_ins on operation_log (customer_id, account_id, log_id desc) where operation = 'sessions.login';
create index operation_log_of_kind on operation_log (actor_kind, log_id desc);

-- News of the provider for its merchants.
create table notices (
  press_id bigint generated always as identity primary key,
  title_en text not null,
  title_cn text not null,
  description_en text not null,
  description_cn text not null,
  meta_title text not null default '',
  platform_types int[] not null default '{1,3,4}' check (cardinality(platform_types) > 0),
  publish_on_time timestamptz not null,
  withdrawn boolean not null default false,
  created_by bigint references staff,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index notices_published on notices (publish_on_time desc, press_id desc) where not withdrawn;
grant select on notices to quayside_merchant, quayside_system;
grant select, insert, update on notices to quayside_desk;

create table notice_reads (
  customer_id bigint not null references customers,
  account_id bigint not null references accounts on delete cascade,
  press_id bigint not null references notices,
  read_at timestamptz not null default now(),
  primary key (customer_id, account_id, press_id)
);
call protect_tenant_table('notice_reads');
grant select, insert on notice_reads to quayside_merchant;
grant select on notice_reads to quayside_desk, quayside_system;

-- Settings of the provider that need no restart.
create table basic_config (
  cfg_name text primary key,
  value text not null,
  updated_at timestamptz not null default now(),
  updated_by bigint references staff
);
insert into basic_config (cfg_name, value) values
  ('max_upload_size', '5'),
  ('app_down_button_is_display', '0'),
  ('android_download_link', ''),
  ('ios_download_link', ''),
  ('fulfilment_fee_customer_id', ''),
  ('orders_need_verified_email', '0');
grant select on basic_config to quayside_public, quayside_merchant, quayside_desk, quayside_system;
grant update on basic_config to quayside_desk;

alter table brands
  add column logo_svg text not null default '',
  add column favicon_svg text not null default '',
  add column api_address text not null default '',
  add column shop_address text not null default '',
  add column logistics_address text not null default '',
  add column terms_path text not null default '/terms',
  add column privacy_path text not null default '/privacy',
  add column quote_path text not null default '/quote',
  add column guide_en text not null default '',
  add column guide_cn text not null default '',
  add column register_text_en text not null default '',
  add column register_text_cn text not null default '',
  add column offers_zh_tw boolean not null default false,
  add column updated_at timestamptz not null default now();
grant update on brands to quayside_desk;

update brands set
  api_address = 'https://api.harbourline.example', shop_address = 'https://shop.harbourline.example', logistics_address = 'https://3pl.harbourline.example',
  guide_en = 'https://help.harbourline.example/en', guide_cn = 'https://help.harbourline.example/cn',
  register_text_en = 'Open your Harbourline account and ship from our warehouses within a day. One portal for stock, orders and bills, with a person to call by name.',
  register_text_cn = '开通 Harbourline 账号，最快一天即可从我们的仓库发货。库存、订单、账单集中在一个平台，并有专属客户经理。',
  logo_svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="11" fill="#1f5eff"/><path d="M13 24a11 11 0 0 1 22 0z" fill="#fff"/><path d="M8 31c4 0 4-3 8-3s4 3 8 3 4-3 8-3 4 3 8 3" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><path d="M12 38c3 0 3-2.5 6-2.5s3 2.5 6 2.5 3-2.5 6-2.5 3 2.5 6 2.5" fill="none" stroke="#a9c1ff" stroke-width="3" stroke-linecap="round"/></svg>',
  favicon_svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1f5eff"/><path d="M8 17a8 8 0 0 1 16 0z" fill="#fff"/><path d="M5 24c3.7 0 3.7-3 7.3-3s3.7 3 7.4 3 3.6-3 7.3-3" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>'
where platform_type = 1;

update brands set
  api_address = 'https://api.northlane.example', shop_address = 'https://shop.northlane.example', logistics_address = 'https://3pl.northlane.example',
  guide_en = 'https://help.northlane.example/en', guide_cn = 'https://help.northlane.example/cn',
  register_text_en = 'Register with Northlane to reach buyers across Europe and North America. Duties, returns and tracking are part of the lane, not an extra.',
  register_text_cn = '注册 Northlane，将商品送达欧洲和北美的买家。关税、退货与跟踪均已包含在线路之中，无需另行购买。',
  logo_svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="23" fill="#0f766e"/><circle cx="24" cy="24" r="18.5" fill="none" stroke="#5eb8ae" stroke-width="1.5"/><path d="M24 6l8.5 31L24 31.5z" fill="#fff"/><path d="M24 6l-8.5 31 8.5-5.5z" fill="#a8ddd6"/></svg>',
  favicon_svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#0f766e"/><path d="M16 4l7 22-7-4.5z" fill="#fff"/><path d="M16 4L9 26l7-4.5z" fill="#a8ddd6"/></svg>'
where platform_type = 3;

update brands set
  api_address = 'https://api.parcelwharf.example', shop_address = 'https://shop.parcelwharf.example', logistics_address = 'https://3pl.parcelwharf.example',
  guide_en = 'https://help.parcelwharf.example/en', guide_cn = 'https://help.parcelwharf.example/cn',
  register_text_en = 'Join Parcelwharf: small parcels, honest weights, every fee explained to the gram. Start with one SKU and grow from there.',
  register_text_cn = '加入 Parcelwharf：小包裹、真实计重、费用精确到克。从一个 SKU 开始，逐步成长。',
  logo_svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M24 2.5l19 11-19 11-19-11z" fill="#f0a35e"/><path d="M5 13.5l19 11v21l-19-11z" fill="#b4540a"/><path d="M43 13.5l-19 11v21l19-11z" fill="#873d05"/><path d="M14.5 8l19 11v7.5" fill="none" stroke="#fff" stroke-width="3.2" stroke-linejoin="round"/></svg>',
  favicon_svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M16 1l13 7.5L16 16 3 8.5z" fill="#f0a35e"/><path d="M3 8.5L16 16v15L3 23.5z" fill="#b4540a"/><path d="M29 8.5L16 16v15l13-7.5z" fill="#873d05"/></svg>'
where platform_type = 4;

grant insert, update on staff to quayside_desk;
