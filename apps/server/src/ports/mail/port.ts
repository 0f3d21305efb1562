export type Person = { readonly name: string; readonly address: string };

export type Letter = {
  /** The same for every retry, so that a recipient can recognise a duplicate. The mailer adds its domain. */
  readonly messageId: string;
  /** The sender's name: the brand. The address is the mailer's own. */
  readonly fromName: string;
  readonly to: Person;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

/**
 * `sent` to a mail server, or `kept` in the database because none is configured. Throws MailRefused when a retry would not help; any
 * other error may be temporary.
 */
export type Mailer = { readonly send: (letter: Letter) => Promise<'sent' | 'kept'>; readonly close: () => void };

/** The mail server refused permanently. The message is its reason, without the address. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
