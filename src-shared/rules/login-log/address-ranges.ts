/**
 * The address filter of the log: single addresses, ranges, CIDR blocks and wildcards, separated by commas or blanks; a
 * `!` in front excludes one. Excluded ones alone leave all other addresses.
 * Full-width characters count as their plain forms; an IPv4 address written as IPv6 counts as IPv4.
 */
import { isIpv4, isIpv4Wildcard, isIpv6 } from '../../kit/patterns/ip-address.ts';

export interface LogAddressRange {
  readonly version: 4 | 6;
  /** The first and the last address, both included. */
  readonly from: bigint;
  readonly to: bigint;
  readonly except?: true;
}

export type LogAddressProblem = 'shape' | 'prefix' | 'mixed' | 'order' | 'many';
export type AddressAnswer =
  | { readonly ranges: readonly LogAddressRange[] }
  /** The text in which the problem occurs is `part`. */
  | { readonly problem: LogAddressProblem; readonly part: string };

/** The maximum number of addresses in one filter. */
export const mostAddresses = 400;
/** The maximum number of characters of a part in a message. */
const longest = 60;

export function addressRanges(text: string): AddressAnswer {
  const parts = text
    .normalize('NFKC')
    .replace(/\s*[-–—~]\s*/g, '-')
    .replace(/!\s+/g, '!')
    .split(/[\s,;、]+/)
    .filter((part) => part !== '');
  if (parts.length > mostAddresses) return { problem: 'many', part: String(mostAddresses) };
  const ranges: LogAddressRange[] = [];
  for (const part of parts) {
    const isExcept = part.startsWith('!');
    const range = rangeOf(isExcept ? part.slice(1) : part);
    if (typeof range === 'string') return { problem: range, part: part.slice(0, longest) };
    ranges.push(isExcept ? { ...range, except: true } : range);
  }
  return { ranges };
}

/** Returns an address as a number with its IP version; null for any other text. */
export function logAddressNumber(text: string): { readonly version: 4 | 6; readonly value: bigint } | null {
  if (isIpv4(text)) return { version: 4, value: ipv4(text) };
  if (!isIpv6(text)) return null;
  const value = ipv6(text);
  return value >> 32n === 0xffffn ? { version: 4, value: value & 0xffffffffn } : { version: 6, value };
}

/** Tells whether the ranges let an address pass; a text that is no address lies in no range. */
export function liesIn(address: string, ranges: readonly LogAddressRange[]): boolean {
  const one = logAddressNumber(address.trim());
  return passesRanges(ranges, (range) => one !== null && rangeHolds(range, one));
}

/** `address`: what `logAddressNumber` returns. */
export function rangeHolds(
  { version, from, to }: LogAddressRange,
  address: { readonly version: 4 | 6; readonly value: bigint },
): boolean {
  return version === address.version && from <= address.value && address.value <= to;
}

/** `holds`: whether a range holds the address. */
export function passesRanges<Range extends { readonly except?: true }>(
  ranges: readonly Range[],
  holds: (range: Range) => boolean,
): boolean {
  if (ranges.some((range) => range.except === true && holds(range))) return false;
  const wanted = ranges.filter(({ except }) => except !== true);
  return wanted.length === 0 ? ranges.length > 0 : wanted.some(holds);
}

function rangeOf(part: string): LogAddressRange | LogAddressProblem {
  if (part.includes('/')) return blockOf(part);
  if (part.includes('*')) return isIpv4Wildcard(part) ? wildcardOf(part) : 'shape';
  const [first = '', last = first, ...more] = part.split('-');
  const [from, to] = [logAddressNumber(first), logAddressNumber(last)];
  if (more.length > 0 || !from || !to) return 'shape';
  if (from.version !== to.version) return 'mixed';
  return from.value <= to.value ? { version: from.version, from: from.value, to: to.value } : 'order';
}

function blockOf(part: string): LogAddressRange | LogAddressProblem {
  const [address = '', prefix = '', ...more] = part.split('/');
  const single = logAddressNumber(address);
  if (!single || more.length > 0) return 'shape';
  // A prefix counts the bits as they are written: 96 of an IPv4 address in IPv6 are no bits of the IPv4 address.
  const [bits, before] = single.version === 6 ? [128, 0] : address.includes(':') ? [128, 96] : [32, 0];
  if (!/^(?:0|[1-9]\d{0,2})$/.test(prefix) || Number(prefix) > bits || Number(prefix) < before)
    return 'prefix';
  const host = (1n << BigInt(bits - Number(prefix))) - 1n;
  return { version: single.version, from: single.value & ~host, to: single.value | host };
}

function wildcardOf(part: string): LogAddressRange {
  const at = (octet: string) => ipv4(part.replaceAll('*', octet));
  return { version: 4, from: at('0'), to: at('255') };
}

function ipv4(text: string): bigint {
  return text.split('.').reduce((value, octet) => value * 256n + BigInt(octet), 0n);
}

function ipv6(text: string): bigint {
  const plain = text.replace(/\d+\.\d+\.\d+\.\d+$/, (tail) => {
    const value = ipv4(tail);
    return `${(value >> 16n).toString(16)}:${(value & 0xffffn).toString(16)}`;
  });
  const [head = [], tail] = plain.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const zeros = Array<string>(8 - head.length - (tail?.length ?? 0)).fill('0');
  const groups = tail ? [...head, ...zeros, ...tail] : head;
  return groups.reduce((value, group) => value * 65536n + BigInt(`0x${group}`), 0n);
}
