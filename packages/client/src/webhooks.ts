/** What arrived, as it arrived: the body must not be parsed and written again. */
export type Arrived = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>> | Headers;
  readonly body: string;
};
export type WebhookMessage = {
  readonly type: string;
  readonly timestamp: string;
  readonly test?: true;
  readonly data: Readonly<Record<string, unknown>>;
};

/** The message is not from us, was changed, or is too old. */
export class WebhookError extends Error {
  override name = 'WebhookError';
}

const PREFIX = 'whsec_';

/**
 * Checks the signature of a webhook (Standard Webhooks) and returns its message with its id. Keep the ids you have seen: one can arrive
 * twice. A message older or newer than the tolerance is refused, so that nobody can send an old one again.
 */
export async function readWebhook(
  secret: string,
  arrived: Arrived,
  { toleranceSeconds = 300, now = Date.now() }: { toleranceSeconds?: number; now?: number } = {},
): Promise<WebhookMessage & { readonly id: string }> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headerOf(arrived, name));
  if (!id || !timestamp || !signatures) throw new WebhookError('a header of the webhook is missing');
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= toleranceSeconds)) throw new WebhookError('the webhook is too old');
  const key = await crypto.subtle.importKey('raw', bytesOf(secret.replace(PREFIX, '')), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ]);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${arrived.body}`);
  const given = signatures.split(' ').flatMap((one) => (one.startsWith('v1,') ? [one.slice(3)] : []));
  for (const signature of given) {
    // Several are sent while a secret is replaced; one that fits is enough.
    if (await crypto.subtle.verify('HMAC', key, bytesOf(signature), signed)) return { id, ...(JSON.parse(arrived.body) as WebhookMessage) }; // signed by the server, which writes this
  }
  throw new WebhookError('the signature is wrong');
}

function headerOf({ headers }: Arrived, name: string): string | null {
  if (headers instanceof Headers) return headers.get(name);
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array(0);
  }
}
