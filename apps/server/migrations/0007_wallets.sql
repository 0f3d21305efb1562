-- One wallet a customer, in USD. The balance is the sum of its entries, held the sum of its holds; both are kept here so that a decision
-- needs one row, and a nightly proof shows that they agree. What can still be promised is never below zero.
create table wallets (
  customer_id bigint primary key references customers,
  balance numeric(16,2) not null default 0,
  held numeric(16,2) not null default 0 check (held >= 0),
  credit_limit numeric(16,2) not null default 0 check (credit_limit >= 0),
  last_seq bigint not null default 0,
  updated_at timestamptz not null default now(),
  check (balance - held + credit_limit >= 0)
);
call protect_tenant_table('wallets');
grant select, insert, update on wallets to quayside_merchant, quayside_desk, quayside_system;

-- The ledger. Nobody may alter or remove a line: the roles may insert and read.
create table wallet_entries (
  customer_id bigint not null references customers,
  entry_id bigint generated always as identity (start with 100001),
  -- Its place in the wallet's own order, without gaps.
  seq bigint not null,
  bill_type text not null check (bill_type in ('top_up', 'order', 'refund', 'storage', 'adjustment', 'compensation', 'service')),
  fee_type text not null check (fee_type ~ '^[a-z_]{2,40}$'),
  amount numeric(16,2) not null check (amount <> 0),
  balance_after numeric(16,2) not null,
  source_type text not null check (source_type in ('top_up', 'order', 'storage_bill', 'adjustment', 'loss_order', 'self_service', 'drop_shipping')),
  source_no text not null,
  -- Which of its document's entries this is: the same one twice is refused.
  entry_key text not null,
  country text check (country ~ '^[A-Z]{2}$'),
  quantity int,
  sku_quantity int,
  weight_g int,
  tracking_number text not null default '',
  remark text not null default '',
  -- Money that came in another currency.
  original_currency text,
  original_amount numeric(16,2),
  rate numeric(18,8),
  rate_source text,
  actor_kind text not null check (actor_kind in ('main', 'internal', 'supplier', 'staff', 'api_key', 'system')),
  actor_name text not null,
  created_at timestamptz not null,
  primary key (customer_id, entry_id),
  unique (customer_id, seq),
  unique (customer_id, source_type, source_no, entry_key)
);
create index wallet_entries_newest on wallet_entries (customer_id, created_at desc, entry_id desc);
create index wallet_entries_of_bill_type on wallet_entries (customer_id, bill_type, created_at desc, entry_id desc);
create index wallet_entries_of_fee_type on wallet_entries (customer_id, fee_type, created_at desc, entry_id desc);
create index wallet_entries_of_source on wallet_entries (customer_id, source_no, created_at desc, entry_id desc);
create index wallet_entries_of_both_types on wallet_entries (customer_id, fee_type, bill_type, created_at desc, entry_id desc);
alter table wallet_entries enable row level security;
create policy own_rows on wallet_entries for select to quayside_merchant using (customer_id = (select current_customer()));
create policy write_own on wallet_entries for insert to quayside_merchant with check (customer_id = (select current_customer()));
create policy every_row on wallet_entries for select to quayside_desk, quayside_system using (true);
create policy write_any on wallet_entries for insert to quayside_desk, quayside_system with check (true);
grant select, insert on wallet_entries to quayside_merchant, quayside_desk, quayside_system;

-- Money promised to a document and not yet spent.
create table wallet_holds (
  customer_id bigint not null references customers,
  source_type text not null,
  source_no text not null,
  amount numeric(16,2) not null check (amount > 0),
  created_at timestamptz not null,
  primary key (customer_id, source_type, source_no)
);
call protect_tenant_table('wallet_holds');
grant select, insert, update, delete on wallet_holds to quayside_merchant, quayside_desk, quayside_system;

-- What staff want to book by hand. Above an amount the provider sets, somebody else must agree.
create table wallet_adjustments (
  customer_id bigint not null references customers,
  adjustment_id bigint generated always as identity (start with 1001),
  amount numeric(16,2) not null check (amount <> 0),
  reason text not null check (reason <> ''),
  state text not null default 'proposed' check (state in ('proposed', 'booked', 'refused')),
  proposed_by bigint not null references staff,
  decided_by bigint references staff,
  decided_at timestamptz,
  decision_remark text not null default '',
  needs_second boolean not null,
  created_at timestamptz not null default now(),
  primary key (customer_id, adjustment_id),
  check ((state = 'proposed') = (decided_at is null)),
  check (not needs_second or state <> 'booked' or decided_by <> proposed_by)
);
create index wallet_adjustments_newest on wallet_adjustments (adjustment_id desc);
create index wallet_adjustments_of_state on wallet_adjustments (state, adjustment_id desc);
call protect_tenant_table('wallet_adjustments');
grant select, insert, update on wallet_adjustments to quayside_desk, quayside_system;

-- Every night all wallets are held against their entries and holds.
create table wallet_proofs (
  proof_id bigint generated always as identity primary key,
  ran_at timestamptz not null,
  wallets int not null,
  wrong int not null,
  details jsonb not null default '[]'
);
create index wallet_proofs_newest on wallet_proofs (ran_at desc);
grant select on wallet_proofs to quayside_desk;
grant select, insert on wallet_proofs to quayside_system;

insert into basic_config (cfg_name, value) values ('adjustment_second_eyes_usd', '500');

-- Where merchants pay to: data of the provider, by brand, method and currency.
create table receiving_accounts (
  receiving_account_id bigint generated always as identity primary key,
  platform_type int not null references brands,
  method text not null check (method in ('wire_transfer', 'paypal', 'alipay', 'wechat', 'tt', 'western_union', 'bank', 'payoneer')),
  currency text not null,
  account_name text not null,
  account_number text not null,
  bank text not null default '',
  swift text not null default '',
  note_en text not null default '',
  note_cn text not null default '',
  enabled boolean not null default true,
  updated_at timestamptz not null default now()
);
create unique index receiving_accounts_one on receiving_accounts (platform_type, method, currency) where enabled;
grant select on receiving_accounts to quayside_merchant, quayside_system;
grant select, insert, update on receiving_accounts to quayside_desk;

-- How many USD one unit of a currency is worth, from a day on.
create table exchange_rates (
  currency text not null check (currency <> 'USD'),
  valid_from date not null,
  rate numeric(18,8) not null check (rate > 0),
  source text not null check (source <> ''),
  staff_id bigint references staff,
  created_at timestamptz not null default now(),
  primary key (currency, valid_from)
);
grant select on exchange_rates to quayside_merchant, quayside_system;
grant select, insert, update on exchange_rates to quayside_desk;
insert into exchange_rates (currency, valid_from, rate, source) values
  ('HKD', '2024-01-01', 0.128, 'opening table'), ('CNY', '2024-01-01', 0.14, 'opening table'), ('EUR', '2024-01-01', 1.08, 'opening table'),
  ('GBP', '2024-01-01', 1.27, 'opening table'), ('AUD', '2024-01-01', 0.66, 'opening table'), ('SGD', '2024-01-01', 0.74, 'opening table'),
  ('CAD', '2024-01-01', 0.73, 'opening table'), ('NZD', '2024-01-01', 0.61, 'opening table'), ('KRW', '2024-01-01', 0.00074, 'opening table'),
  ('RUB', '2024-01-01', 0.011, 'opening table'), ('CHF', '2024-01-01', 1.13, 'opening table'), ('SEK', '2024-01-01', 0.095, 'opening table'),
  ('JPY', '2024-01-01', 0.0067, 'opening table');

-- A remittance a merchant says it has made. Its reference was shown before, to be quoted at the bank.
create table top_ups (
  customer_id bigint not null references customers,
  top_up_id bigint generated always as identity (start with 1001),
  reference text not null unique check (reference ~ '^[A-Z0-9-]{6,20}$'),
  -- Shown but not yet submitted while it is a draft.
  status text not null default 'draft' check (status in ('draft', 'submitted', 'received', 'rejected')),
  method text not null check (method in ('wire_transfer', 'paypal', 'alipay', 'wechat', 'tt', 'western_union', 'bank', 'payoneer')),
  currency text not null,
  receiving_account_id bigint references receiving_accounts,
  amount numeric(16,2) check (amount > 0),
  paid_on date,
  voucher_file_id uuid,
  remark text not null default '',
  account_id bigint,
  created_at timestamptz not null default now(),
  submitted_at timestamptz,
  reviewed_at timestamptz,
  reviewed_by bigint references staff,
  staff_remark text not null default '',
  rate numeric(18,8),
  rate_source text,
  credited_usd numeric(16,2) check (credited_usd > 0),
  primary key (customer_id, top_up_id),
  foreign key (customer_id, voucher_file_id) references files (customer_id, file_id),
  check (status = 'draft' or (amount is not null and paid_on is not null and voucher_file_id is not null and submitted_at is not null)),
  check ((status = 'received') = (credited_usd is not null)),
  check ((status in ('received', 'rejected')) = (reviewed_at is not null))
);
create index top_ups_newest on top_ups (customer_id, submitted_at desc, top_up_id desc) where status <> 'draft';
create index top_ups_to_review on top_ups (submitted_at, top_up_id) where status = 'submitted';
create index top_ups_of_status on top_ups (customer_id, status, submitted_at desc, top_up_id desc) where status <> 'draft';
create index top_ups_of_all on top_ups (top_up_id desc) where status <> 'draft';
create index top_ups_of_all_by_status on top_ups (status, top_up_id desc) where status <> 'draft';
-- A reference is looked for by its beginning.
create index top_ups_of_reference on top_ups (reference text_pattern_ops) where status <> 'draft';
create unique index top_ups_one_draft on top_ups (customer_id, method, currency) where status = 'draft';
call protect_tenant_table('top_ups');
grant select, insert, update on top_ups to quayside_merchant;
grant select, update on top_ups to quayside_desk;
grant select on top_ups to quayside_system;

-- Lines of a bank's statement, each with the remittance it seems to be.
create table bank_statement_lines (
  line_id bigint generated always as identity primary key,
  statement text not null,
  row_no int not null,
  booked_on date not null,
  currency text not null,
  amount numeric(16,2) not null,
  words text not null,
  customer_id bigint references customers,
  top_up_id bigint,
  state text not null default 'open' check (state in ('open', 'proposed', 'confirmed', 'ignored')),
  -- What the line says and, where a bank says the same twice, which of the two it is: statements overlap, and files share names.
  line_key text not null unique,
  created_at timestamptz not null default now(),
  foreign key (customer_id, top_up_id) references top_ups (customer_id, top_up_id)
);
create index bank_statement_lines_of_state on bank_statement_lines (state, line_id desc);
create index bank_statement_lines_of_top_up on bank_statement_lines (customer_id, top_up_id) where top_up_id is not null;
-- One payment pays one top-up: a second line with its reference stays open for somebody to look at.
create unique index bank_statement_lines_one on bank_statement_lines (customer_id, top_up_id) where state in ('proposed', 'confirmed');
alter table bank_statement_lines enable row level security;
create policy every_row on bank_statement_lines to quayside_desk, quayside_system using (true) with check (true);
grant select, insert, update on bank_statement_lines to quayside_desk, quayside_system;

-- What a cubic metre costs a day, by warehouse, from a day on, and from an age on. The first thirty days are free.
create table storage_rates (
  warehouse_id bigint not null references warehouses,
  valid_from date not null,
  from_age_days int not null check (from_age_days >= 0),
  usd_per_m3_day numeric(12,6) not null check (usd_per_m3_day >= 0),
  primary key (warehouse_id, valid_from, from_age_days)
);
grant select on storage_rates to quayside_merchant, quayside_system;
grant select, insert, update, delete on storage_rates to quayside_desk;
insert into storage_rates (warehouse_id, valid_from, from_age_days, usd_per_m3_day)
select warehouse_id, date '2024-01-01', age, rate from warehouses, (values (31, 0.80), (91, 1.20), (181, 2.00)) r (age, rate);

create table storage_bills (
  customer_id bigint not null references customers,
  bill_id bigint generated always as identity (start with 1001),
  bill_no text not null unique,
  warehouse_id bigint not null references warehouses,
  day date not null,
  receivable numeric(16,2) not null check (receivable > 0),
  discount numeric(16,2) not null default 0 check (discount >= 0),
  net numeric(16,2) not null generated always as (receivable - discount) stored,
  sku_types int not null,
  pieces int not null,
  volume_m3 numeric(16,6) not null,
  settled_at timestamptz,
  settled_by text,
  created_at timestamptz not null default now(),
  primary key (customer_id, bill_id),
  unique (customer_id, warehouse_id, day),
  check (discount <= receivable)
);
create index storage_bills_newest on storage_bills (customer_id, day desc, bill_id desc);
create index storage_bills_unsettled on storage_bills (customer_id, day desc, bill_id desc) where settled_at is null;
create index storage_bills_of_all on storage_bills (day desc, bill_id desc);
create index storage_bills_of_all_unsettled on storage_bills (day desc, bill_id desc) where settled_at is null;
create index storage_bills_of_warehouse on storage_bills (warehouse_id, day desc, bill_id desc);
call protect_tenant_table('storage_bills');
grant select, update on storage_bills to quayside_merchant, quayside_desk;
grant select, insert on storage_bills to quayside_system;

create table storage_bill_lines (
  customer_id bigint not null,
  bill_id bigint not null,
  line_no int not null,
  product_id bigint not null,
  shelved_on date not null,
  age_days int not null,
  free_days_left int not null,
  pieces int not null check (pieces > 0),
  volume_m3 numeric(16,6) not null,
  usd_per_m3_day numeric(12,6) not null,
  amount numeric(16,6) not null,
  primary key (customer_id, bill_id, line_no),
  foreign key (customer_id, bill_id) references storage_bills (customer_id, bill_id)
);
call protect_tenant_table('storage_bill_lines');
grant select on storage_bill_lines to quayside_merchant, quayside_desk;
grant select, insert on storage_bill_lines to quayside_system;

-- The days that have been billed: running one twice changes nothing.
create table storage_runs (
  day date primary key,
  ran_at timestamptz not null,
  bills int not null,
  amount numeric(16,2) not null
);
grant select on storage_runs to quayside_desk;
grant select, insert, update on storage_runs to quayside_system;

-- A notice is news for everybody, or a word to one merchant: then only those of its people read it who have the permission.
alter table notices
  add customer_id bigint references customers,
  add permission text,
  add check ((customer_id is null) = (permission is null));
drop index notices_published;
create index notices_published on notices (publish_on_time desc, press_id desc) where not withdrawn and customer_id is null;
create index notices_news on notices (press_id desc) where customer_id is null;
create index notices_told on notices (customer_id, publish_on_time desc, press_id desc) where customer_id is not null;
alter table notices enable row level security;
create policy news_or_own on notices for select to quayside_merchant using (customer_id is null or customer_id = (select current_customer()));
create policy every_row on notices to quayside_desk, quayside_system using (true) with check (true);
grant insert on notices to quayside_system;
