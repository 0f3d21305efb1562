/** Sends a message to a URL a merchant has entered. Never throws: what went wrong is part of the outcome. */
export type Webhooks = { readonly send: (webhook: Webhook) => Promise<Sent> };

export type Webhook = { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body: string };

export type Sent = {
  /** Null: no answer. */
  readonly status: number | null;
  /** The beginning of the answer, or why there is none. */
  readonly answer: string;
  readonly ms: number;
};
