-- Mails about money a merchant does not want. The message in the portal is always written.
alter table customers add column muted_mails text[] not null default '{}'
  check (muted_mails <@ array['adjustment', 'credit_limit', 'top_up']);
grant update (muted_mails) on customers to quayside_merchant;
