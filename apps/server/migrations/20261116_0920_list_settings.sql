-- How a person arranged a list (columns, rows a page) and the views they saved for it.
create table account_list_settings (
  customer_id bigint not null references customers,
  account_id bigint not null references accounts on delete cascade,
  list text not null check (length(list) between 1 and 80),
  settings jsonb not null default '{}' check (octet_length(settings::text) <= 16384),
  views jsonb not null default '[]' check (octet_length(views::text) <= 16384 and jsonb_array_length(views) <= 20),
  updated_at timestamptz not null default now(),
  primary key (customer_id, account_id, list)
);
call protect_tenant_table('account_list_settings');
grant select, insert, update on account_list_settings to quayside_merchant;

create table staff_list_settings (
  staff_id bigint not null references staff on delete cascade,
  list text not null check (length(list) between 1 and 80),
  settings jsonb not null default '{}' check (octet_length(settings::text) <= 16384),
  views jsonb not null default '[]' check (octet_length(views::text) <= 16384 and jsonb_array_length(views) <= 20),
  updated_at timestamptz not null default now(),
  primary key (staff_id, list)
);
grant select, insert, update on staff_list_settings to quayside_desk;
