import { lookup } from 'node:dns';
import { createWriteStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAX_IMAGE_BYTES } from '@quayside/domain/uploads/upload-rules';
import { PictureFault, type Pictures } from './port.ts';
import { isPublicAddress } from './public-address.ts';

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
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new PictureFault('this is no address of a picture', 'refused_address', true);
  // A literal IP address is not resolved by DNS, so it is checked here.
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !mayReach(bare)) throw notPublic();
  return url;
}

function ask(url: URL, signal: AbortSignal, mayReach: (address: string) => boolean): Promise<IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http;
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'product-pictures' };
  return new Promise((resolve, reject) => {
    get(url, { signal, headers, agent: false, lookup: guarded(mayReach) }, resolve).on('error', reject);
  });
}

function guarded(mayReach: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error('the host name has no address'), '');
      if (!addresses.every(({ address }) => mayReach(address))) return done(notPublic(), '');
      if (options.all) return done(null, addresses);
      done(null, first.address, first.family);
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

const notPublic = () => new PictureFault('this address is not on the public internet', 'refused_address', true);

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
