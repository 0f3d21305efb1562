-- A receiving account never changes once it is made: a change is a new row, and the desk may only switch rows on and off.
alter table receiving_accounts add column replaces bigint references receiving_accounts;
revoke update on receiving_accounts from quayside_desk;
grant update (enabled, updated_at) on receiving_accounts to quayside_desk;

-- Who of the staff submitted it for the merchant: that person's word is no second one at the review.
alter table top_ups add column acting_staff_id bigint references staff;

-- The account a payment was made to, as the merchant saw it.
alter table top_ups add column paid_account jsonb;
update top_ups t
   set paid_account = jsonb_build_object('receiving_account_id', a.receiving_account_id, 'method', a.method, 'currency', a.currency,
         'account_name', a.account_name, 'account_number', a.account_number, 'bank', a.bank, 'swift', a.swift,
         'note_en', a.note_en, 'note_cn', a.note_cn)
  from receiving_accounts a where a.receiving_account_id = t.receiving_account_id;
alter table top_ups add constraint top_ups_account_kept check (receiving_account_id is null or paid_account is not null);
