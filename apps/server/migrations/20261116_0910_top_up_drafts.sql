-- A draft belongs to the account that was shown: a replaced account gives a new draft and leaves the earlier one as it was.
alter table top_ups add column draft_until timestamptz;
update top_ups set draft_until = now() + interval '30 days' where status = 'draft';
alter table top_ups add constraint top_ups_draft_until check (status <> 'draft' or draft_until is not null);
drop index top_ups_one_draft;
create unique index top_ups_one_draft on top_ups (customer_id, receiving_account_id) where status = 'draft';
create index top_ups_old_drafts on top_ups (draft_until) where status = 'draft';

-- The nightly job deletes unused drafts; nothing else of a payment can be deleted.
grant delete on top_ups to quayside_system;
grant select on bank_statement_lines to quayside_system;
create policy only_drafts on top_ups as restrictive for delete using (status = 'draft');
