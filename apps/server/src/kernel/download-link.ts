import { DOWNLOAD_PATH, type Call, type DownloadLink } from '@quayside/contract/kernel/call';
import { z } from 'zod';
import type { Incoming } from './invoke.ts';
import { Refusal } from './refusal.ts';
import type { Secrets } from './secrets.ts';

const LIFE_MS = 5 * 60_000;
const PURPOSE = 'download link';

/** What a link holds: one call with its input, and the session it was made for. Encrypted and authenticated, stored nowhere. */
const Link = z.strictObject({
  call: z.string(),
  input: z.record(z.string(), z.unknown()),
  token_hash: z.hex(),
  expires_at: z.number(),
});

/** A link for one file. It works as long as the session does: at use, account, customer and permission are checked as for any call. */
export function sealLink(secrets: Secrets, call: Call, { raw, request }: Incoming, now: number): DownloadLink {
  if (request.tokenHash === null) throw new Refusal('session.expired');
  const link: z.input<typeof Link> = {
    call: call.name,
    input: z.record(z.string(), z.unknown()).parse(raw),
    token_hash: request.tokenHash.toString('hex'),
    expires_at: now + LIFE_MS,
  };
  const sealed = secrets.seal(JSON.stringify(link), PURPOSE).toString('base64url');
  return { url: `${DOWNLOAD_PATH}?link=${sealed}` };
}

export type OpenedLink = { readonly call: string; readonly input: unknown; readonly tokenHash: Buffer };

/** Refused when the link is expired, was changed, or was made with another key. */
export function openLink(secrets: Secrets, query: unknown, now: number): OpenedLink {
  const { data: asked } = z.object({ link: z.string().max(4000) }).safeParse(query);
  const plain = asked === undefined ? null : secrets.unseal(Buffer.from(asked.link, 'base64url'), PURPOSE);
  const link = plain === null ? null : Link.parse(JSON.parse(plain));
  if (link === null || link.expires_at <= now) throw new Refusal('uploads.link_expired');
  return { call: link.call, input: link.input, tokenHash: Buffer.from(link.token_hash, 'hex') };
}
