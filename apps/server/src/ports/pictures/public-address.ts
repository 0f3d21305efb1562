import { isIP } from 'node:net';
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
