/** The order of two addresses: IPv4 by its numbers, IPv6 by its zero-padded groups (NET-020, 021). */
import { isIpv4, isIpv6 } from './ip-address.ts';

/** Without a chosen type, an address of either type is accepted. */
export function isAddressOf(type: string, text: string): boolean {
  const address = text.trim();
  return (type !== 'IPv6' && isIpv4(address)) || (type !== 'IPv4' && isIpv6(address));
}

/** Compares two well-formed addresses of the same type; negative where the first comes first. */
export function compareAddresses(a: string, b: string): number {
  const [first, second] = [groupsOf(a.trim()), groupsOf(b.trim())];
  return first < second ? -1 : Number(first > second);
}

/** Groups are padded, so that comparing texts compares numbers. */
function groupsOf(address: string): string {
  if (!address.includes(':')) return address.split('.').map(padded).join('.');
  const plain = address.replace(/\d+\.\d+\.\d+\.\d+$/, (tail) => {
    const [a = 0, b = 0, c = 0, d = 0] = tail.split('.').map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = [], tail] = plain.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const zeros = Array<string>(8 - head.length - (tail?.length ?? 0)).fill('0');
  return (tail ? [...head, ...zeros, ...tail] : head).map((group) => padded(group).toLowerCase()).join(':');
}

const padded = (group: string) => group.padStart(4, '0');
