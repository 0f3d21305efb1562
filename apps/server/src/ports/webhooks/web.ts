import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { guardedLookup, isPublicAddress, NotPublic, reachableUrl } from '../public-address.ts';
import type { Webhook, Webhooks } from './port.ts';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER = 1000;

type Rules = { readonly mayReach?: (address: string) => boolean; readonly timeoutMs?: number };

/** No redirects: the other side could lead this server to an address that was never checked, and a moved target is the merchant's to enter. */
export function sendWebhooks({ mayReach = isPublicAddress, timeoutMs = TIMEOUT_MS }: Rules = {}): Webhooks {
  return {
    send: async (webhook) => {
      const startedAt = performance.now();
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const answer = await post(webhook, signal, mayReach);
        const status = answer.statusCode ?? null;
        return { status, answer: await beginningOf(answer), ms: msSince(startedAt) };
      } catch (error) {
        const reason = signal.aborted ? `no answer within ${timeoutMs / 1000} s` : reasonOf(error);
        return { status: null, answer: reason, ms: msSince(startedAt) };
      }
    },
  };
}

function post({ url, headers, body }: Webhook, signal: AbortSignal, mayReach: (address: string) => boolean): Promise<IncomingMessage> {
  const target = reachableUrl(url, mayReach);
  if (target === null) throw new Error('this is no address of a web server');
  const { request } = target.protocol === 'https:' ? https : http;
  const sent = { ...headers, 'content-length': String(Buffer.byteLength(body)), 'user-agent': 'webhooks', 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    request(target, { method: 'POST', signal, headers: sent, agent: false, lookup: guardedLookup(mayReach) }, resolve)
      .on('error', reject)
      .end(body);
  });
}

/** Reads no more than is kept: an endless answer costs nothing. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer) {
    const part = Buffer.from(chunk as Buffer); // no encoding is set, so chunks are buffers
    chunks.push(part);
    bytes += part.length;
    if (bytes >= MAX_ANSWER) break;
  }
  answer.destroy();
  return Buffer.concat(chunks).toString('utf8').replaceAll('\u0000', '').slice(0, MAX_ANSWER);
}

function reasonOf(error: unknown): string {
  if (error instanceof NotPublic) return error.message;
  return (error instanceof Error ? error.message : String(error)).slice(0, MAX_ANSWER);
}

const msSince = (startedAt: number) => Math.round(performance.now() - startedAt);
