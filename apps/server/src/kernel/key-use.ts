import { BlockList, isIPv6 } from 'node:net';
import type { Tx } from './database.ts';
import type { Deps } from './deps.ts';
import { question } from './question.ts';
import { Refusal } from './refusal.ts';
import type { Opened } from './as-actor.ts';
import { asSystem } from './transaction.ts';

type Use = { readonly last_used_at: Date; readonly last_used_ip: string };
/** The area of the keys registers a function that writes when and from where one was used. */
export const keyUses = question<(tx: Tx, keyHash: Buffer, use: Use) => Promise<void>>('the use of a key');

const EVERY_MS = 60_000;

/** The key of an integration works from the addresses its merchant has listed; an empty list means from everywhere. */
export function permitAddress({ seen }: Opened, ip: string): void {
  if (seen.allowed_addresses.length === 0) return;
  if (!isListed(seen.allowed_addresses, ip)) throw new Refusal('permission.address', { ip });
}

/** Addresses and CIDR ranges. An IPv4 address that arrives in its IPv6 form is the same address. */
export function isListed(listed: readonly string[], ip: string): boolean {
  const list = new BlockList();
  for (const one of listed) {
    const [address = '', bits] = one.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  const plain = ip.startsWith('::ffff:') && ip.includes('.') ? ip.slice('::ffff:'.length) : ip;
  return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** When and from where a key was last used. Written at most once a minute, and the call does not wait for it. */
export function noteKeyUse(deps: Deps, keyHash: Buffer, { actor, seen }: Opened, ip: string): void {
  const now = new Date();
  if (actor.kind !== 'api_key' || actor.integrationId === null || now.getTime() - seen.last_seen_at.getTime() < EVERY_MS) return;
  asSystem(deps.database, async (tx) => {
    for (const note of keyUses.answers()) await note(tx, keyHash, { last_used_at: now, last_used_ip: ip });
  }).catch((error: unknown) => deps.logger.warn({ err: error }, 'the use of a key could not be noted'));
}
