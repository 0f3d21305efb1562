import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { guardedLookup, isPublicAddress, NotPublic, reachableUrl } from '../public-address.ts';
import { StoreError } from './port.ts';

const TIMEOUT_MS = 20_000;
const MAX_ANSWER = 16 * 1024 * 1024;
const MAX_WAIT_MS = 30_000;
const TRIES = 4;

export type Rules = {
  readonly mayReach?: (address: string) => boolean;
  readonly timeoutMs?: number;
  readonly wait?: (ms: number) => Promise<void>;
};
export type Asked = { readonly method?: string; readonly url: string; readonly headers?: Record<string, string>; readonly body?: string };
export type Answered = { readonly status: number; readonly headers: IncomingMessage['headers']; readonly json: unknown };
export type ShopHttp = { readonly ask: (asked: Asked) => Promise<Answered>; readonly wait: (ms: number) => Promise<void> };

/** HTTP to shops: public addresses only, no redirects, JSON or an error with a name. A shop that asks for patience gets it, within reason. */
export function shopHttp({ mayReach = isPublicAddress, timeoutMs = TIMEOUT_MS, wait = pause }: Rules = {}): ShopHttp {
  const once = async (asked: Asked) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await send(asked, signal, mayReach);
      return { answer, text: await textOf(answer) };
    } catch (error) {
      if (error instanceof StoreError) throw error;
      if (error instanceof NotPublic) throw new StoreError('not_public');
      if (signal.aborted) throw new StoreError('timeout', `${timeoutMs / 1000} s`);
      throw new StoreError('unreachable', error instanceof Error ? error.message : String(error));
    }
  };
  const ask = async (asked: Asked): Promise<Answered> => {
    for (let tries = 1; ; tries++) {
      const { answer, text } = await once(asked);
      const status = answer.statusCode ?? 0;
      if (status !== 429) return { status, headers: answer.headers, json: jsonOf(status, text) };
      const ms = Math.max(1, Number(answer.headers['retry-after'] ?? '2') || 2) * 1000;
      if (tries === TRIES || ms > MAX_WAIT_MS) throw new StoreError('throttled', `${Math.round(ms / 1000)} s`);
      await wait(ms);
    }
  };
  return { ask, wait };
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

function send({ method = 'GET', url, headers = {}, body }: Asked, signal: AbortSignal, mayReach: (address: string) => boolean) {
  const target = reachableUrl(url, mayReach);
  if (target === null) throw new StoreError('wrong_url', url);
  const { request } = target.protocol === 'https:' ? https : http;
  const sent: Record<string, string> = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    'user-agent': 'store-sync',
    ...headers,
  };
  if (body !== undefined) sent['content-length'] = String(Buffer.byteLength(body));
  return new Promise<IncomingMessage>((resolve, reject) => {
    request(target, { method, signal, headers: sent, agent: false, lookup: guardedLookup(mayReach) }, resolve)
      .on('error', reject)
      .end(body);
  });
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer) {
    const part = Buffer.from(chunk as Buffer); // no encoding is set, so chunks are buffers
    bytes += part.length;
    if (bytes > MAX_ANSWER) {
      answer.destroy();
      throw new StoreError('broken_answer', 'more than 16 MB');
    }
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The content of a good answer. What a shop says with another status is an error of ours to name. */
function jsonOf(status: number, text: string): unknown {
  if (status === 401 || status === 403) throw new StoreError('refused', String(status));
  if (status >= 300 && status <= 399) throw new StoreError('moved', String(status));
  if (status >= 500) throw new StoreError('shop_error', String(status));
  const content = parsed(text);
  if (content === undefined) throw new StoreError(/^\s*</.test(text) ? 'html' : 'broken_answer', String(status));
  return content;
}

function parsed(text: string): unknown {
  try {
    return text === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
