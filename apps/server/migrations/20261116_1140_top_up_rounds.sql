-- A rejected top-up can be corrected and sent again. Each sending is a round; earlier ones are kept with their decision.
alter table top_ups
  add column round int not null default 1 check (round > 0),
  add column voucher_hash bytea,
  -- A rejection from a template is kept in both languages; empty when staff wrote it themselves.
  add column staff_remark_cn text not null default '';
update top_ups t set voucher_hash = f.sha256
  from files f where f.customer_id = t.customer_id and f.file_id = t.voucher_file_id;

create table top_up_rounds (
  customer_id bigint not null,
  top_up_id bigint not null,
  round int not null check (round > 0),
  amount numeric(16,2) not null check (amount > 0),
  paid_on date not null,
  voucher_file_id uuid not null,
  remark text not null,
  submitted_at timestamptz not null,
  reviewed_at timestamptz not null,
  reviewed_by bigint references staff,
  staff_remark text not null,
  staff_remark_cn text not null,
  primary key (customer_id, top_up_id, round),
  foreign key (customer_id, top_up_id) references top_ups (customer_id, top_up_id),
  foreign key (customer_id, voucher_file_id) references files (customer_id, file_id)
);
create index top_up_rounds_of_voucher on top_up_rounds (customer_id, voucher_file_id);
call protect_tenant_table('top_up_rounds');
grant select, insert on top_up_rounds to quayside_merchant;
grant select on top_up_rounds to quayside_desk, quayside_system;

-- The same slip, or the same amount and day, under another reference.
create index top_ups_of_voucher_hash on top_ups (voucher_hash) where status in ('submitted', 'received');
create index top_ups_of_payment on top_ups (customer_id, paid_on, currency, amount) where status in ('submitted', 'received');
-- The desk's filters; those who wait are few, and have an index of their own.
create index top_ups_of_method on top_ups (method, top_up_id desc) where status <> 'draft';
create index top_ups_of_currency on top_ups (currency, amount, top_up_id desc) where status <> 'draft';
create index top_ups_of_day on top_ups (paid_on, top_up_id desc) where status <> 'draft';
create index top_ups_waiting_by_amount on top_ups (currency, amount) where status = 'submitted';
