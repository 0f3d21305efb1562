import type { Selectable } from 'kysely';
import { escapeHtml } from '#server/kernel/escape-html.ts';
import type { Secrets } from '#server/kernel/secrets.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import { maskedUrl } from '#server/kernel/token-url.ts';
import { MailRefused, type Letter } from '#server/ports/mail/port.ts';
import { isSecurityTemplate } from './security-templates.ts';

/** Sealed for its recipient: moved to another row, it cannot be opened. */
export const urlPlace = (address: string) => `mail_url:${address}`;

type MailRow = Selectable<Tables['mails']>;

/** The mail to send, from the brand. Its message id comes from the row's id, so every retry has the same one. */
export function letterOf(mail: MailRow, siteName: string, secrets: Secrets): Letter {
  const { mail_id, subject } = mail;
  return {
    messageId: `mail-${mail_id}.${mail.created_at.getTime().toString(36)}`,
    fromName: siteName,
    to: { name: mail.to_name, address: mail.to_address },
    subject,
    ...bodyOf(mail, secrets),
  };
}

/** The stored body is masked; the recipient gets the link. */
function bodyOf(mail: MailRow, secrets: Secrets): { html: string; text: string } {
  const { html, text } = mail;
  if (!isSecurityTemplate(mail.template)) return { html, text };
  const url = mail.sealed_url && secrets.unseal(mail.sealed_url, urlPlace(mail.to_address));
  if (url === null) throw new MailRefused('The link of this mail cannot be read any more. Send it again.');
  const masked = maskedUrl(url);
  // A function as replacement: "$" in a URL is not a pattern.
  return { html: html.replaceAll(escapeHtml(masked), () => escapeHtml(url)), text: text.replaceAll(masked, () => url) };
}
