import type { Selectable } from 'kysely';
import type { Tables } from '#server/kernel/tables.generated.ts';
import type { Letter } from '#server/ports/mail/port.ts';

/** The mail to send, from the brand. Its message id comes from the row's id, so every retry has the same one. */
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
