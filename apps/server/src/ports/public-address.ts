import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** `::7f00:1` means 127.0.0.1 to some systems; ipaddr.js counts this deprecated range as unicast. */
const ipv4Compatible = ipaddr.parseCIDR('::/96');

/**
 * Whether an address is on the public internet: not this machine, its network, the cloud's metadata or a reserved range. IPv6 addresses
 * that embed an IPv4 address (mapped, NAT64, 6to4, Teredo) are refused: a gateway could route them to the internal network.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && parsed.match(ipv4Compatible)) return false;
  return parsed.range() === 'unicast';
}

/** The address was not contacted: it is not on the public internet. */
export class NotPublic extends Error {
  override name = 'NotPublic';

  constructor() {
    super('this address is not on the public internet');
  }
}

/** Resolves a host name and refuses it if any of its addresses may not be reached; the connection uses the address that was checked. */
export function guardedLookup(mayReach: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error('the host name has no address'), '');
      if (!addresses.every(({ address }) => mayReach(address))) return done(new NotPublic(), '');
      if (options.all) return done(null, addresses);
      done(null, first.address, first.family);
    });
}

/** A URL a user has entered, if this server may contact it. A literal IP address is not resolved by DNS, so it is checked here. */
export function reachableUrl(text: string, mayReach: (address: string) => boolean): URL | null {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !mayReach(bare)) throw new NotPublic();
  return url;
}
