export type Letter = {
  /** The same for every try, so that a receiver can recognise a repeat. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

/** `sent` to a mail server, or `kept` for the desk to read because none is configured. */
export type Mailer = { readonly send: (letter: Letter) => Promise<'sent' | 'kept'>; readonly close: () => void };
