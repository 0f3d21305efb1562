-- `customer_id` and `top_up_id` are the match; what the bank's text names stays, whatever is matched by hand.
alter table bank_statement_lines
  add column named_customer_id bigint,
  add column named_top_up_id bigint,
  add column by_hand text check (by_hand in ('matched', 'unmatched')),
  add column decided_by bigint references staff,
  add column decided_at timestamptz,
  add column reason text not null default '',
  add foreign key (named_customer_id, named_top_up_id) references top_ups (customer_id, top_up_id),
  add constraint bank_statement_lines_matched check (by_hand is distinct from 'matched' or top_up_id is not null),
  add constraint bank_statement_lines_decided check (by_hand is null or (decided_by is not null and decided_at is not null));
update bank_statement_lines set named_customer_id = customer_id, named_top_up_id = top_up_id;
create index bank_statement_lines_naming on bank_statement_lines (named_customer_id, named_top_up_id) where named_top_up_id is not null;
create index bank_statement_lines_of_currency on bank_statement_lines (state, currency, line_id desc);

-- A job matches the line of a top-up that was submitted; its row lock needs the right to update a column.
grant update (draft_until) on top_ups to quayside_system;
