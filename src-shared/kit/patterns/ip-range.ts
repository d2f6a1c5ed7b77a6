/**
 * Addresses and ranges as people write them, parsed to numbers or refused with a problem's name. Spellings that
 * programs read differently (leading zeros, `10.1`, hexadecimal) are refused.
 */
import ipaddr from 'ipaddr.js';
import { isIpv4, isIpv6 } from './ip-address.ts';

export type AddressFamily = 'IPv4' | 'IPv6';

export type AddressProblem =
  | 'empty'
  | 'tooLong'
  | 'fullWidth'
  | 'zone'
  | 'brackets'
  | 'port'
  | 'shorthand'
  | 'leadingZeros'
  | 'notation'
  | 'octet'
  | 'prefix'
  | 'mask'
  | 'wildcard'
  | 'mixed'
  | 'order'
  | 'malformed';

/** First and last address are both included. */
export interface AddressRange {
  readonly family: AddressFamily;
  readonly first: bigint;
  readonly last: bigint;
}

const longest = 120;
const bitsOf = { IPv4: 32, IPv6: 128 } as const;

/** The reason for which a text is no address; null for an address. */
export function addressProblem(text: string): AddressProblem | null {
  const address = text.trim();
  if (address === '') return 'empty';
  if (address.length > longest) return 'tooLong';
  if (isIpv4(address) || isIpv6(address)) return null;
  if (/[\uFF01-\uFF5E\u3002]/.test(address)) return 'fullWidth';
  if (address.includes('%')) return 'zone';
  if (/[[\]]/.test(address)) return 'brackets';
  if (/^\d+\.\d+\.\d+\.\d+:\d+$/.test(address)) return 'port';
  if (/^(0x[\da-f]+|\d{9,})$/i.test(address) || /(^|\.)0x/i.test(address)) return 'notation';
  if (/^\d+(\.\d+){0,2}$/.test(address)) return 'shorthand';
  if (!/^\d+(\.\d+){3}$/.test(address)) return 'malformed';
  return address.split('.').some((part) => /^0\d/.test(part)) ? 'leadingZeros' : 'octet';
}

export function addressFamilyOf(address: string): AddressFamily {
  return address.includes(':') ? 'IPv6' : 'IPv4';
}

/** The number of a well-formed address. */
export function addressNumber(address: string): bigint {
  const text = address.trim();
  return text.includes(':') ? ipv6Number(text) : BigInt(ipv4Number(text));
}

/**
 * The number of a well-formed IPv4 address, -1 for anything else. A hand-written single pass, because most of 100,000
 * segments are IPv4. `patterns/ip-address.ts` decides what is well-formed; a test keeps both consistent.
 */
export function ipv4Number(text: string): number {
  let sum = 0;
  let part = -1;
  let parts = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === point) {
      if (part < 0 || parts === 4) return -1;
      sum = sum * 256 + part;
      part = -1;
      parts += 1;
    } else {
      const digit = code - zero;
      // A leading zero, not a digit, or too large.
      if (digit < 0 || digit > 9 || part === 0) return -1;
      part = part < 0 ? digit : part * 10 + digit;
      if (part > 255) return -1;
    }
  }
  return parts === 4 && part >= 0 ? sum * 256 + part : -1;
}

const [point, zero] = [46, 48];

/** The usual spelling is parsed by hand as well; an address that ends in IPv4 by the library. */
function ipv6Number(text: string): bigint {
  if (text.includes('.')) return ofGroups(ipaddr.IPv6.parse(text).parts);
  const [head = '', tail] = text.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(8 - groups.length - rest.length).fill('0');
  return ofGroups([...groups, ...zeros, ...rest].map((group) => Number.parseInt(group, 16)));
}

/** A number holds three groups exactly, so few bigint operations are needed. */
function ofGroups([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: readonly number[]): bigint {
  const three = (x: number, y: number, z: number) => BigInt((x * 65_536 + y) * 65_536 + z);
  return (three(a, b, c) << 80n) | (three(d, e, f) << 32n) | BigInt(g * 65_536 + h);
}

/** The usual spelling: IPv6 in its short form. */
export function addressText(family: AddressFamily, address: bigint): string {
  if (family === 'IPv4')
    return [24n, 16n, 8n, 0n].map((shift) => Number((address >> shift) & 255n)).join('.');
  const parts = Array.from({ length: 8 }, (_, at) => Number((address >> BigInt(112 - at * 16)) & 0xffffn));
  return new ipaddr.IPv6(parts).toString();
}

/** An IPv4-mapped IPv6 address (`::ffff:10.0.0.1`) counts as its IPv4 address. */
export function unmapAddress(
  family: AddressFamily,
  address: bigint,
): { family: AddressFamily; address: bigint } {
  return family === 'IPv6' && address >> 32n === 0xffffn
    ? { family: 'IPv4', address: address & 0xffff_ffffn }
    : { family, address };
}

/** Whether the range has all addresses of its family. */
export function isWholeFamily({ family, first, last }: AddressRange): boolean {
  return first === 0n && last === (1n << BigInt(bitsOf[family])) - 1n;
}

/** The range between two addresses, or the first problem; mapped addresses count as IPv4. */
export function rangeBetween(start: string, end: string): AddressRange | AddressProblem {
  const [from, to] = [ipv4Number(start.trim()), ipv4Number(end.trim())];
  if (from >= 0 && to >= 0)
    return from > to ? 'order' : { family: 'IPv4', first: BigInt(from), last: BigInt(to) };
  const problem = addressProblem(start) ?? addressProblem(end);
  if (problem) return problem;
  const family = addressFamilyOf(start);
  if (family !== addressFamilyOf(end)) {
    const [first, last] = [start, end].map((text) =>
      unmapAddress(addressFamilyOf(text), addressNumber(text)),
    );
    if (first?.family !== 'IPv4' || last?.family !== 'IPv4') return 'mixed';
    return rangeBetween(addressText('IPv4', first.address), addressText('IPv4', last.address));
  }
  const [first, last] = [addressNumber(start), addressNumber(end)];
  return first > last ? 'order' : unmappedRange({ family, first, last });
}

function unmappedRange(range: AddressRange): AddressRange {
  const [first, last] = [unmapAddress(range.family, range.first), unmapAddress(range.family, range.last)];
  if (first.family === range.family || last.family === range.family) return range;
  return { family: first.family, first: first.address, last: last.address };
}

/** The network of an address with a prefix length. */
function prefixRange(address: string, bits: string): AddressRange | AddressProblem {
  const problem = addressProblem(address);
  if (problem) return problem;
  const family = addressFamilyOf(address);
  if (!/^(0|[1-9]\d{0,2})$/.test(bits) || Number(bits) > bitsOf[family]) return 'prefix';
  const rest = BigInt(bitsOf[family] - Number(bits));
  const first = (addressNumber(address) >> rest) << rest;
  return unmappedRange({ family, first, last: first + (1n << rest) - 1n });
}

const all = 0xffff_ffffn;

/** The range of an IPv4 address with a mask, `255.255.0.0` or `0.0.255.255`; null where there is no mask. */
export function maskedRange(address: string, mask: string): AddressRange | null {
  if (!isIpv4(address) || !isIpv4(mask)) return null;
  const [number, maskNumber] = [addressNumber(address), addressNumber(mask)];
  // 0.0.0.0 to 255.255.255.255 is a range of first and last address.
  if (number === 0n && maskNumber === all) return null;
  // An address with bits set behind the mask is not a network: the pair is a first and a last address.
  const open = [maskNumber ^ all, maskNumber].find((bits) => isLowBits(bits) && (number & bits) === 0n);
  if (open === undefined) return null;
  return { family: 'IPv4', first: number, last: number | open };
}

const isLowBits = (number: bigint) => (number & (number + 1n)) === 0n;

/** Reads `10.0.0.0/8`, `10.1.*.*`, `10.0.0.1-10.0.0.9`, `10.0.0.1-9`, `2001:db8::/32`, or a single address. */
export function readRange(text: string): AddressRange | AddressProblem {
  const range = text.trim();
  if (range === '') return 'empty';
  if (range.length > longest) return 'tooLong';
  if (range.includes('/')) {
    const [address = '', bits = '', ...more] = range.split('/');
    if (more.length > 0) return 'prefix';
    if (isIpv4(address.trim()) && isIpv4(bits.trim()))
      return maskedRange(address.trim(), bits.trim()) ?? 'mask';
    return prefixRange(address.trim(), bits.trim());
  }
  if (range.includes('*')) return wildcardRange(range);
  const [start = '', end, ...more] = range.split(/\s*[-–—~]\s*/);
  if (end === undefined) return rangeBetween(start, start);
  if (more.length > 0) return 'malformed';
  // Only the last number is given, as in 10.0.0.1-9.
  const short = /^\d{1,3}$/.test(end) && isIpv4(start);
  return rangeBetween(start, short ? start.replace(/\d+$/, end) : end);
}

function wildcardRange(text: string): AddressRange | AddressProblem {
  const parts = text.split('.');
  const open = parts.indexOf('*');
  if (open < 0 || parts.length > 4 || parts.slice(open).some((part) => part !== '*')) return 'wildcard';
  const filled = (last: string) => [...parts.slice(0, open), ...Array<string>(4 - open).fill(last)].join('.');
  return rangeBetween(filled('0'), filled('255'));
}
