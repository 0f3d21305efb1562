import { createWriteStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAX_IMAGE_BYTES } from '@quayside/domain/uploads/upload-rules';
import { PictureFault, type Pictures } from './port.ts';
import { guardedLookup, isPublicAddress, NotPublic, reachableUrl } from '../public-address.ts';

const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 20_000;

export type WebRules = { readonly mayReach?: (address: string) => boolean; readonly maxBytes?: number; readonly timeoutMs?: number };

/**
 * SSRF protection: every address a host name resolves to is checked, again at every redirect, and the connection uses exactly the
 * address that was checked. So a user cannot make this server request an internal address.
 */
export function webPictures({ mayReach = isPublicAddress, maxBytes = MAX_IMAGE_BYTES, timeoutMs = TIMEOUT_MS }: WebRules = {}): Pictures {
  return {
    fetch: async (url, target) => {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const answer = await follow(url, signal, mayReach);
        return { bytes: await keep(answer, target, maxBytes, signal) };
      } catch (error) {
        if (error instanceof PictureFault) throw error;
        if (error instanceof NotPublic) throw new PictureFault(error.message, 'refused_address', true);
        throw new PictureFault(signal.aborted ? 'it took too long' : reasonOf(error), 'unreachable', false);
      }
    },
  };
}

async function follow(url: string, signal: AbortSignal, mayReach: (address: string) => boolean): Promise<IncomingMessage> {
  let next = url;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const here = checked(next, mayReach);
    const answer = await ask(here, signal, mayReach);
    const status = answer.statusCode ?? 0;
    if (status === 200) return answer;
    answer.destroy();
    const { location } = answer.headers;
    if (status < 300 || status > 399 || location === undefined) throw answeredWith(status);
    next = URL.parse(location, here.href)?.href ?? '';
  }
  throw new PictureFault('it is redirected too often', 'not_found', true);
}

/** A busy server is worth a retry; a refusal is final. */
function answeredWith(status: number): PictureFault {
  const reason = `the other side answered ${status}`;
  if (status >= 500 || status === 429) return new PictureFault(reason, 'unreachable', false);
  return new PictureFault(reason, [401, 403, 451].includes(status) ? 'denied' : 'not_found', true);
}

function checked(text: string, mayReach: (address: string) => boolean): URL {
  const url = reachableUrl(text, mayReach);
  if (url === null) throw new PictureFault('this is no address of a picture', 'refused_address', true);
  return url;
}

function ask(url: URL, signal: AbortSignal, mayReach: (address: string) => boolean): Promise<IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http;
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'product-pictures' };
  return new Promise((resolve, reject) => {
    get(url, { signal, headers, agent: false, lookup: guardedLookup(mayReach) }, resolve).on('error', reject);
  });
}

async function keep(answer: IncomingMessage, target: string, maxBytes: number, signal: AbortSignal): Promise<number> {
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > maxBytes ? new PictureFault(`it is larger than ${maxBytes} bytes`, 'too_large', true) : null, chunk);
    },
  });
  await pipeline(answer, counter, createWriteStream(target, { flags: 'wx', mode: 0o600 }), { signal });
  return bytes;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
