-- A link that sets a password or confirms an address is a key: the stored mail is masked, the link itself is sealed until it is delivered.
alter table mails add column sealed_url bytea;
create index mails_with_link on mails (created_at) where sealed_url is not null;

-- SQL cannot seal, so links of mails that still wait are masked too and the mail must be sent again.
update mails
   set html = regexp_replace(html, '([?&](?:amp;)?(?:token|verify)=)[A-Za-z0-9_-]+', '\1hidden', 'g'),
       text = regexp_replace(text, '([?&](?:token|verify)=)[A-Za-z0-9_-]+', '\1hidden', 'g'),
       state = case state when 'queued' then 'failed' else state end,
       error = case state when 'queued' then 'The link was removed by an upgrade. Send the mail again.' else error end
 where template in ('accounts.reset_password', 'accounts.verify_email');

-- Staff start a password reset or a new confirmation for a merchant's account; the link goes to its mailbox only.
grant select, insert, update on account_links to quayside_desk;
