import type { mailTexts } from '@quayside/i18n/server-texts.en';

type NameOf<Key> = Key extends `${infer Name}.subject` ? Name : never;

/** All mail templates: one per `….subject` in the mail texts. A new mail needs its texts in every language and a line below. */
export type MailTemplate = NameOf<keyof typeof mailTexts>;

/**
 * Whether a mail's link opens an account without a password. Such a link is sealed until the mail is delivered, and the desk reads the
 * mail without it. Every template says which it is.
 */
const holdsToken = {
  'accounts.verify_email': true,
  'accounts.reset_password': true,
  'accounts.password_changed': false,
  'inventory.low_stock': false,
  'verification.sent_back': false,
  'verification.canceled': false,
  'exceptions.raised': false,
  'exceptions.reminder': false,
  'interceptions.accepted': false,
  'interceptions.refused': false,
  'inbound.confirmed': false,
  'inbound.rejected': false,
  'inbound.voided': false,
  'inbound.time_proposed': false,
  'inbound.completed': false,
  'integrations.stopped': false,
  'connectors.changed': false,
  'loss-orders.opened': false,
  'loss-orders.opened_unknown': false,
  'loss-orders.reviewed': false,
  'loss-orders.reminder': false,
  'loss-orders.reminder_unknown': false,
  'staff.invitation': true,
  'staff.access_reset': true,
  'staff.password_changed': false,
  'sub-accounts.created': false,
  'top-ups.received': false,
  'top-ups.rejected': false,
  'wallets.adjusted': false,
  'wallets.limit_changed': false,
  'warning-emails.added': false,
  'sourcing.quoted': false,
  'sourcing.declined': false,
  'sourcing.message': false,
  'sourcing.expired': false,
  'work-orders.done': false,
  'work-orders.refused': false,
} as const satisfies Record<MailTemplate, boolean>;

export type SecurityTemplate = { [Name in MailTemplate]: (typeof holdsToken)[Name] extends true ? Name : never }[MailTemplate];

export function isSecurityTemplate(template: string): template is SecurityTemplate {
  return Object.entries(holdsToken).some(([name, secret]) => secret && name === template);
}
