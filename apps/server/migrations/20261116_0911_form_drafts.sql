-- What a person has typed into a form and not saved yet. `acting_staff_id` is 0 unless staff act for the account: they are another person.
create table form_drafts (
  customer_id bigint not null references customers,
  account_id bigint not null references accounts,
  acting_staff_id bigint not null default 0,
  form text not null check (form ~ '^[a-z-]{1,40}$'),
  -- The id of the edited record, or 'new'.
  record text not null check (record ~ '^(new|[0-9]{1,16})$'),
  version int not null check (version > 0),
  content jsonb not null check (octet_length(content::text) <= 131072),
  updated_at timestamptz not null,
  primary key (customer_id, account_id, acting_staff_id, form, record)
);
create index form_drafts_old on form_drafts (updated_at);
call protect_tenant_table('form_drafts');
grant select, insert, update, delete on form_drafts to quayside_merchant;
grant select, delete on form_drafts to quayside_system;
