-- What waits for staff is read oldest first, at most a thousand rows of one index each.
create index bank_statement_lines_open on bank_statement_lines (created_at, line_id) where state = 'open';
create index jobs_dead on jobs (ended_at, job_id) where state = 'dead';
create index customers_without_manager on customers (created_at, customer_id) where account_manager_id is null and status = 'active';
create index top_ups_reviewed on top_ups (reviewed_at) include (reviewed_by) where reviewed_at is not null;
create index approvals_decided on approvals (decided_at) include (decided_by) where decided_at is not null;
-- Done today, where an area keeps no time of its own.
create index operation_log_done_by_staff on operation_log (operation, operation_time) include (staff_id) where staff_id is not null and outcome = 'done';

-- Since when a customer's own money does not cover what is held for orders. Kept by a trigger: every path that writes a wallet counts.
alter table wallets add column low_since timestamptz;
create function note_low_balance() returns trigger language plpgsql as $$
begin
  new.low_since := case when new.held > 0 and new.balance < new.held then coalesce(case when tg_op = 'UPDATE' then old.low_since end, new.updated_at) end;
  return new;
end $$;
create trigger wallets_low_balance before insert or update on wallets for each row execute function note_low_balance();
-- The trigger fills it in.
update wallets set low_since = null where held > 0 and balance < held;
create index wallets_low on wallets (low_since, customer_id) where low_since is not null;
