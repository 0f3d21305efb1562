export type Person = { readonly name: string; readonly address: string };

export type Letter = {
  /** The same for every try, so that a receiver can recognise a repeat. The mailer adds its domain. */
  readonly messageId: string;
  /** Who writes, in the reader's words: the brand. The address is the mailer's own. */
  readonly fromName: string;
  readonly to: Person;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

/**
 * `sent` to a mail server, or `kept` for the desk to read because none is configured. Throws MailRefused when trying again is
 * of no use; whatever else it throws may pass.
 */
export type Mailer = { readonly send: (letter: Letter) => Promise<'sent' | 'kept'>; readonly close: () => void };

/** The mail server said no for good. The message is its reason, without the address. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
