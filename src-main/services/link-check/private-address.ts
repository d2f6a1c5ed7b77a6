/** Addresses of private networks (IANA special-purpose registries). */
import { BlockList, isIPv6 } from 'node:net';

const privateRanges = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8] as const,
  ['10.0.0.0', 8] as const,
  ['100.64.0.0', 10] as const,
  ['127.0.0.0', 8] as const,
  ['169.254.0.0', 16] as const,
  ['172.16.0.0', 12] as const,
  ['192.168.0.0', 16] as const,
  ['198.18.0.0', 15] as const,
] as const)
  privateRanges.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
  ['::', 127] as const,
  ['fc00::', 7] as const,
  ['fe80::', 10] as const,
] as const)
  privateRanges.addSubnet(address, bits, 'ipv6');

export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return privateRanges.check(mapped, 'ipv4');
  return privateRanges.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
