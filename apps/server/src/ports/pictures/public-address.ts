import { BlockList, isIP } from 'node:net';

// Two lists: in one, a rule about IPv4 written as IPv6 would hold for every IPv4 address.
const [inside4, inside6] = [new BlockList(), new BlockList()];
const ranges4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** Besides private and local ones also those that stand for an IPv4 address: a gateway would lead to it. */
const ranges6 = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;
for (const [net, prefix] of ranges4) inside4.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of ranges6) inside6.addSubnet(net, prefix, 'ipv6');

/** Whether an address is out in the world: not this machine, its network, the cloud's metadata or anything reserved. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 6) return !inside6.check(address, 'ipv6');
  return family === 4 && !inside4.check(address, 'ipv4');
}
