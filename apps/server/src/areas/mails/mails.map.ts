import type { Selectable } from 'kysely';
import type { Tables } from '#server/kernel/tables.generated.ts';
import type { Letter } from '#server/ports/mail/port.ts';

/** The mail as it goes out, written by the brand. Its id is made of the row's, so that every try carries the same. */
export function letterOf(mail: Selectable<Tables['mails']>, siteName: string): Letter {
  const { mail_id, subject, html, text } = mail;
  return {
    messageId: `mail-${mail_id}.${mail.created_at.getTime().toString(36)}`,
    fromName: siteName,
    to: { name: mail.to_name, address: mail.to_address },
    subject,
    html,
    text,
  };
}
