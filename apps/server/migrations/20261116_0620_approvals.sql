-- What one member of staff may not do alone. The payload is what is carried out once a second person agrees.
create table approvals (
  approval_id bigint generated always as identity (start with 1001) primary key,
  kind text not null check (kind in ('adjustment', 'credit_limit', 'storage_discount', 'top_up', 'exchange_rate', 'receiving_account', 'threshold')),
  customer_id bigint references customers,
  -- What it acts on: one proposal waits for each.
  subject text not null,
  amount_usd numeric(16,2),
  reason text not null,
  payload jsonb not null,
  before jsonb not null,
  after jsonb not null,
  state text not null default 'proposed' check (state in ('proposed', 'agreed', 'rejected', 'withdrawn')),
  proposed_by bigint not null references staff,
  proposed_at timestamptz not null default now(),
  decided_by bigint references staff,
  decided_at timestamptz,
  decision_remark text not null default '',
  check ((state = 'proposed') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  constraint approvals_two_people check (state <> 'agreed' or decided_by <> proposed_by),
  check (state <> 'withdrawn' or decided_by = proposed_by)
);
create unique index approvals_one_waiting on approvals (kind, subject) where state = 'proposed';
create index approvals_waiting on approvals (proposed_at, approval_id) where state = 'proposed';
create index approvals_queue on approvals
  ((case when state = 'proposed' then 1000000000000000 - approval_id else approval_id end) desc, approval_id desc);
create index approvals_of_customer on approvals (customer_id, approval_id desc);
call protect_tenant_table('approvals');
grant select, insert on approvals to quayside_desk, quayside_system;
-- Only the decision can be written later: what was proposed cannot be exchanged under the eyes of the second person.
grant update (state, decided_by, decided_at, decision_remark) on approvals to quayside_desk, quayside_system;

-- What a member of staff has moved without a second person: USD of a customer, or percent of a currency's rate.
create table unapproved_moves (
  move_id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  kind text not null,
  customer_id bigint references customers,
  currency text,
  amount numeric(18,6) not null check (amount > 0),
  moved_at timestamptz not null,
  check ((customer_id is null) <> (currency is null))
);
create index unapproved_moves_of_customer on unapproved_moves (customer_id, staff_id, moved_at);
create index unapproved_moves_of_currency on unapproved_moves (currency, staff_id, moved_at);
call protect_tenant_table('unapproved_moves');
grant select, insert on unapproved_moves to quayside_desk, quayside_system;

-- Adjustments that wait, and those of the last day, count from the first start on.
insert into approvals (kind, customer_id, subject, amount_usd, reason, payload, before, after, proposed_by, proposed_at)
select 'adjustment', customer_id, adjustment_id::text, abs(amount), reason,
       jsonb_build_object('customer_id', customer_id, 'adjustment_id', adjustment_id), '{}', jsonb_build_object('amount', amount::text),
       proposed_by, created_at
  from wallet_adjustments where state = 'proposed';
insert into unapproved_moves (staff_id, kind, customer_id, amount, moved_at)
select proposed_by, 'adjustment', customer_id, abs(amount), created_at
  from wallet_adjustments where state = 'booked' and not needs_second and created_at > now() - interval '24 hours';

-- Who gave a member of staff access last: that person's proposals need somebody else.
alter table staff add column if not exists access_reset_by bigint;
alter table staff add column if not exists access_reset_at timestamptz;
